import type { readSession as route } from '#contract/accounts/sign-in.ts'
import type { Read } from '#server/http/bind-read.ts'
import { type Account, accountQuery, viewSession } from '../load.ts'

export const readSession: Read<typeof route, Account> = (
  _actor,
  _input,
  _now,
  _house,
  { session, cookies },
) => ({
  query: session && (() => accountQuery(session.user_id)),
  view([account]) {
    if (!session && cookies.session) cookies.clearSession()
    return { session: session && account ? viewSession(account, session) : null }
  },
})
