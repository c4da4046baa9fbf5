import { expect, test } from 'vitest'
import { phone } from '#contract/fields.ts'
import { assertPossiblePhone } from './possible-phone.ts'

const check = (typed: string) => assertPossiblePhone('phone', phone.parse(typed))

test.each([
  '0501234567',
  '501234567',
  '00966501234567',
  '+966 50 123 4567',
  '٠٥٠١٢٣٤٥٦٧',
  '(011) 234-5678',
  '9200 12345',
  '8001234567',
  '+44 20 7946 0958',
  '+1 212 555 0123',
  '+971 50 123 4567',
  '+974 3312 3456',
  '+965 1234 5678',
  '+20 100 123 4567',
  '+49 1511 2345678',
  '+353 1 234 5678',
])('%s is a possible number', async (typed) => {
  await check(typed)
})

test.each([
  ['a country that does not exist', '+999 12 345 6789'],
  ['too many digits for Britain', '+44 1234 567 890 123'],
  ['too few digits for America', '+1 212 555 012'],
])('%s is refused at its field', async (_, typed) => {
  await expect(check(typed)).rejects.toThrow(
    expect.objectContaining({
      code: 'invalid_fields',
      fields: [{ field: 'phone', code: 'phone_too_short' }],
    }),
  )
})
