import type { AppointmentView, Party } from '#contract/appointments/appointment.ts'

/** The tabs of each side, in order. The tab of unsigned notes exists only while it is open. */
export const views = {
  patient: ['upcoming', 'pending', 'past'],
  dietitian: ['today', 'upcoming', 'week', 'past', 'pending'],
} as const satisfies Record<Party, readonly AppointmentView[]>

/** The tabs for a dietitian who came from the dashboard’s count of unsigned notes. */
export const withUnsigned = [...views.dietitian, 'unsigned'] as const

export const dashboardViews = {
  patient: ['upcoming', 'past'],
  dietitian: ['today', 'upcoming', 'week'],
} as const satisfies Record<Party, readonly AppointmentView[]>
