import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'

type Held = { holder: string; from: Date; to: Date }

/** Whether somebody still keeps exactly this time from others, both for themselves and at the other’s. */
export const isHeldBy = ({ holder, from, to }: Held, now: Date): RawBuilder<boolean> => sql`(
  select count(*) = 2 from taken_times
    where holder_id = ${holder}::uuid and during = tstzrange(${from}, ${to}) and held_until > ${now}::timestamptz)`

/** Whether somebody has anything else then but what they keep from others. */
export const isElsewhere = ({ holder, from, to }: Held, now: Date): RawBuilder<boolean> => sql`exists (
  select from taken_times where person_id = ${holder}::uuid and during && tstzrange(${from}, ${to})
    and (held_until is null or held_until > ${now}::timestamptz) and holder_id is distinct from ${holder}::uuid)`

/** Until when the reader keeps exactly this time. */
export const keptUntil = ({ holder, from, to }: Held): RawBuilder<{ until: Date }> => sql`
  select held_until as until from taken_times
    where person_id = ${holder}::uuid and holder_id = ${holder}::uuid and during = tstzrange(${from}, ${to})`

/** The same as a column of another statement, of a time in a column: null where it is not kept. */
export const stillKeptUntil = (
  holder: string,
  during: RawBuilder<unknown>,
  now: Date,
): RawBuilder<string | null> => sql`(
  select held_until from taken_times
    where person_id = ${holder}::uuid and holder_id = ${holder}::uuid and taken_times.during = ${during}
      and held_until > ${now}::timestamptz)`

/** For the system: one time that somebody keeps is free again. */
export async function letGoOf(tx: Tx, { holder, from, to }: Held): Promise<void> {
  await tx
    .deleteFrom('taken_times')
    .where('holder_id', '=', holder)
    .where(sql<boolean>`during = tstzrange(${from}, ${to})`)
    .execute()
}

/** For the system: what somebody keeps is free again. */
export async function letGo(tx: Tx, holder: string): Promise<void> {
  await tx.deleteFrom('taken_times').where('holder_id', '=', holder).execute()
}
