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
  const wanted = texts.map((text) => ({ text, forms: formsOf(text) }))
  const patterns = wanted.flatMap(({ forms }) => forms.map(patternOf))
  // Few rows contain what all texts share, and only those are compared with hundreds of texts.
  const shared = ([0, 1] as const).map((at) => patternOf(sharedPart(wanted.map(({ forms }) => forms[at]))))
  for (const { table } of await tablesOf(app)) {
    const found = await app.rows<{ row: Record<string, unknown> }>(
      `select row from ${table} t, to_jsonb(t) as row
        where lower(row::text) like any ($1) and lower(row::text) like any ($2)`,
      [shared, patterns],
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

const patternOf = (form: string) => `%${form.replace(/[\\%_]/g, '\\$&')}%`

/** In lower case, and as the bytes that a column of bytes shows. */
const formsOf = (text: string): [lower: string, bytes: string] => [
  text.toLowerCase(),
  Buffer.from(text).toString('hex'),
]

/** The longest beginning or end of the first text that all others contain. */
function sharedPart([first = '', ...others]: readonly string[]): string {
  const parts = [...first].flatMap((_, at) => [first.slice(0, at + 1), first.slice(at)])
  const shared = parts.filter((part) => others.every((text) => text.includes(part)))
  return shared.toSorted((one, other) => other.length - one.length)[0] ?? ''
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
