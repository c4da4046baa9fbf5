import type { AppointmentView, Party } from '#contract/appointments/appointment.ts'

/** The tabs of each side, in their order. That of notes that wait to be signed is there while somebody looks at it. */
export const views = {
  patient: ['upcoming', 'pending', 'past'],
  dietitian: ['today', 'upcoming', 'week', 'past', 'pending'],
} as const satisfies Record<Party, readonly AppointmentView[]>

/** The same for whoever has come from the dashboard’s count of notes. */
export const withUnsigned = [...views.dietitian, 'unsigned'] as const

export const dashboardViews = {
  patient: ['upcoming', 'past'],
  dietitian: ['today', 'upcoming', 'week'],
} as const satisfies Record<Party, readonly AppointmentView[]>
