import { sql } from 'kysely'
import { writeNumber } from '#copy/dates.ts'
import { type Database, system, type Tx } from '#server/ground/data/db.ts'
import { record } from '../events.ts'
import { rowOfUsda } from './food-of-usda.ts'
import { readUsda, type UsdaRefused } from './read-usda.ts'

export type UsdaReport = { added: number; changed: number; same: number; refused: UsdaRefused[] }

const batch = 500

/**
 * Imports the foods of a release into the shared table, in batches. Repeating it changes nothing. An event records
 * who imported them and with what result, even if the import stopped half-way.
 */
export async function importUsda(
  db: Pick<Database, 'as'>,
  { folder, by }: { folder: string; by: string },
  now: Date,
  say: (line: string) => void,
): Promise<UsdaReport> {
  const { foods, refused } = await readUsda(folder, (file, rows) =>
    say(`${file}: ${writeNumber('en', rows)} rows read`),
  )
  const report: UsdaReport = { added: 0, changed: 0, same: 0, refused }
  try {
    for (let at = 0; at < foods.length; at += batch) {
      const rows = foods.slice(at, at + batch).map(rowOfUsda)
      count(report, rows.length, await db.as(system, (tx) => write(tx, rows, now)))
      say(`${Math.min(at + batch, foods.length)} of ${foods.length} foods written`)
    }
  } finally {
    const { added, changed, same } = report
    const isWhole = added + changed + same === foods.length
    const told = { by, added, changed, same, refused: refused.length, isWhole }
    await db.as(system, (tx) => record(tx, system, 'foods.release_imported', sql`uuidv7()`, now, told))
  }
  return report
}

function count(report: UsdaReport, sent: number, written: { is_new: boolean }[]) {
  const added = written.filter(({ is_new }) => is_new).length
  report.added += added
  report.changed += written.length - added
  report.same += sent - written.length
}

/** Writes and returns only the rows that are new or have changed. */
async function write(tx: Tx, rows: ReturnType<typeof rowOfUsda>[], now: Date) {
  const answer = await sql<{ is_new: boolean }>`
    insert into foods as known (id, name_en, food_group, facts, words, standing, written_at)
      select id, name_en, food_group, facts, words::tsvector, standing, ${now}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as given (id uuid, name_en text, food_group text, facts jsonb, words text, standing smallint)
    on conflict (id) do update set name_en = excluded.name_en, food_group = excluded.food_group,
      facts = excluded.facts, words = excluded.words, standing = excluded.standing,
      written_at = excluded.written_at
      where (known.name_en, known.food_group, known.facts, known.words, known.standing)
        is distinct from (excluded.name_en, excluded.food_group, excluded.facts, excluded.words, excluded.standing)
    returning xmax = 0 as is_new`.execute(tx)
  return answer.rows
}
