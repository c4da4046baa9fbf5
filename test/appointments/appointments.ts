import { bookAppointment } from '#contract/appointments/booking.ts'
import { confirmAppointment } from '#contract/appointments/changes.ts'
import type { Mode } from '#contract/practice-options.ts'
import type { App } from '#test/app.ts'
import type { Person } from '#test/people.ts'

export type BookingFacts = {
  /** The start. */
  startsAt: string
  mode?: Mode
  zone?: string
  service?: string
  message?: string
}

/** The fields that a first booking must provide; all patients in these tests give the same. */
export const firstBookingFields = { bornOn: '1991-03-09', agrees: true } as const

/** The only service of a `listed` dietitian, or the first of several. */
export async function serviceOf(app: App, { id }: Pick<Person, 'id'>): Promise<string> {
  const [service] = await app.rows<{ id: string }>(
    'select id from services where dietitian_id = $1 order by slug limit 1',
    [id],
  )
  return service?.id ?? ''
}

/** Books as a patient, the way the booking screen does. */
export async function requestAppointment(
  app: App,
  patient: Person,
  dietitian: Pick<Person, 'id'>,
  asked: BookingFacts,
) {
  return patient.call(bookAppointment, {
    dietitian: dietitian.id,
    service: asked.service ?? (await serviceOf(app, dietitian)),
    startsAt: asked.startsAt,
    mode: asked.mode ?? 'video',
    zone: asked.zone ?? 'Asia/Riyadh',
    ...firstBookingFields,
    ...(asked.message && { message: asked.message }),
  })
}

/** A booking that awaits the dietitian's answer, or is confirmed immediately if the practice allows instant booking. */
export async function bookedAppointment(
  app: App,
  patient: Person,
  dietitian: Pick<Person, 'id'>,
  asked: BookingFacts,
) {
  const { status, body } = await requestAppointment(app, patient, dietitian, asked)
  if (status !== 201) throw new Error(`booking was refused: ${body.error.code}`)
  return body.appointment
}

/** A booking that the dietitian has accepted. */
export async function confirmedAppointment(
  app: App,
  patient: Person,
  dietitian: Person,
  asked: BookingFacts,
) {
  const { id, status } = await bookedAppointment(app, patient, dietitian, asked)
  if (status === 'confirmed') return await bookedAppointment(app, patient, dietitian, asked)
  const { body } = await dietitian.call(confirmAppointment, { id })
  return body.appointment
}
