import type { Address } from '#web/app/address.ts'

export const patientPath = (id: string): Address => `/dietitian/patients/${id}`
export const messagesPath = (id: string): Address => `/dietitian/messages?patient=${id}`
export const appointmentPath = (id: string): Address => `/dietitian/appointments/${id}`
