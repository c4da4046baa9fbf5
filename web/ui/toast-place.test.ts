import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freePlace } from './toast-place.ts'

const phone = { left: 0, top: 0, right: 390, bottom: 780 }
const laptop = { left: 0, top: 0, right: 1440, bottom: 900 }
const toast = { width: 358, height: 80 }
const at = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('a toast is at the foot, at the end of the line', () => {
  expect(freePlace([], phone, toast, false)).toEqual(at(16, 684, 358, 80))
  expect(freePlace([], laptop, toast, false)).toEqual(at(1066, 804, 358, 80))
  expect(freePlace([], laptop, toast, true)).toEqual(at(16, 804, 358, 80))
})

test('it makes way for a button at the foot: to the middle on a laptop, upwards on a phone', () => {
  expect(freePlace([at(1200, 840, 200, 44)], laptop, toast, false)).toEqual(at(541, 804, 358, 80))
  expect(freePlace([at(16, 720, 120, 44)], phone, toast, false).bottom).toBeLessThanOrEqual(720)
})

test('where every place covers a button it covers as little as possible', () => {
  const all = Array.from({ length: 20 }, (_, row) => at(0, row * 40, row === 10 ? 20 : 390, 36))
  const { top, bottom } = freePlace(all, phone, toast, false)
  expect(top).toBeLessThan(400)
  expect(bottom).toBeGreaterThan(436)
})

test('it is always on the screen, and covers nothing wherever there is room', () => {
  const box = fc
    .record({ left: fc.integer({ min: 0, max: 380 }), top: fc.integer({ min: 0, max: 240 }) })
    .map(({ left, top }) => at(left, top, 60, 40))
  fc.assert(
    fc.property(fc.array(box, { maxLength: 12 }), fc.boolean(), (controls, isRightToLeft) => {
      const place = freePlace(controls, phone, toast, isRightToLeft)
      expect(place.left).toBeGreaterThanOrEqual(0)
      expect(place.right).toBeLessThanOrEqual(390)
      expect(place.bottom).toBeLessThanOrEqual(780)
      for (const each of controls) expect(each.bottom <= place.top || each.top >= place.bottom).toBe(true)
    }),
  )
})
