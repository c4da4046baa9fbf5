import { beginProviderVisit, endProviderVisit, enterByProvider } from '#contract/accounts/connections.ts'
import { switchRole } from '#contract/accounts/people.ts'
import { provePassword, renewSession, signIn, signOut } from '#contract/accounts/sign-in.ts'
import { receivePaymentWebhook } from '#contract/money/cards.ts'
import { isSearch, type Route } from '#contract/route.ts'

/**
 * During a hold people sign in and read, and webhooks are stored; other changes would alter data still being
 * compared.
 */
export const isOpenWhileHeld = (route: Route): boolean =>
  route.method === 'GET' || isSearch(route) || open.has(route)

const open: ReadonlySet<Route> = new Set<Route>([
  signIn,
  beginProviderVisit,
  endProviderVisit,
  enterByProvider,
  renewSession,
  provePassword,
  switchRole,
  signOut,
  receivePaymentWebhook,
])
