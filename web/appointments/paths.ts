import type { Appointment, Party } from '#contract/appointments/appointment.ts'
import type { Address } from '#web/app/address.ts'

export const listPath = (party: Party) => `/${party}/appointments` as const
export const appointmentPath = (party: Party, id: string) => `${listPath(party)}/${id}` as const
export const preparationPath = (id: string): Address => `/dietitian/appointments/${id}/preparation`
export const callPath = (id: string) => `/call/${id}` as const

export const messagesPath = (party: Party, other: string): Address =>
  party === 'patient' ? `/patient/messages?dietitian=${other}` : `/dietitian/messages?patient=${other}`

export const profilePath = (party: Party, other: string): Address =>
  party === 'patient' ? `/patient/dietitians/${other}` : `/dietitian/patients/${other}`

/** Books the same service and kind of meeting again, if they are still offered. */
export const bookAgainPath = ({ other, serviceId, mode }: Appointment): Address =>
  `/patient/dietitians/${other.id}/book?${serviceId ? `service=${serviceId}&` : ''}mode=${mode}`

/** Where the first appointment comes from. */
export const sourcePath = (party: Party) =>
  party === 'patient' ? '/patient/dietitians' : '/dietitian/availability'
