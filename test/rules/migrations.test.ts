import { expect, test } from 'vitest'
import { readMigrations } from '#server/ground/data/migrate.ts'

/** In these tables the policies of `nabta_reader` let the owner, who is a member of it, read and write all rows. */
const open = new Set(['foods', 'food_beginnings'])

const steps =
  /^alter table (?<lifted>\w+) no force row level security|^alter table (?<forced>\w+)[^;]* force row level security|^(?<change>(?:insert|update|delete|with)\b[^;]*);/gim

/** Changes of rows that forced row-level security hides from an owner who is not a superuser, as `file: table`. */
function hiddenRows(migrations: readonly { name: string; text: string }[]): string[] {
  const forced = new Set<string>()
  return migrations.flatMap(({ name, text }) =>
    [...text.matchAll(steps)].flatMap(({ groups = {} }) => {
      if (groups.lifted) forced.delete(groups.lifted)
      if (groups.forced) forced.add(groups.forced)
      const named = groups.change?.matchAll(/\b(?:update|into|from|join|using)\s+(\w+)/gi) ?? []
      const hidden = [...named].map(([, table = '']) => table).filter((table) => forced.has(table))
      return hidden.filter((table) => !open.has(table)).map((table) => `${name}: ${table}`)
    }),
  )
}

test('a migration that changes rows lifts forced row-level security around them', async () => {
  expect(hiddenRows(await readMigrations())).toEqual([])
})

test('the rule itself tells good from bad', () => {
  const made =
    'create table t (id int);\nalter table t enable row level security, force row level security;\n'
  const change = 'update t set id = 1;\n'
  const migration = (text: string) => [{ name: 'm', text }]
  expect(hiddenRows(migration(made + change))).toEqual(['m: t'])
  expect(hiddenRows([...migration(made), ...migration('insert into s select id from t;\n')])).toEqual([
    'm: t',
  ])
  expect(hiddenRows(migration(`${change}${made}`))).toEqual([])
  const lifted = `alter table t no force row level security;\n${change}alter table t force row level security;\n`
  expect(hiddenRows(migration(made + lifted))).toEqual([])
  expect(hiddenRows(migration(made + lifted + change))).toEqual(['m: t'])
})

/** Lines of functions that databases of Nabta 0.1.0 contain literally. */
const older = [
  'select app.riyadh_day(completed_at) as day, app.session_kind(type, package_id) as kind,',
  "raise exception 'more would leave an account than is on it'",
  'select sum(total_halalas) as total, sum(vat_halalas) as vat,',
]

const longLines = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.length > 140 && !older.some((start) => line.trimStart().startsWith(start)))

test('a line of SQL has at most 140 characters', async () => {
  expect((await readMigrations()).flatMap(({ text }) => longLines(text))).toEqual([])
  expect(longLines(`create table t (\n${' '.repeat(141)}\n);`)).toHaveLength(1)
})
