import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dragPicture, firstSquare, leastSide, mostZoom, type Size, zoomOf, zoomTo } from './crop.ts'

const picture: Size = { width: 1600, height: 1000 }

test('the first square is as large as the picture allows', () => {
  expect(firstSquare(picture)).toEqual({ x: 300, y: 0, side: 1000 })
  expect(firstSquare({ width: 600, height: 1200 })).toEqual({ x: 0, y: 200, side: 600 })
})

test('the picture follows the finger as far as it can move', () => {
  const first = firstSquare(picture)
  expect(dragPicture(picture, first, { x: 0.1, y: 0 })).toEqual({ x: 200, y: 0, side: 1000 })
  expect(dragPicture(picture, first, { x: 2, y: 2 })).toEqual({ x: 0, y: 0, side: 1000 })
  expect(dragPicture(picture, first, { x: -2, y: 0 })).toEqual({ x: 600, y: 0, side: 1000 })
})

test('the point under the fingers stays there while zooming', () => {
  const first = firstSquare(picture)
  expect(zoomTo(picture, first, 2)).toEqual({ x: 550, y: 250, side: 500 })
  expect(zoomTo(picture, first, 2, { x: 0, y: 0 })).toEqual({ x: 300, y: 0, side: 500 })
})

test('however it is dragged and zoomed, the square is inside the picture and large enough', () => {
  const step = fc.oneof(
    fc.record({
      x: fc.double({ min: -3, max: 3, noNaN: true }),
      y: fc.double({ min: -3, max: 3, noNaN: true }),
    }),
    fc.double({ min: 0, max: 100, noNaN: true }),
  )
  fc.assert(
    fc.property(
      fc.record({
        width: fc.integer({ min: leastSide, max: 2048 }),
        height: fc.integer({ min: leastSide, max: 2048 }),
      }),
      fc.array(step, { maxLength: 20 }),
      (size, steps) => {
        let square = firstSquare(size)
        for (const each of steps)
          square = typeof each === 'number' ? zoomTo(size, square, each) : dragPicture(size, square, each)
        const nearly = 1e-6
        expect(square.x).toBeGreaterThanOrEqual(0)
        expect(square.y).toBeGreaterThanOrEqual(0)
        expect(square.x + square.side).toBeLessThanOrEqual(size.width + nearly)
        expect(square.y + square.side).toBeLessThanOrEqual(size.height + nearly)
        expect(square.side).toBeGreaterThanOrEqual(leastSide - nearly)
        expect(zoomOf(size, square)).toBeLessThanOrEqual(mostZoom(size) + nearly)
      },
    ),
  )
})
