import type { Party } from '#contract/appointments.ts'
import { closing } from '#copy/accounts/mail.ts'
import { appointmentReason, leaveReminders, reminderReason } from '#copy/appointments/mail-parts.ts'
import { brand } from '#copy/brand.ts'
import { letter as letterWords } from '#copy/letter.ts'
import type { EventKind } from '../events.ts'
import type { House } from '../house.ts'
import type { Job } from '../jobs.ts'
import { type Draft, letter } from '../letter.ts'
import type { Letter } from '../mail.ts'
import { pageUrl } from '../page-url.ts'
import { post } from '../post.ts'
import { writeCalendar } from './calendar-entry.ts'
import { entryOf } from './entry-of.ts'
import { factsFor } from './facts-for.ts'
import { loadTold, type Told } from './told.ts'
import { type Said, wordsFor } from './words-for.ts'

export const appointmentMailPatient: Job = mailTo('patient')
export const appointmentMailDietitian: Job = mailTo('dietitian')

/** If it is still true when it is written. */
function mailTo(side: Party): Job {
  return async (house, eventId) => {
    const told = await loadTold(house, eventId, 'mail', side)
    const said = told && wordsFor(told)
    if (told && said) await post(house, write(house, told, said))
  }
}

function write(house: House, told: Told, { words, button, also }: Said): Letter {
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
    greeting: letterWords.hello,
    paragraphs: words.paragraphs,
    facts: factsFor(house, told),
    action: wayTo(words.button, button),
    ...(words.also && also !== undefined && { also: wayTo(words.also, also) }),
    ...(words.note && { note: words.note }),
    closing,
    reason: isReminder ? reminderReason : appointmentReason,
    ...(isReminder && { unsubscribe: wayOut(house, reader) }),
    ...calendarPart(house, told),
  })
}

function calendarPart(house: House, { event, row, side, reader, name, other, now }: Told) {
  const method = methods[event.kind]
  if (!method) return {}
  const { language, email } = reader
  const entry = entryOf(house, row, { language, side, other, now }, { name, email })
  return { calendar: { method, text: writeCalendar({ method, maker: brand.name.en, entries: [entry] }) } }
}

/** Letters that change what stands in a calendar. */
const methods: Partial<Record<EventKind, 'REQUEST' | 'CANCEL'>> = {
  'appointment.booked': 'REQUEST',
  'appointment.confirmed': 'REQUEST',
  'appointment.rescheduled': 'REQUEST',
  'appointment.declined': 'CANCEL',
  'appointment.lapsed': 'CANCEL',
  'appointment.cancelled': 'CANCEL',
  'appointment.absence_reported': 'CANCEL',
}

function wayOut(house: House, { id, language }: Told['reader']): NonNullable<Draft['unsubscribe']> {
  const token = house.keys.sign('reminders.leave', id)
  return {
    label: leaveReminders,
    page: pageUrl(house, language, `/reminders/leave?token=${token}`),
    oneClick: new URL(`/api/reminders/one-click/${token}`, house.settings.publicUrl).href,
  }
}
