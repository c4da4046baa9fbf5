import { expect, test } from 'vitest'
import { healthyRange } from '#contract/health/healthy-range.ts'
import { type MeasureKind, toStored, type Unit } from '#contract/health/kinds.ts'
import { writeAmount, writeQuantity } from '#copy/health/write-quantity.ts'
import { courseOf } from './course-of.ts'
import { rangesOf } from './ranges-of.ts'

const now = new Date('2026-11-22T09:00:00Z')
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')

const pointsOf = (values: Record<string, number | [number, number]>) =>
  Object.entries(values).map(([day, given]) => {
    const [value, second] = Array.isArray(given) ? given : [given, null]
    return {
      at: `2026-${day}T06:00:00.000Z`,
      value,
      second,
      least: value,
      most: value,
      count: 1,
      glucoseMoment: null,
    }
  })

const said = (
  kind: MeasureKind,
  values: Parameters<typeof pointsOf>[0],
  facts: Partial<Parameters<typeof courseOf>[1]> = {},
) =>
  courseOf(
    { kind, points: pointsOf(values) },
    { language: 'en', unit: 'kg', reader: 'owner', now, ...facts },
  ).map((word) => plain(word[facts.language ?? 'en']))

const falling = { '11-03': 74.2, '11-10': 73.4, '11-17': 72.9, '11-21': 72.4 }

test('a trend begins with the change and its start, in the reader’s unit', () => {
  expect(said('weight', falling, { lastAppointmentAt: '2026-11-10T10:00:00.000Z' })).toEqual([
    'Your weight has fallen by 1.8 kg since 3 November.',
    'Over the last four weeks: down about 0.7 kg a week.',
    'Since the last appointment (10 November): 1 kg less.',
  ])
  expect(said('weight', falling, { unit: 'lb' })[0]).toBe('Your weight has fallen by 4 lb since 3 November.')
  expect(said('weight', falling, { language: 'ar' })[0]).toBe('انخفض وزنك بمقدار 1.8 كجم منذ 3 نوفمبر.')
  expect(said('weight', falling, { reader: 'dietitian' })[0]).toBe(
    'Weight has fallen by 1.8 kg since 3 November.',
  )
})

test('a dangerous reading is never a goal reached, nor is one beyond the healthy range', () => {
  const goal = (target: number, start: number, second: number | null = null) =>
    ({ target, start, second, isUnreadable: false }) as NonNullable<Parameters<typeof courseOf>[1]['goal']>
  const glucose = (value: number) =>
    courseOf(
      {
        kind: 'glucose',
        points: pointsOf({ '11-03': 150, '11-21': value }).map((point) => ({
          ...point,
          glucoseMoment: 'fasting',
        })),
      },
      {
        language: 'en',
        unit: 'mg/dL',
        reader: 'owner',
        now,
        goal: goal(100, 150),
        range: healthyRange('glucose', {}, 'fasting'),
      },
    ).map(({ en }) => plain(en))
  expect(glucose(42).at(-1)).toBe('Goal: 100 mg/dL.')
  expect(glucose(92).at(-1)).toBe('Goal: 100 mg/dL. Reached.')
  const pressure = (value: number, lower: number) =>
    said(
      'blood_pressure',
      { '11-03': [150, 95], '11-21': [value, lower] },
      { unit: 'mmHg', goal: goal(130, 150, 85), range: healthyRange('blood_pressure') },
    ).at(-1)
  expect(pressure(84, 50)).toBe('Goal: 130/85 mmHg.')
  expect(pressure(124, 80)).toBe('Goal: 130/85 mmHg. Reached.')
  expect(
    said(
      'weight',
      { '11-03': 80, '11-21': 44 },
      { goal: goal(55, 80), range: healthyRange('weight', { heightCm: 165 }) },
    ).at(-1),
  ).toBe('Goal: 55 kg.')
})

test('a chart of all glucose readings has the range of each kind of reading in it', () => {
  const at = (...moments: ('fasting' | 'before_meal' | 'after_meal' | 'any')[]) =>
    rangesOf(
      'glucose',
      {},
      'every',
      moments.map((glucoseMoment) => ({ glucoseMoment })),
    ).map(({ range, moments: of }) => [range.least, range.most, ...of])
  expect(at('after_meal', 'before_meal', 'fasting', 'any')).toEqual([
    [70, 100, 'fasting', 'before_meal'],
    [70, 140, 'after_meal'],
  ])
  expect(at('any')).toEqual([])
  expect(rangesOf('waist', { sex: 'female' }, 'every', []).map(({ range }) => range.most)).toEqual([80])
})

test('a pair, a day’s sum, a single measure and none each have their own wording', () => {
  expect(said('blood_pressure', { '11-03': [138, 88], '11-21': [128, 82] }, { unit: 'mmHg' })[0]).toBe(
    'Your blood pressure was 128/82 mmHg at the last measurement, and 138/88 mmHg on 3 November.',
  )
  expect(said('water', { '11-20': 1_500, '11-21': 2_001 }, { unit: 'ml' })[0]).toBe(
    '1,751 ml a day on average, over 2 days with entries.',
  )
  expect(said('waist', { '11-21': 88 }, { unit: 'cm' })[0]).toBe(
    'Your waist was 88 cm on 21 November. One more measurement shows where it is heading.',
  )
  expect(said('waist', {}, { unit: 'cm' })).toEqual(['Nothing was measured in this period.'])
})

test('counts have the right Arabic form, in a sentence too', () => {
  const written = (value: number, unit: Unit) =>
    plain(writeQuantity('ar', 'weight', { value: toStored('weight', value, unit) ?? 0 }, unit))
  expect([1, 2, 5, 11, 100].map((value) => written(value, 'lb'))).toEqual([
    'رطل واحد',
    'رطلان',
    '5 أرطال',
    '11 رطلًا',
    '100 رطل',
  ])
  expect(written(72.5, 'lb')).toBe('72.5 رطل')
  expect(plain(writeAmount('ar', 2, 'lb'))).toBe('رطلين')
  expect(plain(writeAmount('ar', 3, 'l'))).toBe('3 لترات')
  expect(plain(writeAmount('en', 2, 'lb'))).toBe('2 lb')
})
