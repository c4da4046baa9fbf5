import bidiFactory from 'bidi-js'
import { expect, test } from 'vitest'
import { writeAmount, writeQuantity } from './health/write-quantity.ts'
import { inRiyals, signed } from './riyals.ts'

const bidi = bidiFactory()

/** The text from left to right, as an element of unknown direction shows it. */
const shown = (text: string) =>
  bidi
    .getReorderedString(text, bidi.getEmbeddingLevels(text))
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ')

test('an amount is in riyals, with halalas if there are any', () => {
  expect([inRiyals(1_250), inRiyals(127.5)].map(({ en }) => en)).toEqual(['1,250 SAR', '127.50 SAR'])
  expect([inRiyals(1_250), inRiyals(127.5)].map(({ ar }) => ar)).toEqual(['1,250 ر.س', '127.50 ر.س'])
})

test('a negative or signed amount is placed in Arabic like every other, its sign to the left of the number', () => {
  expect(shown(inRiyals(127.5).ar)).toBe('س.ر 127.50')
  expect(shown(inRiyals(-127.5).ar)).toBe('س.ر −127.50')
  expect(shown(signed('+', inRiyals(1_250)).ar)).toBe('س.ر +1,250')
  expect([inRiyals(-127.5).en, signed('+', inRiyals(10)).en]).toEqual(['−127.50 SAR', '+10 SAR'])
})

test('an amount of a measure that is added has its sign to the left of the number too', () => {
  const added = (kind: 'water' | 'sleep', value: number, unit: 'ml' | 'h') =>
    shown(signed('+', { en: '', ar: writeQuantity('ar', kind, { value }, unit) }).ar)
  expect(added('water', 250, 'ml')).toBe('لم +250')
  expect(added('sleep', 7, 'h')).toBe('تاعاس +7')
  expect(signed('+', { en: '', ar: writeAmount('ar', 1, 'h') }).ar).toMatch(/^\+\u2068ساعة واحدة/)
})
