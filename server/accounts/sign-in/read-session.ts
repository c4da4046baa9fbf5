import type { readSession as route } from '#contract/accounts/sign-in.ts'
import { perHouse } from '#server/ground/house.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { type Account, accountQuery, viewSession } from '../load.ts'

/** Every open page polls this twice a minute, so the account is read again only if the session's version changed. */
export const readSession: Read<typeof route, Account> = (
  actor,
  _input,
  _now,
  house,
  { session, cookies },
) => {
  const accounts = accountsOf(house)
  const query = session && (() => accountQuery(session.user_id))
  const known = session && accounts.get(session.id)
  return {
    query: known ? null : query,
    async view([found]) {
      if (!session || !query) {
        if (cookies.session) cookies.clearSession()
        return { session: null }
      }
      const { version, last_notification } = session
      const isCurrent = known?.version === version
      const account = found ?? (isCurrent ? known.account : (await house.db.read(actor, query))[0])
      if (!account) return { session: null }
      if (!isCurrent) {
        if (accounts.size >= mostKept) accounts.clear()
        accounts.set(session.id, { version, account })
      }
      return { session: viewSession({ ...account, last_notification }, session) }
    },
  }
}

const accountsOf = perHouse(() => new Map<string, { version: string; account: Account }>())
const mostKept = 20_000
