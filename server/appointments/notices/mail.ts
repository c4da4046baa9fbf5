import type { Party } from '#contract/appointments/appointment.ts'
import { closing } from '#copy/accounts/mail.ts'
import {
  appointmentReason,
  calendarFile,
  leaveReminders,
  reminderReason,
} from '#copy/appointments/notices/mail-parts.ts'
import { brand } from '#copy/brand.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import { type Draft, letter } from '#server/ground/post/letter.ts'
import type { InlinePicture } from '#server/ground/post/letter-pictures.ts'
import type { Letter } from '#server/ground/post/mail.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import { pageUrl } from '#server/ground/site/page-url.ts'
import { faceForMail } from '#server/profiles/face-for-mail.ts'
import { calendarEventOf } from '../calendar/calendar-event.ts'
import { writeCalendar } from '../calendar/ical.ts'
import type { Followed } from '../events.ts'
import { factsFor } from './facts-for.ts'
import { type MailContent, mailContentFor } from './mail-content.ts'
import { loadNoticeFacts, type NoticeFacts } from './notice-facts.ts'

export const appointmentMailPatient = mailTo('patient')
export const appointmentMailDietitian = mailTo('dietitian')

/** Sends nothing if the event no longer holds when the email is written. */
function mailTo(side: Party): Job<Followed> {
  return async (house, eventId) => {
    const told = await loadNoticeFacts(house, eventId, 'mail', side)
    const said = told && mailContentFor(told)
    if (!told || !said) return
    const { dietitian_id: dietitian } = told.row
    const photo = side === 'patient' && dietitian ? await faceForMail(house, dietitian) : null
    await sendLetter(house, write(house, told, said, photo))
  }
}

function write(
  house: House,
  told: NoticeFacts,
  { words, button, also }: MailContent,
  photo: InlinePicture | null,
): Letter {
  const { event, side, reader } = told
  const { language } = reader
  const isReminder = event.kind === 'appointment.reminder_due'
  const wayTo = (label: Draft['subject'], path: string) => ({ label, url: pageUrl(house, language, path) })
  return letter(house, {
    id: `${event.id}.appointment-${side}`,
    to: reader.email,
    language,
    subject: words.subject,
    preheader: words.preheader,
    greeting: reader.greeting,
    paragraphs: told.calendar ? [...words.paragraphs, calendarFile[told.calendar]] : words.paragraphs,
    facts: factsFor(house, told, photo),
    action: wayTo(words.button, button),
    ...(words.also && also !== undefined && { also: wayTo(words.also, also) }),
    ...(words.note && { note: words.note }),
    closing,
    reason: isReminder ? reminderReason : appointmentReason,
    ...(isReminder && { unsubscribe: wayOut(house, reader) }),
    ...calendarPart(house, told),
  })
}

function calendarPart(house: House, { calendar: method, row, side, reader, name, other, now }: NoticeFacts) {
  if (!method) return {}
  const { language, email } = reader
  const entry = calendarEventOf(house, row, { language, side, other, now }, { name, email })
  return { calendar: { method, text: writeCalendar({ method, maker: brand.name.en, entries: [entry] }) } }
}

function wayOut(house: House, { id, language }: NoticeFacts['reader']): NonNullable<Draft['unsubscribe']> {
  const token = house.keys.sign('reminders.leave', id)
  return {
    label: leaveReminders,
    page: pageUrl(house, language, `/reminders/leave?token=${token}`),
    oneClick: new URL(`/api/reminders/one-click/${token}`, house.settings.publicUrl).href,
  }
}
