import { sql } from 'kysely'
import type { lookInto as route } from '#contract/money/reconciliation.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { type DifferenceRow, viewDifference } from './read-reconciliation.ts'

/** A second call replaces the note; the difference stays marked as looked into. */
export const lookInto: Verb<typeof route> = async (tx, actor, { id, note }, now) => {
  const { rows } = await sql<{ row: DifferenceRow }>`
    update differences set looked_at = ${now}, note = ${note} where id = ${id}::uuid
      returning to_json(differences) as row`.execute(tx)
  const [changed] = rows
  if (!changed) throw new Refusal('not_found')
  await record(tx, actor, 'difference.looked_into', id, now)
  return { difference: viewDifference(changed.row) }
}
