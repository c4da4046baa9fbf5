import { expect, test } from 'vitest'
import {
  type DangerAdvice,
  dangerOf,
  dangerSources,
  dangerThresholds,
  mayBeReached,
  stricterThresholds,
} from './danger.ts'
import { type GlucoseMoment, glucoseMoments } from './kinds.ts'

const glucose = (value: number, glucoseMoment: GlucoseMoment = 'fasting') =>
  dangerOf({ kind: 'glucose', value, glucoseMoment })?.advice ?? null
const pressure = (value: number, second: number) =>
  dangerOf({ kind: 'blood_pressure', value, second })?.advice ?? null

test.each<[number, GlucoseMoment, DangerAdvice | null]>([
  [42, 'fasting', 'glucose_very_low'],
  [53.9, 'any', 'glucose_very_low'],
  [54, 'after_meal', 'glucose_low'],
  [69, 'bedtime', 'glucose_low'],
  [70, 'fasting', null],
  [239, 'fasting', null],
  [240, 'fasting', 'glucose_high'],
  [240, 'before_meal', 'glucose_high'],
  [240, 'after_meal', null],
  [300, 'after_meal', 'glucose_high'],
  [600, 'any', 'glucose_very_high'],
])('a glucose of %d, measured %s, is %s', (value, moment, advice) => {
  expect(glucose(value, moment)).toBe(advice)
})

test('either value of a blood pressure is enough', () => {
  expect([pressure(215, 130), pressure(180, 80), pressure(150, 120), pressure(179, 119)]).toEqual([
    'pressure_very_high',
    'pressure_very_high',
    'pressure_very_high',
    null,
  ])
  expect([pressure(89, 55), pressure(90, 55)]).toEqual(['pressure_low', null])
})

test('the more serious threshold of each kind comes first, and each has its source', () => {
  for (const moment of glucoseMoments)
    for (let value = 20; value <= 1_000; value += 1) {
      const found = dangerOf({ kind: 'glucose', value, glucoseMoment: moment })
      expect(found?.level, `${value} ${moment}`).toBe(
        value < 54 || value >= 600 ? 'emergency' : found ? 'urgent' : undefined,
      )
    }
  for (const { source } of dangerThresholds) expect(dangerSources[source].year).toBeGreaterThan(2015)
})

test('a threshold can be made stricter, but never more lenient', () => {
  const own = stricterThresholds([
    { advice: 'glucose_low', below: 80 },
    { advice: 'glucose_very_low', below: 40 },
    { advice: 'glucose_high', from: 250 },
    { advice: 'pressure_very_high', secondFrom: 110 },
  ])
  const advice = (value: number, glucoseMoment: GlucoseMoment) =>
    dangerOf({ kind: 'glucose', value, glucoseMoment }, own)?.advice ?? null
  expect([advice(79, 'any'), advice(53, 'any'), advice(250, 'after_meal'), advice(240, 'fasting')]).toEqual([
    'glucose_low',
    'glucose_very_low',
    'glucose_high',
    'glucose_high',
  ])
  expect(dangerOf({ kind: 'blood_pressure', value: 150, second: 112 }, own)?.advice).toBe(
    'pressure_very_high',
  )
})

test('no dangerous value counts as a goal reached, and none that has gone beyond the healthy range', () => {
  const range = { least: 70, most: 100 }
  const goal = { target: 100, start: 150 }
  const fasting = (value: number) =>
    mayBeReached({ kind: 'glucose', value, glucoseMoment: 'fasting' }, goal, range)
  expect([fasting(42), fasting(69), fasting(95), fasting(260)]).toEqual([false, false, true, false])
  const weight = (value: number, target: number, start: number) =>
    mayBeReached({ kind: 'weight', value }, { target, start }, { least: 50.4, most: 68.1 })
  expect([weight(62, 65, 80), weight(90, 90, 120), weight(48, 55, 80), weight(72, 60, 45)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
