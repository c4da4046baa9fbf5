import { sql } from 'kysely'
import { holdMinutes } from '#contract/appointments/booking.ts'
import type { contract } from '#contract/contract.ts'
import { heldUntil } from '#server/availability/holds.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { minute } from '../rules.ts'
import { lockTimes, readBookable } from './bookable.ts'
import { lastUnpaidMessage } from './message.ts'

/** One held time per patient: holding another releases the previous one. */
export const holdTime: Verb<typeof contract.holdTime> = async (tx, actor, input, now, house) => {
  await lockTimes(tx, [actor.id, input.dietitian])
  const wanted = await readBookable(tx, actor, input, now, house)
  const { startsAt, endsAt } = wanted
  if (wanted.knownId) throw new Refusal('busy_then')
  const wished = new Date(now.getTime() + holdMinutes * minute)
  const { rows } = await sql<{ is_held: boolean }>`
    select app.hold_time(${input.dietitian}::uuid, tstzrange(${startsAt}, ${endsAt}), ${wished}, ${now}) as is_held`.execute(
    tx,
  )
  if (!rows[0]?.is_held) throw await wanted.taken()
  const kept = await heldUntil({ holder: actor.id, from: startsAt, to: endsAt }).execute(tx)
  const until = kept.rows[0]?.until ?? wished
  return {
    until: until.toISOString(),
    seconds: Math.floor((until.getTime() - now.getTime()) / 1_000),
    message: await lastUnpaidMessage(tx, actor, input.dietitian, now, house),
    needs: { bornOn: !wanted.has_birth_date, consent: !wanted.has_agreed },
  }
}

export const releaseTime: Verb<typeof contract.releaseTime> = async (tx) => {
  await sql`select app.release_time()`.execute(tx)
  return { done: true }
}
