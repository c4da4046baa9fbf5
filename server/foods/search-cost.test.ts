import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { searchFoods } from '#contract/foods/search.ts'
import { openApp } from '#test/app.ts'
import { drLayla } from '#test/cast.ts'
import { join } from '#test/people.ts'
import { searchColumnsOf } from './food-words.ts'
import { searchFoods as search } from './search-foods.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const layla = await join(app, drLayla, { role: 'dietitian' })

const whats =
  'Beef|Lamb|Chicken|Turkey|Salmon|Shrimp|Rice|Barley|Carrot|Cabbage|Spinach|Squash|Cherry|Fig'.split('|')
const parts =
  'breast|shoulder|strip|shank|ground|rib|leaf|stem|seed|skin|flesh|bran|germ|root|heart|steak'.split('|')
const ways =
  'raw|cooked, boiled|cooked, roasted|fried|canned|frozen|smoked|dried|salted|stewed|grilled|braised'.split(
    '|',
  )
const brands = ['choice', 'select', 'prime']

/** As many foods as an operator imports. */
const thousands = whats.flatMap((what) =>
  parts.flatMap((part) => ways.flatMap((way) => brands.map((brand) => `${what}, ${part}, ${brand}, ${way}`))),
)
await app.rows(
  `insert into foods (name_en, food_group, facts, words, standing, written_at)
    select name, 'other', (select facts from foods where name_en = 'White rice, raw'), words::tsvector, standing, now()
      from jsonb_to_recordset($1::jsonb) as given (name text, words text, standing smallint)`,
  [JSON.stringify(thousands.map((name) => ({ name, ...searchColumnsOf({ en: name, ar: null }, 'other') })))],
)

// VACUUM sets the visibility map. `foods` itself is not vacuumed, so that an index with a pending list would show.
await app.rows('vacuum (analyze) food_beginnings')
await app.rows('analyze foods, food_uses')

await app.rows(
  'insert into food_uses (dietitian_id, food_id, times) select $1, id, 7 from foods where name_ar is not null',
  [layla.id],
)

/** The number of pages that the database reads for a dietitian’s search. */
async function pagesFor(q: string): Promise<number> {
  const actor = { id: layla.id, role: 'dietitian', language: 'en' } as const
  const { query } = search(actor, { q }, new Date(), app.house, undefined as never)
  type Plan = { 'QUERY PLAN': [{ Plan: Record<string, number> }] }
  const [explained] = await app.house.db.as(actor, async (tx) => {
    const asked = query?.(tx) as RawBuilder<unknown>
    return (await sql<Plan>`explain (analyze, buffers, format json) ${asked}`.execute(tx)).rows
  })
  const plan = explained?.['QUERY PLAN'][0].Plan
  return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
}

test('among eight thousand foods a search reads few pages, even for a single letter', async () => {
  expect(thousands.length).toBeGreaterThan(8_000)
  // Warms up: pages that a connection reads only once are not counted.
  for (const text of ['x', 'zz', 'zzz']) await pagesFor(text)
  const pages: Record<string, number> = {}
  for (const text of ['s', 'c', 'ch', 'ra']) pages[text] = await pagesFor(text)
  expect(Math.max(...Object.values(pages)), JSON.stringify(pages)).toBeLessThan(700)
  const longer: Record<string, number> = {}
  for (const text of [
    'chi',
    'chicken',
    'cooked',
    'beef shoulder',
    'cooked beef rib',
    'chiken',
    'kabsa',
    'كبسة',
  ])
    longer[text] = await pagesFor(text)
  expect(Math.max(...Object.values(longer)), JSON.stringify(longer)).toBeLessThan(1_200)
})

test('one letter finds foods with a word that begins with it, cooked ones before raw and dry ones, also within an aisle', async () => {
  const names = async (input: Parameters<typeof foundFor>[0]) =>
    (await foundFor(input)).map((food) => food.names.en ?? '')
  const foundFor = async (input: { q: string; group?: 'bread' | 'fish' }) =>
    (await layla.call(searchFoods, input)).body.foods
  const all = await names({ q: 'q' })
  expect(all).toContain('Arabic coffee, plain')
  expect(all.indexOf('Quinoa, cooked')).toBeGreaterThanOrEqual(0)
  expect(all.indexOf('Quinoa, cooked')).toBeLessThan(all.indexOf('Quinoa, dry'))
  expect(await names({ q: 's', group: 'fish' })).toContain('Salmon, raw')
  expect(await names({ q: 's', group: 'bread' })).not.toContain('Salmon, raw')
})

test('a renamed food is found by its new beginning and no longer by the old, and a removed one not at all', async () => {
  const [kept] = await app.rows<{ id: string }>(
    `insert into foods (name_en, food_group, facts, words, written_at)
      select 'Xylophone fruit', 'fruit', facts, $1::tsvector, now() from foods where name_en = 'White rice, raw' returning id`,
    [searchColumnsOf({ en: 'Xylophone fruit', ar: null }, 'fruit').words],
  )
  const ids = async (q: string) => (await layla.call(searchFoods, { q })).body.foods.map(({ id }) => id)
  expect(await ids('xy')).toContain(kept?.id)
  await app.rows(`update foods set name_en = 'Wyvern fruit', words = $2::tsvector where id = $1`, [
    kept?.id,
    searchColumnsOf({ en: 'Wyvern fruit', ar: null }, 'fruit').words,
  ])
  expect(await ids('xy')).not.toContain(kept?.id)
  expect(await ids('wy')).toContain(kept?.id)
  await app.rows('delete from foods where id = $1', [kept?.id])
  expect(await ids('wy')).not.toContain(kept?.id)
  const left = await app.rows('select beginning from food_beginnings where food_id = $1', [kept?.id])
  expect(left).toEqual([])
})
