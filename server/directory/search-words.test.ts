import { expect, test } from 'vitest'
import { type DietitianCard, searchDietitians } from '#contract/directory.ts'
import { openApp } from '#test/app.ts'
import { sara } from '#test/cast.ts'
import { join, unique } from '#test/people.ts'
import { listedDietitian, type PracticeFacts } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T06:00:00Z')
const patient = await join(app, sara)

const people: PracticeFacts[] = [
  {
    name: 'Abdullah Al-Otaibi',
    otherName: 'عبدالله العتيبي',
    specialization: 'sports',
    title: 'Sports Nutritionist',
  },
  { name: 'عبدالرحمن القحطاني', specialization: 'diabetes' },
  { name: 'Dr. Noura Al-Qahtani', otherName: 'د. نورة القحطاني', specialization: 'pediatric' },
  { name: 'ليلى الشهري', specialization: 'diabetes', title: 'أخصائية تغذية' },
  { name: 'Omar Bakri', specialization: 'clinical', title: 'Renal Dietitian' },
  { name: 'Ammar Khan', specialization: 'weight-management', services: [] },
  { name: 'عامر الحربي', specialization: 'geriatric' },
  { name: 'Shaikha Al-Dosari', specialization: 'other' },
]
for (const facts of people) {
  const email = unique('dietitian@example.sa')
  await listedDietitian(
    app,
    await join(app, { name: facts.name ?? '', email }, { role: 'dietitian', signedIn: false }),
    facts,
  )
}

const found = async (q: string, more: object = {}): Promise<string[]> => {
  const { body } = await patient.call(searchDietitians, { q, ...more })
  return body.dietitians.map(({ name }: DietitianCard) => name)
}

test.each([
  [
    'abdullah',
    'عبدالله',
    'Abd Allah',
    'ABDALLAH',
    'abdulah',
    'abdullha',
    'عبداالله',
    'عبد الله',
    'abdulkah',
    'عبداللة',
  ],
])(
  'one person is found as %s, %s, %s, %s, and with typing errors as %s, %s, %s, %s, %s, %s',
  async (...spellings) => {
    for (const spelling of spellings) expect((await found(spelling))[0], spelling).toBe('Abdullah Al-Otaibi')
  },
)

test('a name in one script is found in the other, whole or by its beginning', async () => {
  for (const q of [
    'abdulrahman',
    'Abdul Rahman Al-Qahtani',
    'abdurrahman',
    'abdulr',
    'عبد الرحمن',
    'عبدالرح',
  ])
    expect(await found(q), q).toEqual(['عبدالرحمن القحطاني'])
  for (const q of ['layla', 'Leila Shehri', 'ليلي', 'laila al-shehri', 'ليلى'])
    expect(await found(q), q).toEqual(['ليلى الشهري'])
  for (const q of ['شيخة', 'sheikha', 'الدوسري', 'shaikha dosari'])
    expect(await found(q), q).toEqual(['Shaikha Al-Dosari'])
  expect((await found('qahtani')).sort()).toEqual(['Dr. Noura Al-Qahtani', 'عبدالرحمن القحطاني'])
  expect(await found('noura kahtani')).toEqual(['Dr. Noura Al-Qahtani'])
})

test('an exact spelling comes before one that only sounds like it', async () => {
  expect((await found('omar'))[0]).toBe('Omar Bakri')
  expect((await found('ammar'))[0]).toBe('Ammar Khan')
  expect((await found('عامر'))[0]).toBe('عامر الحربي')
  expect((await found('omar')).length).toBe(3)
})

test('a specialization is found by its words in both languages, even misspelt', async () => {
  const diabetes = ['عبدالرحمن القحطاني', 'ليلى الشهري']
  for (const q of [
    'diabetes',
    'Diabetes Management',
    'diabets',
    'diabtes',
    'diabet',
    'سكري',
    'السكري',
    'تغذية السكري',
    'سكرى',
  ])
    expect((await found(q)).sort(), q).toEqual([...diabetes].sort())
  for (const q of ['sports nutrition', 'رياضة', 'تغذية رياضية', 'sprots', 'fitness'])
    expect(await found(q), q).toEqual(['Abdullah Al-Otaibi'])
  for (const q of ['أطفال', 'تغذية الأطفال', 'للأطفال', 'kids', 'pediatrics'])
    expect(await found(q), q).toEqual(['Dr. Noura Al-Qahtani'])
  expect(await found('renal')).toEqual(['Omar Bakri'])
  expect(await found('diabetes layla')).toEqual(['ليلى الشهري'])
})

test('a word that occurs in no name finds nobody; a courtesy title filters nothing', async () => {
  for (const q of [
    'zzzz',
    'qwxyz',
    'abdullah zzzz',
    '!!!',
    '%',
    '___',
    "'; drop table",
    'diabetes geriatric',
    '١٢٣٤',
  ])
    expect(await found(q), q).toEqual([])
  for (const q of ['', ' ', 'Dr.', 'د.', 'dietitian', 'أخصائي تغذية'])
    expect((await found(q)).length, q).toBe(people.length)
})

test('words, filters and any order can be combined', async () => {
  expect(await found('qahtani', { specialization: 'pediatric' })).toEqual(['Dr. Noura Al-Qahtani'])
  expect(await found('omar', { sort: 'price' })).toEqual(['Omar Bakri', 'عامر الحربي', 'Ammar Khan'])
  expect(await found('diabets', { sort: 'soonest' })).toHaveLength(2)
})

test('only the first words of a long query count, and every query gets an answer', async () => {
  expect(await found(Array(16).fill('omar').join(' '))).toContain('Omar Bakri')
  for (const q of ["'", "''", '\\', ':*', '&|!()', 'a:*', "o'mar", 'omar:*b', '\u0000omar', '🌱', 'ﷺ', 'ـــ'])
    expect((await patient.call(searchDietitians, { q })).status, q).toBe(200)
})
