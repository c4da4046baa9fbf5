import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'

type Held = { holder: string; from: Date; to: Date }

/** Whether the holder still holds exactly this time, both for themselves and in the other side’s calendar. */
export const isHeldBy = ({ holder, from, to }: Held, now: Date): RawBuilder<boolean> => sql`(
  select count(*) = 2 from taken_times
    where holder_id = ${holder}::uuid and during = tstzrange(${from}, ${to}) and held_until > ${now}::timestamptz)`

/** Whether the holder is busy at that time, apart from times that they hold themselves. */
export const isBusyOtherwise = ({ holder, from, to }: Held, now: Date): RawBuilder<boolean> => sql`exists (
  select from taken_times where person_id = ${holder}::uuid and during && tstzrange(${from}, ${to})
    and (held_until is null or held_until > ${now}::timestamptz) and holder_id is distinct from ${holder}::uuid)`

/** When the holder's hold on exactly this time ends. */
export const heldUntil = ({ holder, from, to }: Held): RawBuilder<{ until: Date }> => sql`
  select held_until as until from taken_times
    where person_id = ${holder}::uuid and holder_id = ${holder}::uuid and during = tstzrange(${from}, ${to})`

/** The same as a column of another statement, for a time in a column; null if it is not held. */
export const stillHeldUntil = (
  holder: string,
  during: RawBuilder<unknown>,
  now: Date,
): RawBuilder<string | null> => sql`(
  select held_until from taken_times
    where person_id = ${holder}::uuid and holder_id = ${holder}::uuid and taken_times.during = ${during}
      and held_until > ${now}::timestamptz)`

/** As the system: releases one held time. */
export async function releaseHeldTime(tx: Tx, { holder, from, to }: Held): Promise<void> {
  await tx
    .deleteFrom('taken_times')
    .where('holder_id', '=', holder)
    .where(sql<boolean>`during = tstzrange(${from}, ${to})`)
    .execute()
}

/** As the system: releases all times of this holder. */
export async function releaseAllHeld(tx: Tx, holder: string): Promise<void> {
  await tx.deleteFrom('taken_times').where('holder_id', '=', holder).execute()
}
