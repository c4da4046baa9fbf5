import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { InputOf, OutputOf } from '#contract/route.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { loadStanding } from './load-standing.ts'
import { requestPayout } from './request-payout.ts'
import { type PayoutRow, viewPayout, viewStanding } from './view.ts'

type Answer = OutputOf<typeof contract.readPayouts>

const mostShown = 50

const columns = sql`id, halalas::float8 as halalas, state, cause, iban_end, asked_at, ended_at, reason`

/** The caller's own payouts, read as the system. */
export const prepareRead = (
  house: House,
  _: InputOf<typeof contract.readPayouts>,
  { actor }: Caller,
): Promise<Answer> =>
  house.db.as(system, async (tx) => {
    const now = house.clock.now()
    const standing = await loadStanding(tx, house, actor.id)
    const { rows } = await sql<PayoutRow>`
      select ${columns} from payouts where dietitian_id = ${actor.id}::uuid order by asked_at desc, id desc limit ${mostShown}`.execute(
      tx,
    )
    return { standing: viewStanding(standing, now), payouts: rows.map(viewPayout) }
  })

/** The dietitian; the transaction is the system's, because only the system posts payouts. */
export const payoutOwner = async (
  _: House,
  _input: InputOf<typeof contract.payOutNow>,
  { actor }: Caller,
): Promise<string> => actor.id

export const payOutNow: Verb<typeof contract.payOutNow, string> = async (
  tx,
  _actor,
  _input,
  now,
  house,
  { ready: dietitian },
) => {
  const asked = await requestPayout(tx, house, dietitian, 'asked', now)
  if ('obstacle' in asked) throw new Refusal(asked.obstacle)
  const { rows } = await sql<PayoutRow>`
    select ${columns} from payouts where id = ${asked.payout}::uuid`.execute(tx)
  if (!rows[0]) throw new Error('the payout disappeared right after it was stored')
  return { payout: viewPayout(rows[0]) }
}
