import { sql } from 'kysely'
import type { EntryKind, PrivacyEntry } from '#contract/privacy/entry.ts'
import { emailOf } from '#server/accounts/facts.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'

export async function writeEntry(
  tx: Tx,
  actor: Actor,
  matter: string,
  kind: EntryKind,
  note: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('privacy_entries')
    .values({ matter_id: matter, kind, note, by_id: actor.id, at: now })
    .execute()
}

/** The actions taken on a matter, oldest first. */
export async function entriesOf(tx: Tx, matter: string): Promise<PrivacyEntry[]> {
  const { rows } = await sql<Row>`
    select id, kind, note, at, by_id, coalesce(${nameOf(sql`by_id`)}, ${emailOf(sql`by_id`)}) as name,
        ${otherNameOf(sql`by_id`)} as other_name
      from privacy_entries where matter_id = ${matter}::uuid order by at, id`.execute(tx)
  return rows.map(({ at, by_id, name, other_name, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    by: by_id === null || name === null ? null : { id: by_id, name, otherName: other_name },
  }))
}

type Row = Pick<PrivacyEntry, 'id' | 'kind' | 'note'> & {
  at: Date
  by_id: string | null
  name: string | null
  other_name: string | null
}
