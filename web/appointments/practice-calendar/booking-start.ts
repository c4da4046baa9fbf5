import type { Appointment } from '#contract/appointments/appointment.ts'

/** What the booking form begins with. */
export type BookingStart = {
  patient?: { id: string; name: string | null; otherName: string | null }
  service?: string
  mode?: Appointment['mode']
  /** A moment; the form offers the first free time from then on. */
  at?: string
}

const week = 7 * 86_400_000

export function followUpOf({ other, serviceId, mode, startsAt }: Appointment): BookingStart {
  const later = Date.parse(startsAt) + week
  return {
    ...(other.id && { patient: { id: other.id, name: other.name, otherName: other.otherName } }),
    ...(serviceId && { service: serviceId }),
    mode,
    at: new Date(Math.max(later, Date.now())).toISOString(),
  }
}
