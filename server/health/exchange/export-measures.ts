import { sql } from 'kysely'
import { cellOf } from '#contract/csv.ts'
import { kinds, type MeasureKind, measureKinds } from '#contract/health/kinds.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import type { FileAnswer } from '#server/ground/http/bind-file.ts'
import { spendAll } from '#server/ground/http/limits.ts'
import { yieldingToOthers } from '#server/ground/yielding-to-others.ts'
import { type EntryRow, entryColumns, type MeasureContent, openContent } from '../entries.ts'
import { perPerson } from '../limits.ts'

/** The oldest first, in stored units, in the format that `importMeasures` accepts. */
export async function exportMeasures(house: House, _: unknown, { actor }: Caller): Promise<FileAnswer> {
  await spendAll(house, [[perPerson.exports, actor.id]])
  const [key, rows] = await house.db.as(actor, async (tx) => [
    await findPersonKey(tx, house.keys, actor.id),
    (
      await sql<EntryRow>`
        select ${entryColumns} from health_entries as entry
          where entry.user_id = ${actor.id}::uuid and entry.kind = any (${[...measureKinds]}::text[])
          order by entry.taken_at, entry.id`.execute(tx)
    ).rows,
  ])
  const lines = ['date,kind,value,second,unit,moment,note,source']
  await yieldingToOthers(
    (function* () {
      for (const row of rows) {
        const content = openContent<MeasureContent>(key, actor.id, row)
        if (content) lines.push(lineOf(row, content))
        yield
      }
    })(),
  )
  // The byte order mark, by which spreadsheets recognise the Arabic as UTF-8.
  const bytes = Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`, 'utf8')
  return { bytes, type: 'text/csv; charset=utf-8', name: 'nabta-health.csv' }
}

const lineOf = ({ kind, taken_at, source }: EntryRow, { v, s, m, n }: MeasureContent): string =>
  [taken_at.toISOString(), kind, v, s ?? '', kinds[kind as MeasureKind].unit, m ?? '', n ?? '', source]
    .map(cellOf)
    .join(',')
