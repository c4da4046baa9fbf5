import { sql } from 'kysely'
import type { readPayouts as route } from '#contract/money/payouts.ts'
import type { InputOf, OutputOf } from '#contract/route.ts'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import { loadStanding } from './load-standing.ts'
import { type PayoutRow, viewPayout, viewStanding } from './view.ts'

type Answer = OutputOf<typeof route>

const mostShown = 50

/** The caller's own payouts, read as the system. */
export const prepareRead = (house: House, _: InputOf<typeof route>, { actor }: Caller): Promise<Answer> =>
  house.db.as(system, async (tx) => {
    const now = house.clock.now()
    const standing = await loadStanding(tx, house, actor.id)
    const { rows } = await sql<PayoutRow>`
      select id, halalas::float8 as halalas, state, cause, iban_end, asked_at, ended_at, reason
        from payouts where dietitian_id = ${actor.id}::uuid order by asked_at desc, id desc limit ${mostShown}`.execute(
      tx,
    )
    return { standing: viewStanding(standing, now), payouts: rows.map(viewPayout) }
  })
