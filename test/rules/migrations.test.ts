import { expect, test } from 'vitest'
import { readMigrations } from '#server/ground/data/migrate.ts'

/** In these tables the policies of `nabta_reader` let the owner, who is a member, see and write all rows. */
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
