import { expect, test } from 'vitest'
import { hostOutside, isDueBy, stateOf } from './lobby-state.ts'

const appointment = {
  status: 'confirmed',
  mode: 'video',
  startsAt: '2026-11-24T10:00:00.000Z',
  endsAt: '2026-11-24T10:30:00.000Z',
  may: { join: false },
} as const
const at = (time: string) => Date.parse(`2026-11-24T${time}Z`)

test.each([
  ['long before', '07:00:00', {}, 'early'],
  ['a second too early', '09:49:59', {}, 'early'],
  ['due, and not let in yet', '09:50:00', {}, 'opening'],
  ['let in', '09:50:00', { may: { join: true } }, 'open'],
  ['let in by a server whose clock is ahead', '09:40:00', { may: { join: true } }, 'open'],
  ['after the end, still let in', '10:44:00', { may: { join: true } }, 'open'],
  ['too late', '10:45:00', {}, 'closed'],
  ['not confirmed', '09:55:00', { status: 'pending' }, 'pending'],
  ['cancelled', '09:55:00', { status: 'cancelled' }, 'cancelled'],
  ['completed', '10:20:00', { status: 'completed' }, 'completed'],
  ['in person', '09:55:00', { mode: 'in-person' }, 'in_person'],
  ['in person, not confirmed', '09:55:00', { mode: 'in-person', status: 'pending' }, 'in_person'],
] as const)('%s it is %s %o: %s', (_, time, facts, state) => {
  expect(stateOf({ ...appointment, ...facts }, at(time))).toBe(state)
})

test('the platform’s call is distinguished from a call elsewhere', () => {
  const id = '0192f3a0-0000-7000-8000-000000000007'
  expect(hostOutside(`https://nabta.example/call/${id}`, id)).toBeNull()
  expect(hostOutside('https://us02web.zoom.us/j/123?pwd=1', id)).toBe('us02web.zoom.us')
})

test.each([
  ['opening', '09:50:00', true],
  ['open', '10:44:59', false],
  ['open', '10:45:00', true],
  ['early', '09:49:00', false],
  ['closed', '10:50:00', false],
] as const)('%s at %s, the server is asked again: %s', (state, time, isDue) => {
  expect(isDueBy(state, appointment.endsAt, at(time))).toBe(isDue)
})
