import * as z from 'zod/mini'
import { zone } from '../availability.ts'
import { done, token } from '../fields.ts'
import { route } from '../route.ts'

/** The subjects of messages to a person, and their channels. */
export const contactChoices = z.strictObject({
  /** Emails about changes to appointments. */
  emailUpdates: z.boolean(),
  /** An email 24 hours before an appointment. */
  emailReminders: z.boolean(),
  smsUpdates: z.boolean(),
  /** An SMS 2 hours before an appointment. */
  smsReminders: z.boolean(),
  /** An email each morning about unread notifications. */
  emailDigest: z.boolean(),
})
export type ContactChoices = z.output<typeof contactChoices>

export const defaultChoices: ContactChoices = {
  emailUpdates: true,
  emailReminders: true,
  smsUpdates: true,
  smsReminders: false,
  emailDigest: false,
}

export const readContactChoices = route({
  method: 'GET',
  path: '/api/contact-choices',
  summary: 'Get which emails and text messages you receive.',
  audience: 'party',
  about: ['phone'],
  output: z.strictObject({ choices: contactChoices, zone: z.string(), hasPhone: z.boolean() }),
})

export const saveContactChoices = route({
  method: 'PUT',
  path: '/api/contact-choices',
  summary: 'Set which emails and text messages you receive.',
  audience: 'party',
  /** `zone`: the reader’s time zone, which determines when the digest is sent. */
  body: z.extend(contactChoices, { zone: z.optional(zone) }),
  output: z.strictObject({ choices: contactChoices }),
})

export const chooseZone = route({
  method: 'PUT',
  path: '/api/contact-choices/zone',
  summary: 'Set the time zone used in pages, emails, text messages, reminders and calendar entries.',
  audience: 'party',
  /** If not `isChosen`, `zone` is the one the device reports. */
  body: z.strictObject({ zone, isChosen: z.boolean() }),
  output: done,
})

export const leaveReminders = route({
  method: 'POST',
  path: '/api/reminders/leaving',
  summary: 'Stop reminders by email, with the token from one of them.',
  audience: 'anyone',
  body: z.strictObject({ token }),
  output: done,
  refusals: ['not_found'],
})

export const leaveRemindersByOneClick = route({
  method: 'POST',
  path: '/api/reminders/one-click/:token',
  summary: 'Stop reminders by email from a mail program (RFC 8058).',
  audience: 'anyone',
  params: z.strictObject({ token }),
  output: done,
  refusals: ['not_found'],
})
