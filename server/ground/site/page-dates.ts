import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { system } from '../data/db.ts'
import type { House } from '../house.ts'
import type { Page } from './pages.ts'

/** When each page last changed. A change found at this start is dated now. */
export async function datePages(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  pages: readonly Page[],
): Promise<ReadonlyMap<string, Date>> {
  const found = pages.filter(({ indexable }) => indexable)
  const paths = found.map(({ address }) => address)
  const marks = found.map(({ text }) => markOf(text))
  const now = clock.now()
  const dated = await db.as(system, async (tx) => {
    await sql`
      insert into page_dates (path, mark, changed_at)
        select path, mark, ${now}::timestamptz
          from unnest(${paths}::text[], ${marks}::text[]) as found (path, mark)
        on conflict (path) do update set mark = excluded.mark, changed_at = excluded.changed_at
          where page_dates.mark <> excluded.mark`.execute(tx)
    return tx.selectFrom('page_dates').select(['path', 'changed_at']).where('path', 'in', paths).execute()
  })
  return new Map(dated.map(({ path, changed_at }) => [path, changed_at]))
}

/** Covers only the text that readers see: a new script name, or today's date, is not a change. */
function markOf(html: string): string {
  const title = /<title>[^<]*/.exec(html)?.[0]
  const description = /<meta name="description" content="[^"]*/.exec(html)?.[0]
  const words = /<main\b[\s\S]*<\/main>/
    .exec(html)?.[0]
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  return createHash('sha256')
    .update(JSON.stringify([title, description, words]))
    .digest('base64url')
}
