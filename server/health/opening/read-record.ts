import { sql } from 'kysely'
import { entryKinds, groupOf, type HealthGroup } from '#contract/health/kinds.ts'
import type { readOpenedRecord as route } from '#contract/health/opening.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { readHealthAnswers, shareableAnswers } from '../answers.ts'
import { record } from '../events.ts'
import { latestEntries } from '../patients/latest-entries.ts'
import { reportsOf, viewReport } from '../reports/reports.ts'
import { noteReading } from '../sharing/see-patient.ts'

/** Each reading is recorded in the audit log and in the person's own list of readings. */
export const readOpenedRecord: Verb<typeof route> = async (tx, actor, { id }, now, house) => {
  await seeOpened(tx, actor, id, now)
  const key = await findPersonKey(tx, house.keys, id)
  const [told, seen, { rows }] = await Promise.all([
    readHealthAnswers(tx, house, id),
    latestEntries(tx, key, id, entryKinds),
    reportsOf(id).execute(tx),
  ])
  const groups = new Set<HealthGroup>([
    ...(told ? (['answers'] as const) : []),
    ...(rows.length > 0 ? (['reports'] as const) : []),
    ...seen.counts.map(({ kind }) => groupOf(kind)),
  ])
  await noteReading(tx, actor, id, [...groups], now)
  await record(tx, actor, 'record.read', id, now)
  return {
    answers: told && shareableAnswers(told),
    latest: seen.latest,
    diary: seen.diary,
    reports: rows.map((row) => viewReport(row, key)),
  }
}

/** Lets this transaction see the record that the admin has opened. The database checks its own clock as well. */
async function seeOpened(tx: Tx, actor: Actor, person: string, now: Date): Promise<void> {
  const { rows } = await sql<{ opened: string | null }>`
    with mine as (
      select id from record_openings
        where person_id = ${person}::uuid and admin_id = ${actor.id}::uuid and closed_at is null and ends_at > ${now}::timestamptz
        order by opened_at desc limit 1
    )
    select set_config('app.record_opening', coalesce((select id::text from mine), ''), true) as opened`.execute(
    tx,
  )
  if (!rows[0]?.opened) throw new Refusal('record_closed')
}
