import { expect, test } from 'vitest'
import { nearestTo, thinOut } from './thin-out.ts'

const many = Array.from({ length: 10_000 }, (_, at) => ({ at, value: (at * 7_919) % 613 }))

test('of ten thousand points at most four per pixel are left, including the ends and the lowest and highest of each', () => {
  const kept = thinOut(many, 0, 10_000, 300)
  expect(kept.length).toBeLessThanOrEqual(1_200)
  expect(kept[0]).toEqual(many[0])
  expect(kept.at(-1)).toEqual(many.at(-1))
  const column = (points: readonly { at: number; value: number }[], of: number) =>
    points.filter(({ at }) => Math.floor((at * 300) / 10_000) === of).map(({ value }) => value)
  for (const each of [0, 1, 150, 299]) {
    expect(Math.max(...column(kept, each))).toBe(Math.max(...column(many, each)))
    expect(Math.min(...column(kept, each))).toBe(Math.min(...column(many, each)))
  }
  expect(kept.every(({ at }, place) => place === 0 || at > (kept[place - 1]?.at ?? 0))).toBe(true)
})

test('a few points are left unchanged', () => {
  expect(thinOut(many.slice(0, 90), 0, 90, 300)).toHaveLength(90)
})

test('the nearest point in time is found, even at the ends', () => {
  const points = [10, 20, 40].map((at) => ({ at, value: 1 }))
  expect([0, 14, 16, 29, 31, 99].map((at) => nearestTo(points, at))).toEqual([0, 0, 1, 1, 2, 2])
})
