import { expect, test } from 'vitest'
import type { Verification } from '#contract/verification.ts'
import { practiceView } from '#test/practices/practice-views.ts'
import { isRenewalDue, type ShownStatus, statusOf } from './status-of.ts'

const draft = practiceView({ verification: { may: { submit: false, withdraw: false } } }).verification
const approved: Verification = { ...draft, status: 'approved', isListed: true, daysLeft: 200 }
const submittedAt = '2026-11-20T09:00:00.000Z'

const table: [string, Partial<Verification>, ShownStatus][] = [
  ['a draft without a fee', { missing: { fields: ['consultationFee'], documents: [] } }, 'incomplete'],
  ['a draft without a degree', { missing: { fields: [], documents: ['degree'] } }, 'incomplete'],
  ['a whole draft', {}, 'ready'],
  ['one that was submitted', { status: 'submitted', submittedAt }, 'submitted'],
  ['one that was rejected', { status: 'rejected', reason: 'Unreadable.' }, 'rejected'],
  ['one that was suspended', { ...approved, status: 'suspended', isListed: false }, 'suspended'],
  ['one that is listed', approved, 'listed'],
  ['one with something new', { ...approved, may: { submit: true, withdraw: false } }, 'changed'],
  ['one that is verified and not found', { ...approved, isListed: false }, 'hidden'],
  ['61 days left', { ...approved, daysLeft: 61 }, 'listed'],
  ['60 days left', { ...approved, daysLeft: 60 }, 'ending'],
  ['the last day', { ...approved, daysLeft: 0 }, 'ending'],
  ['the day after', { ...approved, isListed: false, daysLeft: -1 }, 'ended'],
  ['a renewal in time', { ...approved, daysLeft: 30, submittedAt }, 'renewing'],
  ['a renewal too late', { ...approved, isListed: false, daysLeft: -3, submittedAt }, 'renewingHidden'],
]

test.each(table)('%s', (_, change, status) => {
  const verification = { ...draft, ...change }
  expect(statusOf(verification)).toBe(status)
  expect(isRenewalDue(verification)).toBe(status === 'ending' || status === 'ended')
})
