import { sql } from 'kysely'
import type { MealTime } from '#contract/health/diary.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { PersonKey } from '#server/ground/data/person-keys.ts'
import { zoneOf } from '#server/notifications/facts.ts'
import { type EntryRow, entryColumns, viewDiaryEntry } from '../entries.ts'
import { noteReading, seeGroup } from '../sharing/see-patient.ts'

export type LoggedMeal = { mealTime: MealTime | null; time: string; text: string }

/** Meals in the patient's words, by day in their time zone, if they share meals. Recorded in their list of readings. */
export async function mealsSince(
  tx: Tx,
  actor: Actor,
  patient: string,
  key: PersonKey | null,
  { since, days }: { since: string; days: number },
  now: Date,
): Promise<LoggedMeal[][]> {
  await seeGroup(tx, actor, patient, 'meals')
  const zone = zoneOf(sql`${patient}::uuid`)
  const { rows } = await sql<EntryRow & { day: number; clock: string }>`
    select ${entryColumns}, (entry.taken_at at time zone ${zone})::date - ${since}::date as day,
        to_char(entry.taken_at at time zone ${zone}, 'HH24:MI') as clock
      from health_entries as entry where entry.user_id = ${patient}::uuid and entry.kind = 'meal'
        and (entry.taken_at at time zone ${zone})::date >= ${since}::date
        and (entry.taken_at at time zone ${zone})::date < ${since}::date + ${days}::int
      order by entry.taken_at, entry.id`.execute(tx)
  if (rows.length > 0) await noteReading(tx, actor, patient, ['meals'], now)
  const meals = rows.map((row) => ({ row, entry: viewDiaryEntry(row, key, patient) }))
  return Array.from({ length: days }, (_, day) =>
    meals
      .filter(({ row, entry }) => row.day === day && !entry.isUnreadable)
      .map(({ row, entry }) => ({ mealTime: entry.mealTime, time: row.clock, text: entry.text })),
  )
}
