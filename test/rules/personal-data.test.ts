import { expect, test } from 'vitest'
import { isCopiedColumn } from '#server/ground/data/personal-table.ts'
import { personalData, tablesWithoutPeople } from '#server/personal-data.ts'
import { administratorOfDatabase } from '../database.ts'

const owner = await administratorOfDatabase()

type Table = { name: string; isView: boolean; columns: Record<string, string>; refersTo: string[] }
type Known = { personal: readonly string[]; impersonal: Readonly<Record<string, string>> }

const ours: Known = { personal: Object.keys(personalData), impersonal: tablesWithoutPeople }

const catalogue = async (): Promise<Table[]> =>
  (
    await owner.query<Table>(`
      SELECT relname AS name, relkind = 'v' AS "isView",
        (SELECT json_object_agg(attname, format_type(atttypid, NULL)) FROM pg_attribute
          WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped) AS columns,
        coalesce((SELECT json_agg(DISTINCT confrelid::regclass::text) FROM pg_constraint
          WHERE conrelid = c.oid AND contype = 'f' AND confrelid <> conrelid), '[]') AS "refersTo"
      FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'm', 'v', 'f')
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e') ORDER BY relname`)
  ).rows

/** A column with such a name is about a person, whatever its table is declared to be. */
const telltale =
  /(^|_)(user|person|patient|dietitian|admin|author|owner|sender|reader)(_id)?$|(^|_)(actor|e?mail|phone|birth|address|ip|gender)(_|$)|^(first|last|full)_name$/

/** Faults in the declarations of the tables, worded for the author of a table. */
function offences(tables: readonly Table[], { personal, impersonal }: Known): string[] {
  const there = new Set(tables.map(({ name }) => name))
  const gone = [...personal, ...Object.keys(impersonal)].filter((name) => !there.has(name))
  return [
    ...gone.map((name) => `${name} is no table any more`),
    ...tables.flatMap((table) => offencesOf(table, { personal, impersonal })),
  ]
}

function offencesOf({ name, isView, columns, refersTo }: Table, { personal, impersonal }: Known): string[] {
  const isPersonal = personal.includes(name)
  const reason = impersonal[name]
  if (isPersonal && reason !== undefined) return [`${name} cannot be both`]
  if (isPersonal)
    return Object.entries(columns)
      .filter(([column, type]) => type === 'bytea' && isCopiedColumn(column))
      .map(
        ([column]) => `${name}.${column}: what is sealed is named _sealed, or a copy would show it as it is`,
      )
  if (reason === undefined)
    return [
      `${name}: say in its domain's personal-data.ts what people are shown of it and how it is erased, or in server/personal-data.ts why it is impersonal`,
    ]
  if (reason.split(' ').length < 3) return [`${name}: why is it impersonal?`]
  if (isView) return []
  return [
    ...refersTo
      .filter((other) => personal.includes(other))
      .map((other) => `${name} refers to ${other}, so it tells of somebody`),
    ...Object.keys(columns)
      .filter((column) => telltale.test(column))
      .map((column) => `${name}.${column} tells of somebody`),
  ]
}

test('every table declares how people get a copy of their rows and how these are erased, or why it is about nobody', async () => {
  expect(offences(await catalogue(), ours)).toEqual([])
})

test('the rule itself tells good from bad', async () => {
  await owner.query(`BEGIN;
    CREATE TABLE colours (name text PRIMARY KEY);
    CREATE TABLE dishes (id uuid PRIMARY KEY, photo_sealed bytea);
    CREATE TABLE diaries (user_id uuid REFERENCES users ON DELETE CASCADE, text text);
    CREATE TABLE verdicts (id uuid PRIMARY KEY, judge uuid REFERENCES users ON DELETE CASCADE);
    CREATE TABLE notes (id uuid PRIMARY KEY, of uuid REFERENCES profiles ON DELETE CASCADE);
    CREATE TABLE guests (id uuid PRIMARY KEY, contact_email text);
    CREATE TABLE logins (id uuid PRIMARY KEY, actor text);
    CREATE TABLE pictures (user_id uuid, face bytea)`)
  const tables = await catalogue()
  await owner.query('ROLLBACK')
  const told = (more: Partial<Known>) =>
    offences(tables, {
      personal: [...ours.personal, ...(more.personal ?? [])],
      impersonal: { ...tablesWithoutPeople, ...more.impersonal },
    })
  const every = ['colours', 'dishes', 'diaries', 'verdicts', 'notes', 'guests', 'logins', 'pictures']
  const left = (...names: string[]) => every.filter((name) => !names.includes(name))

  const forgotten = told({})
  for (const name of every) expect(forgotten.filter((line) => line.startsWith(`${name}:`))).toHaveLength(1)

  expect(told({ personal: left('colours', 'pictures'), impersonal: reasons('colours') })).toEqual([
    expect.stringMatching(/^pictures: say in/),
  ])

  const claims = ['verdicts', 'notes', 'guests', 'logins']
  expect(
    told({ personal: left('colours', ...claims, 'pictures'), impersonal: reasons('colours', ...claims) }),
  ).toEqual([
    'guests.contact_email tells of somebody',
    'logins.actor tells of somebody',
    'notes refers to profiles, so it tells of somebody',
    expect.stringMatching(/^pictures: say in/),
    'verdicts refers to users, so it tells of somebody',
  ])

  expect(told({ personal: left('colours'), impersonal: reasons('colours') })).toEqual([
    'pictures.face: what is sealed is named _sealed, or a copy would show it as it is',
  ])
  expect(told({ personal: every, impersonal: reasons('colours') })).toContain('colours cannot be both')
  expect(told({ personal: [...every, 'phantoms'] })).toContain('phantoms is no table any more')
  expect(told({ personal: left('colours', 'pictures'), impersonal: { colours: '' } })).toContain(
    'colours: why is it impersonal?',
  )
})

const reasons = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, 'it is said to hold nothing about anybody']))
