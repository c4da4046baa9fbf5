import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from './app.ts'

/** All tables, including the queue's. */
const tablesOf = async ({ rows }: App) =>
  rows<{
    table: string
  }>(`select c.oid::regclass::text as table from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname !~ '^(pg_|information_schema$)' and relkind in ('r', 'p', 'm')`)

/** All places of each text in the database, in any column: as text, within JSON, or as plain bytes. */
export async function placesOfEach(app: App, texts: readonly string[]): Promise<Map<string, string[]>> {
  const places = new Map(texts.map((text) => [text, new Set<string>()]))
  const wanted = texts.map((text) => ({
    text,
    forms: [text.toLowerCase(), Buffer.from(text).toString('hex')],
  }))
  const patterns = wanted.flatMap(({ forms }) => forms.map((form) => `%${form.replace(/[\\%_]/g, '\\$&')}%`))
  for (const { table } of await tablesOf(app)) {
    const found = await app.rows<{ row: Record<string, unknown> }>(
      `select row from ${table} t, to_jsonb(t) as row where lower(row::text) like any ($1)`,
      [patterns],
    )
    for (const { row } of found)
      for (const [column, value] of Object.entries(row)) {
        const written = JSON.stringify(value).toLowerCase()
        for (const { text, forms } of wanted)
          if (forms.some((form) => written.includes(form))) places.get(text)?.add(`${table}.${column}`)
      }
  }
  return new Map([...places].map(([text, found]) => [text, [...found].sort()]))
}

export const placesOf = async (app: App, text: string): Promise<string[]> =>
  (await placesOfEach(app, [text])).get(text) ?? []

/** Files under the data folder that contain a text. The outbox stands in for a mail server. */
export async function filesWith({ house }: App, text: string): Promise<string[]> {
  const folder = house.settings.dataDir
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || path.startsWith(join(folder, 'outbox'))) continue
    if ((await readFile(path)).includes(text)) found.push(path)
  }
  return found
}
