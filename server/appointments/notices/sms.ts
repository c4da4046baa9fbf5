import type { Party } from '#contract/appointments/appointment.ts'
import { appointmentMessages as words } from '#copy/appointments/notices/sms.ts'
import type { Word } from '#copy/word.ts'
import type { Job } from '#server/ground/data/job.ts'
import { sendSms } from '#server/ground/post/send-within-budget.ts'
import { isPhone } from '#server/ground/post/sms.ts'
import { zoneFor } from '../calendar/calendar-event.ts'
import type { Followed } from '../events.ts'
import { loadNoticeFacts, type NoticeFacts } from './notice-facts.ts'
import { writeShort } from './when.ts'

export const appointmentSmsPatient = messageTo('patient')
export const appointmentSmsDietitian = messageTo('dietitian')

/** Sends nothing if the event no longer holds when the message is written, or there is no number to send it to. */
function messageTo(side: Party): Job<Followed> {
  return async (house, eventId) => {
    const told = await loadNoticeFacts(house, eventId, 'sms', side)
    if (!told?.phone || !isPhone(told.phone)) return
    const { event, row, reader, phone } = told
    const at = event.kind === 'appointment.move_asked' ? new Date(event.detail.to) : row.starts_at
    const when = writeShort(reader.language, at, zoneFor(row, side))
    const said = sayingOf(told)?.(when)
    if (!said) return
    const id = `${event.id}.appointment-${side}-sms`
    await sendSms(house, { id, to: phone, language: reader.language, text: said[reader.language] })
  }
}

type Say = (when: string) => Word

function sayingOf({ event, row, side }: NoticeFacts): Say | undefined {
  const isAsked =
    event.kind === 'appointment.rescheduled' && row.status === 'pending' && row.booked_by === 'patient'
  return isAsked && side === 'dietitian' ? words.dietitian.askedToMove : sayings[side][event.kind]
}

const sayings: Readonly<Record<Party, Partial<Record<Followed['kind'], Say>>>> = {
  patient: {
    'appointment.booked': words.patient.booked,
    'appointment.reserved': words.patient.reserved,
    'appointment.unpaid': words.patient.unpaid,
    'appointment.confirmed': words.patient.confirmed,
    'appointment.declined': words.patient.declined,
    'appointment.lapsed': words.patient.lapsed,
    'appointment.cancelled': words.patient.cancelled,
    'appointment.rescheduled': words.patient.moved,
    'appointment.move_accepted': words.patient.moved,
    'appointment.move_declined': words.patient.moveDeclined,
    'appointment.move_lapsed': words.patient.moveLapsed,
    'appointment.reminder_due': words.patient.reminder,
  },
  dietitian: {
    'appointment.requested': words.dietitian.requested,
    'appointment.booked': words.dietitian.booked,
    'appointment.cancelled': words.dietitian.cancelled,
    'appointment.rescheduled': words.dietitian.moved,
    'appointment.move_asked': words.dietitian.askedToMove,
    'appointment.reminder_due': words.dietitian.reminder,
  },
}
