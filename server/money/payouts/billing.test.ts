import { beforeAll, expect, test } from 'vitest'
import { readBilling, removeIban, saveBilling } from '#contract/money/billing.ts'
import { openApp } from '#test/app.ts'
import { drFahad, drLayla } from '#test/cast.ts'
import { copiedData } from '#test/copied-data.ts'
import { join, type Person, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
let dietitian: Person
let other: Person

beforeAll(async () => {
  app.at('2026-11-22T06:00:00Z')
  dietitian = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  other = await join(app, { ...drFahad, email: unique(drFahad.email) }, { role: 'dietitian' })
})

const form = {
  legalName: 'Layla Al-Harbi Nutrition Clinic',
  vatNumber: '300000000000003',
  street: '7214 Olaya Street',
  city: 'Riyadh',
  postalCode: '١٢٢١٣',
}
const iban = 'SA0380000000608010167519'

test('the details for invoices are saved, and only the end of the account number is returned', async () => {
  const { body } = await dietitian.call(saveBilling, { ...form, iban: 'sa03 8000 0000 6080 1016 7519' })
  expect(body.billing).toMatchObject({
    legalName: form.legalName,
    ibanEnd: '7519',
    postalCode: '12213',
    district: '',
  })
  const [row] = await app.rows<{ text: string }>(
    `select billing_details::text || encode(iban_sealed, 'escape') as text from billing_details where user_id = $1`,
    [dietitian.id],
  )
  expect(row?.text).not.toContain('608010167519')
  expect((await other.call(readBilling, {})).body.billing).toMatchObject({ legalName: '', ibanEnd: null })
})

test('a changed account number is announced by email; the same one, or none, is not', async () => {
  await dietitian.call(saveBilling, { ...form, iban })
  await dietitian.call(saveBilling, { ...form, legalName: 'Layla Clinic' })
  await app.runJobs()
  const told = (await app.mailTo(dietitian.email)).map(({ subject }) => subject)
  expect(told).toEqual(['The bank account of your practice was changed'])
  expect((await dietitian.call(readBilling, {})).body.billing.ibanEnd).toBe('7519')
  expect((await app.mailTo(dietitian.email)).map(({ text }) => text).join()).not.toContain('7519')
})

test('a copy of a person’s data has the whole number, and it can be removed', async () => {
  const { parts } = await copiedData(dietitian)
  expect(parts.billingDetails).toMatchObject([{ iban }])
  await dietitian.call(removeIban, {})
  expect((await dietitian.call(readBilling, {})).body.billing.ibanEnd).toBeNull()
})

test.each([
  ['vatNumber', '300000000000002', 'vat_number_invalid'],
  ['iban', 'SA0380000000608010167518', 'iban_invalid'],
  ['postalCode', '123', 'postal_code_invalid'],
])('an impossible %s is refused', async (field, value, code) => {
  const { status, body } = await dietitian.call(saveBilling, { ...form, [field]: value })
  expect([status, body.error?.fields?.[0]]).toMatchObject([422, { field, code }])
})

test('saving requires the password', async () => {
  app.at('2026-11-22T06:30:00Z')
  const { body } = await dietitian.call(saveBilling, form)
  expect(body.error?.code).toBe('proof_needed')
})
