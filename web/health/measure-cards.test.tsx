import { expect, test } from 'vitest'
import { healthConsentVersion } from '#contract/health/consent.ts'
import { defaultUnits, type MeasureKind } from '#contract/health/kinds.ts'
import { readHealth } from '#contract/health/patients.ts'
import type { OutputOf } from '#contract/route.ts'
import { history } from '#copy/health/history.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { idOf } from '#test/dom/people.ts'
import { render } from '#test/dom/render.tsx'
import { screen, textOf, within } from '#test/dom/screen.ts'
import { answer, fail, pending } from '#test/dom/server.ts'
import { HealthScreen } from './health-screen.tsx'

const path = '/patient/health-data'
type Health = OutputOf<typeof readHealth>
type Latest = Health['latest'][number]

const latest = (kind: MeasureKind, value: number, facts: Partial<Latest> = {}): Latest => ({
  measure: {
    id: idOf(8),
    kind,
    value,
    second: null,
    glucoseMoment: null,
    note: '',
    takenAt: '2026-11-22T05:00:00.000Z',
    source: 'hand',
    measuredBy: null,
    corrections: [],
    readings: [],
    isUnreadable: false,
  },
  previous: null,
  count: 1,
  dayTotal: null,
  course: [{ at: Date.parse('2026-11-22T05:00:00.000Z'), value }],
  ...facts,
})

const health = (...measures: Latest[]): Health => ({
  consent: { given: true, at: '2026-11-01T05:00:00.000Z', version: healthConsentVersion },
  units: defaultUnits,
  about: { sex: 'female', bornOn: null, heightCm: 163 },
  latest: measures,
  counts: [],
  diary: [],
  goals: [],
  reminders: [],
  lastAppointmentAt: null,
})

const show = (measures: Latest[], language: 'en' | 'ar' = 'en') =>
  render(<HealthScreen />, { path, language, answers: [answer(readHealth, health(...measures))] })

const { latest: words } = history
const cardOf = async (kind: MeasureKind, language: 'en' | 'ar' = 'en') =>
  (await screen.findByRole('link', { name: words.open(kindWords[kind].name)[language] })).closest(
    'li',
  ) as HTMLElement

test('a measure shows its value, what changed, and its course as a line', async () => {
  const before = { value: 73.6, second: null, takenAt: '2026-11-20T05:00:00.000Z' }
  const course = [73.6, 73.5].map((value, at) => ({ at, value }))
  await show([latest('weight', 73.5, { previous: before, course })])
  const card = await cardOf('weight')
  expect(textOf(card)).toContain('73.5 kg')
  expect(textOf(card)).toContain('0.1 kg less than on 20 November')
  expect(within(card).getByRole('img', { name: words.course(kindWords.weight.name).en })).toBeTruthy()
})

test('a single measure has no line, and kinds without entries are one line of links', async () => {
  await show([latest('weight', 73.5)])
  const card = await cardOf('weight')
  expect(within(card).queryByRole('img')).toBeNull()
  expect(textOf(card)).toContain(words.first.en)
  const link = screen.getByRole('link', { name: words.open(kindWords.hip.name).en })
  expect(link.closest('li')).toBeNull()
  expect(textOf(link.closest('p') as HTMLElement)).toContain(words.without.en)
})

test('a day of water is one sum, and a pair of values is compared with the pair before', async () => {
  const pair = latest('blood_pressure', 124, {
    previous: { value: 130, second: 84, takenAt: '2026-11-20T05:00:00.000Z' },
  })
  await show([
    { ...pair, measure: { ...pair.measure, second: 80 } },
    latest('water', 250, { dayTotal: 1_750 }),
  ])
  expect(textOf(await cardOf('water'))).toContain('1,750 ml')
  expect(textOf(await cardOf('blood_pressure'))).toContain('124/80 mmHg')
  expect(textOf(await cardOf('blood_pressure'))).toContain('130/84 mmHg on 20 November')
})

test('in Arabic the figure stands before its unit', async () => {
  await show([latest('weight', 73.5)], 'ar')
  expect(textOf(await cardOf('weight', 'ar'))).toContain('73.5 كجم')
})

test('a measure that can no longer be read says so', async () => {
  const lost = latest('weight', 0)
  await show([{ ...lost, measure: { ...lost.measure, isUnreadable: true }, course: [] }])
  expect(textOf(await cardOf('weight'))).toContain('Can no longer be read')
})

test('a record without measures says how it begins, one that waits has no cards, and one that fails can be loaded again', async () => {
  const { user, server } = await render(<HealthScreen />, { path, answers: [fail(readHealth)] })
  expect(await screen.findByText(history.failed.en)).toBeTruthy()
  server.answer(answer(readHealth, health()))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(history.empty.title.en)).toBeTruthy()
})

test('a record that is loading shows no figures', async () => {
  await render(<HealthScreen />, { path, answers: [pending(readHealth)] })
  expect(screen.queryByText(words.groups.body.en)).toBeNull()
})
