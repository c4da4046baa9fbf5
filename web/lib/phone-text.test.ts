import { expect, test } from 'vitest'
import { phoneField } from '#contract/fields.ts'
import { callingCodes } from './calling-codes.ts'
import { readPhone, writePhone } from './phone-text.ts'

test.each([
  ['SA', '501234567', '+966501234567'],
  ['SA', '050 123 4567', '+966501234567'],
  ['SA', '٠٥٠١٢٣٤٥٦٧', '+966501234567'],
  ['SA', '966501234567', '+966501234567'],
  ['SA', '+44 7911 123456', '+447911123456'],
  ['SA', '0044 7911 123456', '+447911123456'],
  ['GB', '07911 123456', '+447911123456'],
  ['US', '(212) 555-0123', '+12125550123'],
  ['KZ', '701 234 5678', '+77012345678'],
  ['IT', '06 698 12345', '+390669812345'],
  ['NO', '40 61 23 45', '+4740612345'],
  ['SA', '', ''],
  ['GB', ' ', ''],
])('in %s %j is %s', (country, national, written) => {
  expect(writePhone({ country, national })).toBe(written)
  if (written) expect(phoneField('phone_too_short', 'required').parse(written)).toBe(written)
})

test.each(['abc', '12', '+', '5; DROP', '050abc4567'])('%j is refused', (national) => {
  const written = writePhone({ country: 'SA', national })
  expect(phoneField('phone_too_short', 'required').safeParse(written).success).toBe(false)
})

test('a written number is read as one of its country', () => {
  expect(readPhone('+966501234567')).toEqual({ country: 'SA', national: '501234567' })
  expect(readPhone('+12125550123')).toEqual({ country: 'US', national: '2125550123' })
  expect(readPhone('+18765550123')).toEqual({ country: 'JM', national: '5550123' })
  expect(readPhone('+79161234567')).toMatchObject({ country: 'RU' })
  expect(readPhone('0501234567')).toEqual({ country: 'SA', national: '0501234567' })
  expect(readPhone('')).toEqual({ country: 'SA', national: '' })
})

test('every country has a dialling code, and a name in both languages', () => {
  const entries = Object.entries(callingCodes)
  expect(entries.length).toBeGreaterThan(235)
  for (const [country, code] of entries) {
    expect(code, country).toMatch(/^[1-9]\d{0,3}$/)
    for (const language of ['en', 'ar'])
      expect(new Intl.DisplayNames(language, { type: 'region' }).of(country), country).not.toBe(country)
  }
})
