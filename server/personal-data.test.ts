import { expect, test } from 'vitest'
import { dataPage } from '#copy/accounts/security/data-page.ts'
import { camelCase, isCopiedColumn } from '#server/ground/data/personal-table.ts'
import { openApp } from '#test/app.ts'
import { omar, sara } from '#test/cast.ts'
import { copiedData } from '#test/copied-data.ts'
import { join } from '#test/people.ts'
import { fillEveryTable, uniqueTexts } from '#test/whole-person.ts'
import { personalData } from './personal-data.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const person = await join(app, sara)
const other = await join(app, omar)
await fillEveryTable(app, person)
const copy = await copiedData(person)
const { parts } = copy

const columnsOf = async (table: string) =>
  (
    await app.rows<{ name: string }>(
      'select attname as name from pg_attribute where attrelid = $1::text::regclass and attnum > 0 and not attisdropped',
      [table],
    )
  ).map(({ name }) => name)

test.each(Object.entries(personalData))(
  '%s is in the copy, with every column that is not a secret',
  async (table, { hides = {} }) => {
    const rows = parts[camelCase(table)] ?? []
    expect(rows.length, 'give liveAWholeLife in test/whole-person.ts a row of it').toBeGreaterThan(0)
    const wanted = (await columnsOf(table)).filter((column) => isCopiedColumn(column) && !(column in hides))
    for (const row of rows) for (const column of wanted) expect(Object.keys(row)).toContain(camelCase(column))
  },
)

test('encrypted texts are readable in the copy, in the person’s own words', () => {
  const text = JSON.stringify(parts)
  for (const value of Object.values(uniqueTexts)) expect(text).toContain(value)
  expect(parts.healthProfiles).toMatchObject([
    { answers: { weight: 71.5, allergies: uniqueTexts.allergies } },
  ])
  expect(parts.surveyAnswers).toMatchObject([{ needs: uniqueTexts.needs, message: uniqueTexts.needs }])
  expect(parts.profiles).toMatchObject([{ dateOfBirth: uniqueTexts.bornOn }])
})

test('the readable page has a part for each table, in the person’s language', () => {
  const missing = Object.keys(personalData).filter((table) => !copy.page.includes(`id="${table}"`))
  expect(missing).toEqual([])
  const held = copy.page.replaceAll('&#39;', "'")
  for (const [what, value] of Object.entries(uniqueTexts))
    if (what !== 'redirectTo') expect(held, what).toContain(what === 'bornOn' ? '13' : value)
})

test('each column has a label on the page or is left to data.json, and this test lists the latter', () => {
  const unlabelled = new Set<string>()
  for (const rows of Object.values(parts))
    for (const row of rows)
      for (const key of Object.keys(row))
        if (!/^id$|Id$/.test(key) && !(key in dataPage.fields)) unlabelled.add(key)
  expect([...unlabelled].filter((key) => !onlyInJson.has(key))).toEqual([])
})

/** Columns without meaning for a reader: positions, counts and technical marks. */
const onlyInJson = new Set(
  'aim asked clearedTo code document firstService foods hasChanges head headVersion icv number conflictAcceptedAt date digestedOn digestedTo during endTime facts ibanEnd inCalendars isInitial key last lastCalls lastStep policy redirectTo returnsTo reminded secondFactorDue secondFactorWaived sequence side slug startTime subject swaps ticked warnedDays width year'.split(
    ' ',
  ),
)

test('no hash, key, mark or encrypted text is in the copy', async () => {
  const text = copy.text + copy.page
  for (const table of Object.keys(personalData))
    for (const column of (await columnsOf(table)).filter(
      (name) => name !== 'user_id' && !isCopiedColumn(name),
    )) {
      const rows = await app.rows<{ value: unknown }>(
        `select ${column} as value from ${table} where ${column} is not null`,
      )
      for (const { value } of rows) {
        const secret = Buffer.isBuffer(value) ? value.toString('hex') : String(value)
        expect(secret.length, `${table}.${column}`).toBeGreaterThan(8)
        expect(text, `${table}.${column}`).not.toContain(secret)
      }
    }
  expect(text).not.toMatch(/argon2|\\\\x/)
})

test('no data about other people is in the copy', () => {
  const text = copy.text + copy.page
  for (const strange of [other.id, omar.email, omar.name]) expect(text).not.toContain(strange)
})

test('an account with an unconfirmed address gets nothing that was written under it', async () => {
  await app.rows('update users set confirmed_at = null where id = $1', [person.id])
  const { parts: unconfirmed } = await copiedData(person)
  expect([unconfirmed.newsletterSubscribers, unconfirmed.surveyAnswers]).toEqual([[], []])
  await app.rows('update users set confirmed_at = now() where id = $1', [person.id])
})
