import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { searchFoods } from '#contract/foods/search.ts'
import { openApp } from '#test/app.ts'
import { drLayla } from '#test/cast.ts'
import { join } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const layla = await join(app, drLayla, { role: 'dietitian' })

const lines = readFileSync(new URL('expected-foods.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' = '))
const expected = lines.filter((line) => !line.endsWith(' = nothing'))
const missing = lines.filter((line) => line.endsWith(' = nothing'))
const typedIn = (line: string) => line.split(' = ')[0] ?? ''

/** The names, in the language of what was typed, of all foods found. */
async function namesFor(typed: string): Promise<(string | null)[]> {
  const { foods } = (await layla.call(searchFoods, { q: typed })).body
  return foods.map(({ names }) => (/[a-z]/.test(typed) ? names.en : names.ar))
}

/** The line with the food that is found first in place of the expected one. */
const asFound = async (line: string) => `${typedIn(line)} = ${(await namesFor(typedIn(line)))[0]}`

test('everyday words in both languages find the food that people mean first', async () => {
  for (const letters of [/^[a-z]/, /^\p{Script=Arabic}/u])
    expect(expected.filter((line) => letters.test(line)).length).toBeGreaterThan(100)
  const found: string[] = []
  for (const line of expected) found.push(await asFound(line))
  expect(found).toEqual(expected)
})

test('a food that is used a thousand times more often never comes before the one that people mean', async () => {
  await app.rows(
    'insert into food_uses (dietitian_id, food_id, times) select $1, id, 1000 from foods where owner_id is null',
    [layla.id],
  )
  await app.rows('update foods set uses = 1000')
  const found: string[] = []
  for (const line of expected) {
    const [, name] = line.split(' = ')
    await app.rows('delete from food_uses using foods where id = food_id and $1 in (name_en, name_ar)', [
      name,
    ])
    found.push(await asFound(line))
    await app.rows(
      'insert into food_uses (dietitian_id, food_id, times) select $1, id, 1000 from foods where $2 in (name_en, name_ar)',
      [layla.id, name],
    )
  }
  expect(found).toEqual(expected)
})

test('the words listed as missing name no food of our table', async () => {
  expect(missing.length).toBeGreaterThan(0)
  const found: string[] = []
  for (const typed of missing.map(typedIn))
    if ((await namesFor(typed)).some((name) => name?.toLowerCase().includes(typed))) found.push(typed)
  expect(found).toEqual([])
})
