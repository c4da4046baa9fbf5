import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { searchFoods } from '#contract/foods/search.ts'
import { searchAuditLog } from '#contract/oversight/audit-log.ts'
import type { Database } from '#server/ground/data/db.ts'
import { openApp } from '#test/app.ts'
import { drLayla, noor } from '#test/cast.ts'
import { join } from '#test/people.ts'
import { syncShippedFoods } from '../sync-shipped-foods.ts'
import { importUsda } from './import-usda.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const layla = await join(app, drLayla, { role: 'dietitian' })
const admin = await join(app, noor, { role: 'admin' })
const folder = await mkdtemp(joinPath(tmpdir(), 'nabta-usda-'))
afterAll(() => rm(folder, { recursive: true }))

const quoted = (rows: string) =>
  rows
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .map((cell) => `"${cell.trim().replaceAll('"', '""')}"`)
        .join(','),
    )
    .join('\n')
const write = (name: string, rows: string) => writeFile(joinPath(folder, name), `${quoted(rows)}\n`)

await write(
  'food.csv',
  `fdc_id|data_type|description|food_category_id|publication_date
  1|sr_legacy_food|Tomatoes, sun-dried quandongs|11|2019-04-01
  2|foundation_food|Pork, quandong cured|10|2019-04-01
  3|branded_food|Quandong bar of a brand|19|2019-04-01
  4|sr_legacy_food|Quandong without energy|9|2019-04-01
  5|sr_legacy_food|Nuts, quandong kernels|12|2019-04-01
  6|sr_legacy_food|Eggs, quandong, whole|1|2019-04-01`,
)
await write(
  'nutrient.csv',
  `id|name|unit_name|nutrient_nbr|rank
  1008|Energy|KCAL|208|300
  1062|Energy|kJ|268|400
  1003|Protein|G|203|600
  1004|Total lipid (fat)|G|204|800
  1005|Carbohydrate, by difference|G|205|1110
  1093|Sodium, Na|G|307|5800
  1089|Iron, Fe|UG|303|5400
  1106|Vitamin A, RAE|IU|320|7420`,
)
const main = (food: number, values: string) =>
  values
    .split(' ')
    .map((value, at) => `${food}${at}|${food}|${[1008, 1003, 1005, 1004, 1093, 1089, 1106][at]}|${value}`)
await write(
  'food_nutrient.csv',
  [
    'id|fdc_id|nutrient_id|amount',
    ...main(1, '258 14.11 55.76 2.97 0.107 9090 44'),
    ...main(2, '300 20 1 24'),
    ...main(3, '500 5 50 20'),
    '41|4|1003|1',
    ...main(5, '600 20 20 50'),
    ...main(6, '143 12.56 0.72 9.51'),
    '99|5|1093|-4',
  ].join('\n'),
)
await write('measure_unit.csv', 'id|name\n1000|cup\n9999|undetermined')
await write(
  'food_portion.csv',
  `id|fdc_id|seq_num|amount|measure_unit_id|portion_description|modifier|gram_weight
  1|1|1|1|1000|||54
  2|1|2|2|9999||piece, 2" across|4
  3|1|3|1|9999|||0
  4|3|1|1|1000|||100`,
)

const bring = async (at: string) => importUsda(app.house.db, { folder, by: 'khalid' }, new Date(at), () => {})
const told = async () =>
  (await app.rows("select at, detail from events where kind = 'foods.release_imported' order by at")) as {
    at: Date
    detail: object
  }[]
const found = async (q: string) => (await layla.call(searchFoods, { q })).body.foods

test('the foods of a release are available to everybody, in the product’s units, and refused ones are reported', async () => {
  const report = await bring('2026-11-22T08:00:00Z')
  expect([report.added, report.changed, report.same]).toEqual([4, 0, 0])
  expect(report.refused.map(({ file, id, reason }) => [file, id, reason])).toEqual([
    ['nutrient.csv', '1106', 'unknown unit IU'],
    ['food_nutrient.csv', '5', 'amount -4'],
    ['food_portion.csv', '1', 'a portion without name or weight'],
    ['food.csv', '4', 'no energy'],
  ])
  expect(await told()).toEqual([
    {
      at: new Date('2026-11-22T08:00:00Z'),
      detail: { by: 'khalid', added: 4, changed: 0, same: 0, refused: 4, isWhole: true },
    },
  ])
  const { entries } = (await admin.call(searchAuditLog, { group: 'admins' })).body
  expect(entries.find(({ kind }) => kind === 'foods.release_imported')).toMatchObject({ by: 'platform' })
  const [tomatoes] = await found('quandong tomatoes')
  expect(tomatoes).toMatchObject({
    names: { en: 'Tomatoes, sun-dried quandongs', ar: null },
    group: 'vegetables',
    per100g: { energy: 258, protein: 14.11, sodium: 107, iron: 9.09, vitaminA: null, calcium: null },
    portions: [
      { names: { en: 'cup' }, grams: 54 },
      { names: { en: '2 piece, 2" across' }, grams: 4 },
    ],
    source: { key: 'usda_import', reference: 'FDC 1', confidence: 'measured' },
    owner: 'nabta',
  })
  const marked = await found('quandong')
  expect(marked.map(({ names, allergens, marks }) => [names.en, allergens, marks.halal]).sort()).toEqual([
    ['Eggs, quandong, whole', ['egg'], 'depends'],
    ['Nuts, quandong kernels', ['nuts'], 'yes'],
    ['Pork, quandong cured', [], 'no'],
    ['Tomatoes, sun-dried quandongs', [], 'yes'],
  ])
})

test('an English food is found by the Arabic name of the same food in the built-in table', async () => {
  const names = (await found('طماطم')).map((food) => food.names.en)
  expect(names).toContain('Tomatoes, sun-dried quandongs')
  expect(names[0]).not.toBe('Tomatoes, sun-dried quandongs')
})

test('a second import changes nothing, one with a new value changes that value, and a start removes nothing', async () => {
  const rows = () =>
    app.rows("select id, written_at from foods where facts->'source'->>'key' = 'usda_import' order by id")
  const before = await rows()
  const again = await bring('2026-11-23T08:00:00Z')
  expect([again.added, again.changed, again.same]).toEqual([0, 0, 4])
  expect(await rows()).toEqual(before)
  await write('food_portion.csv', 'id|fdc_id|amount|measure_unit_id|portion_description|modifier|gram_weight')
  expect(await bring('2026-11-23T09:00:00Z')).toMatchObject({ added: 0, changed: 1, same: 3 })
  await syncShippedFoods(app.house.db, new Date('2026-11-23T10:00:00Z'))
  expect(await rows()).toHaveLength(4)
})

test('an import that stops half-way records that in its event, and how far it got', async () => {
  let isFirst = true
  const failing: Pick<Database, 'as'> = {
    as(...given) {
      if (!isFirst) return app.house.db.as(...given)
      isFirst = false
      return Promise.reject(new Error('no room left'))
    },
  }
  const at = new Date('2026-11-23T10:30:00Z')
  await expect(importUsda(failing, { folder, by: 'khalid' }, at, () => {})).rejects.toThrow('no room left')
  expect((await told()).at(-1)).toMatchObject({ at, detail: { added: 0, same: 0, isWhole: false } })
})

test('a folder without one of the files, or with other columns, is refused with the file’s name', async () => {
  await write('measure_unit.csv', 'id|label\n1000|cup')
  await expect(bring('2026-11-23T11:00:00Z')).rejects.toThrow('measure_unit.csv has no column name')
  await rm(joinPath(folder, 'food_portion.csv'))
  await expect(bring('2026-11-23T11:00:00Z')).rejects.toThrow()
})
