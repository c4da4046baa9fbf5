import { expect, test } from 'vitest'
import { type CallStanding, sideIn, whyClosed } from './rules.ts'

const standing: CallStanding = {
  status: 'confirmed',
  mode: 'video',
  starts_at: new Date('2026-11-24T10:00:00Z'),
  ends_at: new Date('2026-11-24T10:30:00Z'),
  isSound: true,
  isOurs: true,
}

test.each([
  ['09:49:59.999', {}, 'moved'],
  ['09:50:00.000', {}, null],
  ['10:00:00.000', {}, null],
  ['10:30:00.000', {}, null],
  ['10:44:59.999', {}, null],
  ['10:45:00.000', {}, 'over'],
  ['10:05:00.000', { status: 'pending' }, 'not_confirmed'],
  ['10:05:00.000', { status: 'cancelled' }, 'cancelled'],
  ['10:05:00.000', { status: 'completed' }, 'completed'],
  ['10:05:00.000', { mode: 'in-person' }, 'unavailable'],
  ['10:05:00.000', { isSound: false }, 'unavailable'],
  ['10:05:00.000', { isOurs: false }, 'elsewhere'],
  ['09:00:00.000', { status: 'cancelled' }, 'cancelled'],
  ['09:00:00.000', { isSound: false }, 'unavailable'],
  ['12:00:00.000', { isOurs: false }, 'elsewhere'],
] as const)('at %s, %o: %s', (time, facts, because) => {
  expect(whyClosed({ ...standing, ...facts }, new Date(`2026-11-24T${time}Z`))).toBe(because)
})

const both = { patient_id: 'sara', dietitian_id: 'layla' }
test.each([
  ['sara', 'patient', both, 'patient'],
  ['layla', 'dietitian', both, 'dietitian'],
  ['sara', 'dietitian', both, null],
  ['layla', 'patient', both, null],
  ['omar', 'patient', both, null],
  ['sara', 'patient', { ...both, patient_id: null }, null],
] as const)('%s as a %s in %o is on the side of: %s', (id, party, appointment, side) => {
  expect(sideIn(appointment, { id, party })).toBe(side)
})
