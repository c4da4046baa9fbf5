import { expect, test } from 'vitest'
import { defaultChoices } from '#contract/notifications/choices.ts'
import { appointmentEvents, type Followed } from '../events.ts'
import { isNoticeWelcome, noticesFor } from './notice-channels.ts'

type Kind = Followed['kind']
const happened = (kind: Kind, detail: object = {}) => ({ kind, detail }) as Followed
const notices = (kind: Kind, detail: object) =>
  noticesFor(happened(kind, detail)).map(({ channel, side }) => `${channel} ${side}`)

const p = 'patient'
const d = 'dietitian'

test.each<[Kind, object, string[]]>([
  ['appointment.requested', { by: p }, ['mail patient', 'mail dietitian', 'sms dietitian']],
  ['appointment.booked', { by: p }, ['mail patient', 'mail dietitian', 'sms patient', 'sms dietitian']],
  ['appointment.confirmed', { by: d }, ['mail patient', 'mail dietitian', 'sms patient']],
  ['appointment.declined', { by: d }, ['mail patient', 'mail dietitian', 'sms patient']],
  ['appointment.lapsed', { by: 'platform' }, ['mail patient', 'mail dietitian', 'sms patient']],
  ['appointment.cancelled', { by: p }, ['mail patient', 'mail dietitian', 'sms dietitian']],
  ['appointment.cancelled', { by: d }, ['mail patient', 'mail dietitian', 'sms patient']],
  [
    'appointment.cancelled',
    { by: 'platform' },
    ['mail patient', 'mail dietitian', 'sms patient', 'sms dietitian'],
  ],
  ['appointment.rescheduled', { by: p }, ['mail patient', 'mail dietitian', 'sms dietitian']],
  ['appointment.rescheduled', { by: d }, ['mail patient', 'mail dietitian', 'sms patient']],
  ['appointment.move_asked', { by: p }, ['mail patient', 'mail dietitian', 'sms dietitian']],
  ['appointment.move_accepted', { by: d }, ['mail patient', 'mail dietitian', 'sms patient']],
  ['appointment.move_declined', { by: d }, ['mail patient', 'sms patient']],
  ['appointment.move_lapsed', { by: 'platform' }, ['mail patient', 'mail dietitian', 'sms patient']],
  ['appointment.move_withdrawn', { by: p }, ['mail dietitian']],
  ['appointment.absence_reported', { by: p }, ['mail patient', 'mail dietitian']],
  ['appointment.completed', { by: d }, ['mail patient']],
  ['appointment.reminder_due', { how: 'mail' }, ['mail patient', 'mail dietitian']],
  ['appointment.reminder_due', { how: 'sms' }, ['sms patient', 'sms dietitian']],
])('after %s %j: %j', (kind, detail, expected) => {
  expect(notices(kind, detail)).toEqual(expected)
})

test.each(['appointment.link_changed', 'appointment.notes_signed'] as const)(
  'after %s: nothing is sent, and open pages are refreshed',
  (kind) => {
    expect(appointmentEvents[kind].jobs).toEqual(['appointment_told'])
  },
)

const none = {
  emailUpdates: false,
  emailReminders: false,
  smsUpdates: false,
  smsReminders: false,
  emailDigest: false,
}
const wanted = (kind: Kind, channel: 'mail' | 'sms', side: 'patient' | 'dietitian', detail = {}) =>
  isNoticeWelcome(happened(kind, detail), { channel, side, isInCalendar: false }, none)

test('confirmations and endings are emailed even to a person who has turned all emails off', () => {
  for (const kind of ['requested', 'booked', 'confirmed', 'declined', 'lapsed', 'cancelled'] as const)
    expect(wanted(`appointment.${kind}`, 'mail', 'patient'), kind).toBe(true)
  for (const kind of ['booked', 'cancelled', 'absence_reported'] as const)
    expect(wanted(`appointment.${kind}`, 'mail', 'dietitian'), kind).toBe(true)
  for (const kind of ['rescheduled', 'move_accepted', 'move_declined'] as const)
    expect(wanted(`appointment.${kind}`, 'mail', 'patient', { by: d }), kind).toBe(true)
  expect(wanted('appointment.move_lapsed', 'mail', 'patient', { by: 'platform' })).toBe(true)
  for (const kind of ['move_asked', 'move_withdrawn'] as const)
    expect(wanted(`appointment.${kind}`, 'mail', 'dietitian', { by: p }), kind).toBe(true)
  expect(wanted('appointment.rescheduled', 'mail', 'dietitian', { by: p })).toBe(true)
})

test('nothing else is emailed to such a person', () => {
  expect(wanted('appointment.rescheduled', 'mail', 'patient', { by: p })).toBe(false)
  expect(wanted('appointment.move_asked', 'mail', 'patient', { by: p })).toBe(false)
  expect(wanted('appointment.completed', 'mail', 'patient')).toBe(false)
  expect(wanted('appointment.requested', 'mail', 'dietitian')).toBe(false)
  expect(wanted('appointment.reminder_due', 'mail', 'patient')).toBe(false)
  for (const kind of ['booked', 'cancelled', 'reminder_due'] as const)
    expect(wanted(`appointment.${kind}`, 'sms', 'patient'), kind).toBe(false)
})

test('a dietitian’s own answer is emailed if it changes their calendar', () => {
  const answered = (kind: Kind, isInCalendar: boolean, choices = defaultChoices) =>
    isNoticeWelcome(happened(kind), { channel: 'mail', side: d, isInCalendar }, choices)
  expect(answered('appointment.confirmed', false)).toBe(true)
  expect(answered('appointment.confirmed', false, none)).toBe(false)
  expect(answered('appointment.confirmed', true, none)).toBe(true)
  expect(answered('appointment.declined', false)).toBe(false)
  expect(answered('appointment.declined', true, none)).toBe(true)
})

test('by default people get emails and text messages, and reminders only by email', () => {
  const asked = (kind: Kind, channel: 'mail' | 'sms') =>
    isNoticeWelcome(happened(kind), { channel, side: 'patient', isInCalendar: false }, defaultChoices)
  expect(asked('appointment.booked', 'sms')).toBe(true)
  expect(asked('appointment.reminder_due', 'mail')).toBe(true)
  expect(asked('appointment.reminder_due', 'sms')).toBe(false)
})
