import { type Party, parties } from '#contract/appointments/appointment.ts'
import type { ContactChoices } from '#contract/notifications/choices.ts'
import type { Followed } from '../events.ts'

export const channels = ['mail', 'sms'] as const
export type Channel = (typeof channels)[number]
export type Notice = { channel: Channel; side: Party }

/** The sides that are notified of an event, and the channels; people's choices are checked when the notice is written. */
export function noticesFor({ kind, detail }: Followed): Notice[] {
  const told = tellings[kind]
  return channels.flatMap((channel) =>
    parties
      .filter((side) => isTold(told[channel], side, 'by' in detail ? detail.by : null))
      .filter(() => kind !== 'appointment.reminder_due' || detail.how === channel)
      .map((side) => ({ channel, side })),
  )
}

/** `other` is the side that did not cause the event. */
type Whom = Party | 'both' | 'other' | 'nobody'
type Telling = Record<Channel, Whom>

const tellings: Readonly<Record<Followed['kind'], Telling>> = {
  'appointment.requested': { mail: 'both', sms: 'dietitian' },
  'appointment.booked': { mail: 'both', sms: 'both' },
  'appointment.reserved': { mail: 'patient', sms: 'patient' },
  'appointment.paid': { mail: 'both', sms: 'nobody' },
  'appointment.unpaid': { mail: 'both', sms: 'patient' },
  'appointment.confirmed': { mail: 'both', sms: 'patient' },
  'appointment.declined': { mail: 'both', sms: 'patient' },
  'appointment.lapsed': { mail: 'both', sms: 'patient' },
  'appointment.cancelled': { mail: 'both', sms: 'other' },
  'appointment.rescheduled': { mail: 'both', sms: 'other' },
  'appointment.move_asked': { mail: 'both', sms: 'dietitian' },
  'appointment.move_accepted': { mail: 'both', sms: 'patient' },
  'appointment.move_declined': { mail: 'patient', sms: 'patient' },
  'appointment.move_lapsed': { mail: 'both', sms: 'patient' },
  'appointment.move_withdrawn': { mail: 'dietitian', sms: 'nobody' },
  'appointment.absence_reported': { mail: 'both', sms: 'nobody' },
  'appointment.absence_claimed': { mail: 'both', sms: 'other' },
  'appointment.absence_decided': { mail: 'both', sms: 'nobody' },
  'appointment.completed': { mail: 'patient', sms: 'nobody' },
  'appointment.reminder_due': { mail: 'both', sms: 'both' },
}

function isTold(whom: Whom, side: Party, by: Party | 'platform' | null): boolean {
  if (whom === 'other') return by !== side
  return whom === 'both' || whom === side
}

/** Emails about a time that both sides have agreed to, and about its end, are sent whatever their choices. */
export function isNoticeWelcome(
  { kind, detail }: Followed,
  { channel, side, isInCalendar }: Notice & { isInCalendar: boolean },
  choices: ContactChoices,
): boolean {
  const isReminder = kind === 'appointment.reminder_due'
  if (channel === 'sms') return isReminder ? choices.smsReminders : choices.smsUpdates
  if (isReminder) return choices.emailReminders
  if (moves.has(kind) && 'by' in detail && detail.by !== side) return true
  // The dietitian who answered knows, but their calendar may not.
  if (side === 'dietitian' && answers.has(kind) && isInCalendar) return true
  if (side === 'dietitian' && kind === 'appointment.declined') return false
  return always[side].has(kind) || choices.emailUpdates
}

/** The side that did not act always learns that a time has changed, is requested, or is no longer requested. */
const moves = new Set<string>([
  'appointment.rescheduled',
  'appointment.move_asked',
  'appointment.move_accepted',
  'appointment.move_declined',
  'appointment.move_withdrawn',
])
const answers = new Set<string>([
  'appointment.confirmed',
  'appointment.declined',
  'appointment.move_accepted',
])

const always: Readonly<Record<Party, ReadonlySet<string>>> = {
  patient: new Set([
    'appointment.requested',
    'appointment.booked',
    'appointment.reserved',
    'appointment.paid',
    'appointment.unpaid',
    'appointment.confirmed',
    'appointment.declined',
    'appointment.lapsed',
    'appointment.cancelled',
    'appointment.move_lapsed',
    'appointment.absence_claimed',
    'appointment.absence_decided',
  ]),
  dietitian: new Set([
    'appointment.booked',
    'appointment.paid',
    'appointment.cancelled',
    'appointment.absence_reported',
    'appointment.absence_claimed',
    'appointment.absence_decided',
  ]),
}
