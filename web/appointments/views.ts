import type { AppointmentView, Party } from '#contract/appointments/appointment.ts'

/** The tabs of each side, in their order. */
export const views = {
  patient: ['upcoming', 'pending', 'past'],
  dietitian: ['today', 'upcoming', 'week', 'past', 'pending'],
} as const satisfies Record<Party, readonly AppointmentView[]>

export const dashboardViews = {
  patient: ['upcoming', 'past'],
  dietitian: ['today', 'upcoming', 'week'],
} as const satisfies Record<Party, readonly AppointmentView[]>
