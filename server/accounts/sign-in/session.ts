import type { contract } from '#contract/contract.ts'
import { perHouse } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { type Account, accountQuery, loadSessionView, viewSession } from '../load.ts'

/** Every open page polls this twice a minute, so the account is read again only if the session's version changed. */
export const readSession: Read<typeof contract.readSession, Account> = (
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

/** Any request that a person makes extends the session before its verb begins; this one does nothing else. */
export const renewSession: Verb<typeof contract.renewSession> = async (
  tx,
  _actor,
  _input,
  _now,
  _house,
  { session },
) => {
  if (!session) throw new Refusal('signed_out')
  return { session: await loadSessionView(tx, session) }
}

export const signOut: Verb<typeof contract.signOut> = async (
  tx,
  actor,
  _input,
  now,
  _house,
  { session, cookies },
) => {
  cookies.clearSession()
  if (session) {
    await tx.deleteFrom('sessions').where('id', '=', session.id).execute()
    await record(tx, actor, 'session.ended', session.user_id, now, { session: session.id })
  }
  return { done: true }
}
