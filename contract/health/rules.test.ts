import { describe, expect, test } from 'vitest'
import { type GuidedKind, guidedResult, needsThird } from './guided.ts'
import { healthyRange, positionInRange } from './healthy-range.ts'
import {
  boundsIn,
  kinds,
  type MeasureKind,
  measureKinds,
  toShown,
  toStored,
  type Unit,
  unitsOf,
} from './kinds.ts'
import { measureFault } from './measure-fault.ts'
import { changePerWeek, changeSince, movingTrend, progressTo } from './trend.ts'

describe('units', () => {
  test.each<[MeasureKind, number, Unit, number]>([
    ['weight', 154.3, 'lb', 69.9893],
    ['waist', 37, 'in', 93.98],
    ['glucose', 5.5, 'mmol/L', 99.0858],
    ['hba1c', 48, 'mmol/mol', 6.543],
    ['total_cholesterol', 5.2, 'mmol/L', 201.084],
    ['triglycerides', 1.7, 'mmol/L', 150.569],
    ['water', 0.25, 'l', 250],
    ['sleep', 450, 'min', 7.5],
  ])('%s of %d %s is stored as %d', (kind, value, unit, stored) => {
    expect(toStored(kind, value, unit)).toBe(stored)
    expect(toShown(kind, stored, unit)).toBe(value)
  })

  test('a value entered in any unit is shown as it was entered', () => {
    for (const kind of measureKinds)
      for (const unit of unitsOf(kind)) {
        const { least, most } = boundsIn(kind, unit)
        for (let part = 0; part <= 20; part++) {
          const typed = toShown(kind, toStored(kind, least + ((most - least) * part) / 20, unit) ?? 0, unit)
          expect(toShown(kind, toStored(kind, typed, unit) ?? 0, unit), `${typed} ${unit}`).toBe(typed)
        }
      }
  })

  test('a unit of another kind is refused', () => {
    expect(toStored('weight', 70, 'mmol/L')).toBeNull()
  })
})

describe('plausible values', () => {
  test('include the bounds, as every unit shows them, and nothing beyond', () => {
    for (const kind of measureKinds.filter((kind) => kind !== 'blood_pressure'))
      for (const unit of unitsOf(kind)) {
        const { least, most } = boundsIn(kind, unit)
        const far = (most - least) / 10
        const field = { field: 'value', code: 'value_implausible' }
        expect([
          measureFault({ kind, value: least, unit }),
          measureFault({ kind, value: most, unit }),
        ]).toEqual([null, null])
        expect(measureFault({ kind, value: least - far, unit })).toEqual(field)
        expect(measureFault({ kind, value: most + far, unit })).toEqual(field)
      }
  })

  test.each([
    [{ kind: 'blood_pressure', value: 120, second: 80 }, null],
    [
      { kind: 'blood_pressure', value: 120 },
      { field: 'second', code: 'required' },
    ],
    [
      { kind: 'blood_pressure', value: 80, second: 120 },
      { field: 'second', code: 'value_implausible' },
    ],
    [
      { kind: 'weight', value: 80, second: 70 },
      { field: 'second', code: 'invalid' },
    ],
    [
      { kind: 'weight', value: 80, glucoseMoment: 'fasting' },
      { field: 'glucoseMoment', code: 'invalid' },
    ],
    [
      { kind: 'mood', value: 2.5 },
      { field: 'value', code: 'invalid' },
    ],
    [
      { kind: 'weight', value: 80, unit: 'cm' },
      { field: 'unit', code: 'invalid' },
    ],
  ] as const)('%j', (given, fault) => {
    expect(measureFault(given)).toEqual(fault)
  })
})

describe('guided measuring', () => {
  test.each<[GuidedKind, number[], boolean, number | null]>([
    ['weight', [80], false, null],
    ['weight', [80, 84], false, 82],
    ['weight', [80, 84.1], true, null],
    ['weight', [80, 90, 89], false, 89.5],
    ['waist', [90, 100, 91], false, 90.5],
    ['waist', [90, 100, 95], false, 97.5],
  ])('%s: %j needs a third reading: %s, and gives %s', (kind, values, third, value) => {
    const readings = values.map((value) => ({ value }))
    expect(needsThird(kind, readings)).toBe(third)
    expect(guidedResult(kind, readings)?.value ?? null).toBe(value)
  })

  test('blood pressure needs a third reading beyond 10 mmHg in either value, and gives the mean of the last two', () => {
    const at = (...pairs: [number, number][]) => pairs.map(([value, second]) => ({ value, second }))
    expect(guidedResult('blood_pressure', at([130, 84], [120, 80]))).toEqual({ value: 125, second: 82 })
    expect(needsThird('blood_pressure', at([131, 84], [120, 80]))).toBe(true)
    expect(needsThird('blood_pressure', at([130, 95], [128, 84]))).toBe(true)
    expect(guidedResult('blood_pressure', at([150, 95], [132, 84], [128, 82]))).toEqual({
      value: 130,
      second: 83,
    })
  })
})

describe('trends', () => {
  const on = (day: number, value: number) => ({ at: new Date(Date.UTC(2026, 9, day)), value })

  test('a trend follows slowly, and restarts after a long gap', () => {
    const trend = movingTrend([on(8, 70), on(1, 80), on(100, 60)])
    expect(trend.map(({ value }) => value)).toEqual([80, 75, 60])
  })

  test('the weekly change is the slope of the last four', () => {
    const points = Array.from({ length: 28 }, (_, day) => on(1 + day, 80 - day * 0.1))
    expect(changePerWeek(points, on(28, 0).at)).toBe(-0.7)
    expect(changePerWeek(points.slice(0, 2), on(28, 0).at)).toBeNull()
    expect(changePerWeek([on(1, 80), on(2, 81), on(3, 80)], on(28, 0).at)).toBeNull()
  })

  test.each([
    ['from the last before it', [on(1, 80), on(9, 79), on(20, 77)], on(10, 0).at, -2, -2.5],
    ['from the first after it', [on(12, 80), on(20, 76)], on(10, 0).at, -4, -5],
  ] as const)('the change since a moment: %s', (_, points, since, change, percent) => {
    expect(changeSince(points, since)).toMatchObject({ change, percent })
  })

  test('without new values there is no change', () => {
    expect(changeSince([on(1, 80), on(2, 79)], on(10, 0).at)).toBeNull()
    expect(changeSince([on(12, 80)], on(10, 0).at)).toBeNull()
  })

  test('progress towards a goal works in both directions', () => {
    expect([
      progressTo(80, 75, 70),
      progressTo(50, 55, 60),
      progressTo(80, 85, 70),
      progressTo(80, 60, 70),
    ]).toEqual([0.5, 0.5, 0, 1])
    expect(progressTo(70, 70, 70)).toBeNull()
  })
})

describe('healthy ranges of adults', () => {
  test.each([
    ['weight', { heightCm: 170 }, { least: 53.5, most: 72.2, source: 'who_bmi' }],
    ['weight', {}, null],
    ['waist', { sex: 'male' }, { least: null, most: 94, source: 'idf_waist' }],
    ['waist', { sex: 'female' }, { least: null, most: 80, source: 'idf_waist' }],
    ['waist', {}, null],
    ['hdl', { sex: 'female' }, { least: 50, most: null, source: 'ncep' }],
    ['hba1c', {}, { least: null, most: 5.7, source: 'ada' }],
    ['mood', {}, null],
  ] as const)('%s of %j', (kind, about, range) => {
    if (range) expect(healthyRange(kind, about)).toMatchObject(range)
    else expect(healthyRange(kind, about)).toBeNull()
  })

  test('glucose has another range after a meal, and none at an unspecified time', () => {
    expect(healthyRange('glucose', {}, 'fasting')).toMatchObject({ least: 70, most: 100 })
    expect(healthyRange('glucose', {}, 'after_meal')).toMatchObject({ most: 140 })
    expect(healthyRange('glucose', {}, 'any')).toBeNull()
  })

  test('a value equal to the upper bound is above the range', () => {
    expect([5.6, 5.7].map((value) => positionInRange(value, { least: null, most: 5.7 }))).toEqual([
      'within',
      'above',
    ])
    expect(positionInRange(69, { least: 70, most: 100 })).toBe('below')
  })

  test('each is within the plausible values', () => {
    for (const kind of measureKinds) {
      const range = healthyRange(kind, { sex: 'female', heightCm: 160 })
      for (const bound of [range?.least, range?.most])
        if (bound != null) {
          expect(bound).toBeGreaterThan(kinds[kind].least)
          expect(bound).toBeLessThan(kinds[kind].most)
        }
    }
  })
})
