import { randomUUID } from 'node:crypto'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { giveHealthConsent, healthConsentVersion } from '#contract/health/consent.ts'
import { recordDiaryEntry } from '#contract/health/diary.ts'
import { recordMeasure } from '#contract/health/measures.ts'
import { makeSummary } from '#contract/health/summary.ts'
import type { Language } from '#contract/language.ts'
import { system } from '#server/ground/data/db.ts'
import { glyphReplacer } from '#server/ground/paper/replace-missing-glyphs.ts'
import { visualRuns } from '#server/ground/paper/visual-runs.ts'
import { openApp } from '#test/app.ts'
import { sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { saveHealthAnswers } from '../answers.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T09:00:00.000Z')
const patient = await join(app, sara)
await patient.call(giveHealthConsent, { version: healthConsentVersion })
await app.rows("update profiles set date_of_birth = '1991-04-17', gender = 'female' where id = $1", [
  patient.id,
])

const measured = (kind: 'weight' | 'glucose' | 'steps', value: number, takenAt: string, more = {}) =>
  patient.call(recordMeasure, { clientId: randomUUID(), kind, value, takenAt, ...more })
for (const [value, day] of [
  [80.5, '2026-10-01'],
  [79.1, '2026-11-01'],
  [78.2, '2026-11-20'],
] as const)
  await measured('weight', value, `${day}T05:00:00.000Z`)
await measured('weight', 91.7, '2020-01-01T05:00:00.000Z')
await measured('glucose', 97, '2026-11-10T05:00:00.000Z', { glucoseMoment: 'fasting' })
await patient.call(recordDiaryEntry, {
  clientId: randomUUID(),
  kind: 'medicine',
  text: 'Metforminol (500)',
  dose: 'One tablet',
  takenAt: '2026-11-10T05:00:00.000Z',
})
await app.house.db.as(system, (tx) =>
  saveHealthAnswers(tx, app.house, patient.id, { height: 163, allergies: 'Lupin' }, app.house.clock.now()),
)

const made = (
  person: Person,
  input: Partial<{ period: 'quarter' | 'all'; answers: 'with' | 'without' }>,
  language: Language = 'en',
) =>
  person.call(
    makeSummary,
    { period: 'quarter', answers: 'without', ...input },
    { 'accept-language': language },
  )

async function read(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const texts: string[] = []
  const places: { text: string; y: number }[] = []
  for (let page = 1; page <= pdf.numPages; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
    for (const item of items)
      if ('str' in item && !/^ *$/.test(item.str)) places.push({ text: item.str, y: item.transform[5] })
  }
  const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> }
  const page = await pdf.getPage(1)
  const answer = {
    pages: pdf.numPages,
    text: texts.join('\n'),
    places,
    info,
    marks: await pdf.getMarkInfo(),
    tree: JSON.stringify(await page.getStructTree()),
    size: page.view,
  }
  await task.destroy()
  return answer
}

test('a page for a physician states the person, the date, the measures with their healthy ranges, and its author', async () => {
  const { status, headers, bytes } = await made(patient, {})
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toContain('nabta-health-summary-2026-11-22.pdf')
  expect(headers.get('cache-control')).toBe('private, no-store')
  const { pages, text, info, marks, tree, size } = await read(bytes)
  expect(pages).toBe(1)
  expect(size.map(Math.round)).toEqual([0, 0, 595, 842])
  expect(info).toMatchObject({ Title: 'Health summary: Sara Al-Qahtani', Language: 'en' })
  expect([...(marks as unknown as Map<string, boolean>)]).toContainEqual(['Marked', true])
  expect(tree).toMatch(/"H1".*"H2".*"Figure"/)
  for (const said of [
    'Sara Al-Qahtani',
    '17 April 1991 (35 years)',
    'Female',
    '163 cm',
    '29.4',
    '78.2 kg',
    '3 measurements',
    'change: 2.3 kg less',
    '49.2 to 66.4 kg (WHO, 2000)',
    'Blood glucose, fasting',
    '97 mg/dL',
    'Metforminol (500), One tablet',
    'Made by Nabta on 22 November 2026, 12:00 pm',
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(said)
  expect(text).not.toMatch(/91\.7|Lupin/)
})

test('it contains allergies and the whole past only if requested', async () => {
  const { text } = await read((await made(patient, { period: 'all', answers: 'with' })).bytes)
  expect(text).toContain('Lupin')
  expect(text).toContain('4 measurements')
})

test('in Arabic the letters are joined and run from the right, and numbers keep their order', async () => {
  const { text, info } = await read((await made(patient, {}, 'ar')).bytes)
  expect(info).toMatchObject({ Language: 'ar' })
  expect(text).toContain('78.2')
  expect(text).toContain('Metforminol (500)')
  const pieces = visualRuns('ضغط الدم: \u2068128/82\u2069 (ESH)', 'rtl', () => false)
  expect(pieces.map(({ text }) => text)).toEqual(['(', 'ESH', ')', ' ', '128/82', ' ', ':', 'ضغط الدم'])
})

const takes = (person: Person, text: string, dose = '') =>
  person.call(recordDiaryEntry, {
    clientId: randomUUID(),
    kind: 'medicine',
    text,
    ...(dose && { dose }),
    takenAt: '2026-11-12T05:00:00.000Z',
  })

test('a letter that the fonts lack is replaced by a similar one or a box, and never dropped', async () => {
  const other = await join(app, { ...sara, email: unique(sara.email) })
  await other.call(giveHealthConsent, { version: healthConsentVersion })
  await takes(other, 'Levothyroxine', '50 μg')
  await takes(other, 'Insulin where HbA1c ⩾ 9', '½ of 10⁹')
  await takes(other, 'دواء علی')
  const { text } = await read((await made(other, {})).bytes)
  for (const said of ['50 μg', 'HbA1c >= 9', '½ of 10^9', 'دواء علي']) expect(text).toContain(said)
  const write = glyphReplacer((letter) => /[\u0020-\u00ff\u0621-\u064a\u2044\u2212]/.test(letter))
  expect(write('β ≤ 2⅓ H₂O ㎍ پگ۵ 10⁻⁹ Nguyễn ℃')).toBe('beta <= 2 1⁄3 H2O µg بك5 10^−9 Nguyen °C')
  expect(write('🙂 Йод ≮\u2068a\u2069\ufe0f')).toBe('□ □□□ □\u2068a\u2069')
})

test('long content continues on the next page, above the footer, and allergies are never cut', async () => {
  const other = await join(app, { ...sara, email: unique(sara.email) })
  await other.call(giveHealthConsent, { version: healthConsentVersion })
  for (let count = 1; count <= 16; count++)
    await takes(other, `Medicine ${count} ${'of a long name '.repeat(12)}`.trim(), `half of ${count}`)
  const allergies = `Peanut ${'and sesame '.repeat(150)}${'egg,'.repeat(60)}Lupin`
  await app.house.db.as(system, (tx) =>
    saveHealthAnswers(
      tx,
      app.house,
      other.id,
      { medicalConditions: 'Coeliac '.repeat(200), allergies },
      app.house.clock.now(),
    ),
  )
  const { text, pages, places } = await read((await made(other, { answers: 'with' })).bytes)
  expect(pages).toBe(2)
  expect(text).toContain('Lupin')
  expect(text).toContain('half of 16')
  for (let count = 1; count <= 16; count++) expect(text).toContain(`Medicine ${count} of`)
  const feet = places.filter(({ y }) => y < 56)
  expect(feet.length).toBeGreaterThan(pages)
  expect(feet.filter(({ y }) => y < 22 || y > 30)).toEqual([])
})

test('only measures that belong in it are counted as unreadable', async () => {
  const other = await join(app, { ...sara, email: unique(sara.email) })
  await other.call(giveHealthConsent, { version: healthConsentVersion })
  const at = (takenAt: string) => ({ clientId: randomUUID(), takenAt })
  await other.call(recordDiaryEntry, { ...at('2026-11-12T05:00:00.000Z'), kind: 'meal', text: 'Lentils' })
  await other.call(recordMeasure, { ...at('2020-11-12T05:00:00.000Z'), kind: 'height', value: 160 })
  await other.call(recordMeasure, { ...at('2026-11-12T05:00:00.000Z'), kind: 'weight', value: 60 })
  await app.rows("update health_entries set content_sealed = '\\x00' where user_id = $1", [other.id])
  const { text } = await read((await made(other, {})).bytes)
  expect(text).toContain('1 entry can no longer be read')
})

test('it leaves no event, no file and no log entry', async () => {
  const kept = async () => {
    const names: string[] = []
    for await (const { name } of app.house.files.list()) names.push(name)
    return [names, await app.rows('select from events'), await app.rows('select from answered_requests')]
  }
  const before = await kept()
  await made(patient, { answers: 'with' })
  expect(await kept()).toEqual(before)
  expect(app.logged()).not.toMatch(/Lupin|78\.2|Metforminol/)
})

test('without consent there is no summary, and the summary of an empty record says so', async () => {
  const other = await join(app, { ...sara, email: unique(sara.email) })
  const { status, body } = await made(other, {})
  expect([status, body.error.code]).toEqual([409, 'health_consent_needed'])
  await other.call(giveHealthConsent, { version: healthConsentVersion })
  const { text, pages } = await read((await made(other, {})).bytes)
  expect(pages).toBe(1)
  expect(text).toContain('No measurements in this period.')
})
