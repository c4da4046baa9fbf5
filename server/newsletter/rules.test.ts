import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAnswered } from './rules.ts'

const minute = 60_000
const requests = (minutes: readonly number[]) =>
  minutes.map((at) => ({ id: String(at), at: new Date(at * minute) }))
const answered = (minutes: readonly number[]) =>
  minutes.filter((at) => isAnswered(requests(minutes), String(at)))

test('a first request is answered, and another one ten minutes after the last answer', () => {
  expect(answered([0, 1, 9, 10, 11, 19, 20])).toEqual([0, 10, 20])
})

test('repeated requests do not delay the answer forever', () => {
  expect(answered([0, 6, 12, 18, 24])).toEqual([0, 12, 24])
})

test('no two answers are closer than ten minutes, and no request waits longer than that', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(200), { minLength: 1 }), (given) => {
      const minutes = given.toSorted((a, b) => a - b)
      const got = answered(minutes)
      expect(got[0]).toBe(minutes[0])
      for (const at of minutes) {
        const last = got.findLast((answer) => answer <= at) ?? Number.NEGATIVE_INFINITY
        expect(at - last).toBeLessThan(10)
      }
      for (const [place, at] of got.entries())
        if (place > 0) expect(at - (got[place - 1] ?? 0)).toBeGreaterThanOrEqual(10)
    }),
  )
})
