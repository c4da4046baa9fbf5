import fc from 'fast-check'
import { expect, test } from 'vitest'
import { verificationStatuses } from '#contract/practice-options.ts'
import { dueWarning, licenseEnded, mayDecide, warningDays } from './rules.ts'

test.each([
  [61, null, null],
  [60, null, 60],
  [59, 60, null],
  [31, 60, null],
  [30, 60, 30],
  [8, 30, null],
  [7, 30, 7],
  [0, 7, null],
  [-1, 7, 0],
  [-40, 0, null],
  [7, null, 7],
  [12, 60, 30],
  [-3, null, 0],
  [45, 30, null],
])('with %i days left and the last warning at %s, %s is due', (left, warned, due) => {
  expect(dueWarning(left, warned)).toBe(due)
})

test('however the days are checked, each warning is given at most once, in order, and the end is announced', () => {
  const days = fc.array(fc.integer({ min: -30, max: 120 }), { maxLength: 30 })
  fc.assert(
    fc.property(days, (looks) => {
      const given: number[] = []
      for (const left of looks.toSorted((a, b) => b - a)) {
        const due = dueWarning(left, given.at(-1) ?? null)
        if (due !== null) {
          given.push(due)
          expect(left).toBeLessThanOrEqual(due)
        }
      }
      expect(given).toEqual([...new Set(given)].sort((a, b) => b - a))
      const last = Math.min(...looks)
      const latest = last < 0 ? licenseEnded : warningDays.findLast((each) => last <= each)
      expect(given.at(-1)).toBe(looks.length > 0 ? latest : undefined)
    }),
  )
})

const state = fc.record({
  status: fc.constantFrom(...verificationStatuses),
  isWaiting: fc.boolean(),
  licensedUntil: fc.option(fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-22')),
})
const today = '2026-11-21'

test('an admin may do nothing about themselves', () => {
  fc.assert(
    fc.property(state, (stands) => {
      expect(Object.values(mayDecide(stands, true, today))).toEqual([false, false, false, false])
    }),
  )
})

test('only a submitted application is approved, and a person is never suspended and reinstated at the same time', () => {
  fc.assert(
    fc.property(state, (stands) => {
      const may = mayDecide(stands, false, today)
      if (may.approve) expect(stands.isWaiting && may.reject).toBe(true)
      expect(may.suspend && may.reinstate).toBe(false)
      if (may.reinstate) expect((stands.licensedUntil ?? today) >= today).toBe(true)
    }),
  )
})
