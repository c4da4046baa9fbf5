import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endings } from '#contract/appointments/appointment.ts'
import { type RefundRules, refundRules } from '#contract/appointments/refund-rules.ts'
import { betterForPatient, worseForPatientIn } from '#contract/appointments/refunds.ts'
import { refundOf, refundSteps } from '#server/appointments/refund.ts'
import { currentPolicy, type Policy } from '#server/appointments/rules.ts'
import type { Payment } from '../gateway/gateway.ts'
import { provesPayment, shareOf } from './rules.ts'

const startsAt = new Date('2026-12-01T10:00:00Z')
const before = (hours: number, milliseconds = 0) =>
  new Date(startsAt.getTime() - hours * 3_600_000 - milliseconds)
const usual: Policy = { ...currentPolicy, refunds: { wholeUntil: 24, partUntil: 3, partPercent: 50 } }
const cancelled = (paid: number, now: Date, policy = usual) =>
  refundOf({ paid, policy, status: 'confirmed', startsAt }, 'cancelled_by_patient', now)

test('a patient who cancels gets all until 24 hours before, half until three, and then nothing', () => {
  expect(cancelled(25_000, before(24))).toBe(25_000)
  expect(cancelled(25_000, before(24, -1))).toBe(12_500)
  expect(cancelled(25_000, before(3))).toBe(12_500)
  expect(cancelled(25_000, before(3, -1))).toBe(0)
  expect(cancelled(25_001, before(5))).toBe(12_501)
})

test('a patient who got no answer, or was let down by the dietitian, gets everything back at any time', () => {
  const late = before(0, 1)
  const facts = { paid: 25_000, policy: usual, startsAt }
  expect(refundOf({ ...facts, status: 'pending' }, 'cancelled_by_patient', late)).toBe(25_000)
  for (const ending of endings)
    if (ending !== 'cancelled_by_patient')
      expect(refundOf({ ...facts, status: 'confirmed' }, ending, late), ending).toBe(25_000)
})

test('the policy at the time of booking applies', () => {
  expect(
    cancelled(10_000, before(30), {
      ...currentPolicy,
      refunds: { wholeUntil: 48, partUntil: 12, partPercent: 50 },
    }),
  ).toBe(5_000)
  expect(cancelled(10_000, before(1), currentPolicy)).toBe(10_000)
})

test('for any payment, refund and shares add up to it, each is whole, and the patient loses no fraction', () => {
  const whole = fc.integer({ min: 1, max: 1_000_000 })
  const percent = fc.integer({ min: 0, max: 50 })
  const minutes = fc.integer({ min: 0, max: 3 * 24 * 60 })
  fc.assert(
    fc.property(whole, percent, percent, minutes, (paid, fee_percent, vat_percent, ahead) => {
      const refund = cancelled(paid, before(0, ahead * 60_000))
      const { earned, fee, vat } = shareOf(paid - refund, { fee_percent, vat_percent })
      expect(refund + earned + fee + vat).toBe(paid)
      for (const part of [refund, earned, fee, vat]) {
        expect(Number.isInteger(part)).toBe(true)
        expect(part).toBeGreaterThanOrEqual(0)
      }
      expect([0, Math.ceil(paid / 2), paid]).toContain(refund)
      expect((fee + vat) * 100).toBeLessThanOrEqual((paid - refund) * fee_percent)
    }),
  )
})

const rules = fc
  .record({
    wholeUntil: fc.integer({ min: 0, max: 168 }),
    partUntil: fc.integer({ min: 0, max: 168 }),
    partPercent: fc.integer({ min: 0, max: 100 }),
  })
  .map((made) => ({ ...made, partUntil: Math.min(made.partUntil, made.wholeUntil) }))
const minutesAhead = fc.integer({ min: 1, max: 169 * 60 })

test('under any rules, at any moment, refund and rest add up to the payment, and the patient gets any fraction', () => {
  const whole = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(whole, rules, minutesAhead, (paid, refunds, ahead) => {
      const now = before(0, ahead * 60_000)
      const refund = cancelled(paid, now, { ...currentPolicy, refunds })
      const { earned, fee, vat } = shareOf(paid - refund, { fee_percent: 15, vat_percent: 15 })
      expect(refund + earned + fee + vat).toBe(paid)
      const percent =
        ahead >= refunds.wholeUntil * 60 ? 100 : ahead >= refunds.partUntil * 60 ? refunds.partPercent : 0
      expect(Number.isInteger(refund)).toBe(true)
      expect(refund * 100).toBeGreaterThanOrEqual(paid * percent)
      expect((refund - 1) * 100).toBeLessThan(paid * percent)
      const [step] = refundSteps({ paid, policy: { ...currentPolicy, refunds }, startsAt }, now)
      expect(step?.halalas ?? 0).toBe(refund)
    }),
    { numRuns: 2_000 },
  )
})

test('the more generous of two rules is never worse at any moment than either, and is itself a valid rule', () => {
  fc.assert(
    fc.property(rules, rules, minutesAhead, (platform, own, ahead) => {
      const now = before(0, ahead * 60_000)
      const refundBy = (refunds: RefundRules) => cancelled(10_001, now, { ...currentPolicy, refunds })
      const both = betterForPatient(platform, own)
      expect(refundRules.safeParse(both).success).toBe(true)
      expect(refundBy(both)).toBeGreaterThanOrEqual(Math.max(refundBy(platform), refundBy(own)))
      if (worseForPatientIn(own, platform).length === 0)
        expect(refundBy(own)).toBeGreaterThanOrEqual(refundBy(platform))
      expect(worseForPatientIn(both, platform)).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test('a payment counts if amount, currency and id match and the money is held in full', () => {
  const ours = { id: 'payment', amount_halalas: 25_000 }
  const said: Payment = {
    id: 'one',
    status: 'paid',
    amount: 25_000,
    currency: 'SAR',
    refunded: 0,
    metadata: { payment: 'payment' },
    source: {},
  }
  expect(provesPayment(said, ours)).toBe(true)
  expect(provesPayment({ ...said, status: 'captured' }, ours)).toBe(true)
  const others: Partial<Payment>[] = [
    { currency: 'USD' },
    { amount: 24_999 },
    { amount: 250 },
    { metadata: { payment: 'another' } },
    { metadata: null },
    { metadata: { addition: 'payment' } },
    { refunded: 1 },
    ...['initiated', 'authorized', 'failed', 'refunded', 'voided', 'made up'].map((status) => ({ status })),
  ]
  for (const other of others)
    expect(provesPayment({ ...said, ...other }, ours), JSON.stringify(other)).toBe(false)
})
