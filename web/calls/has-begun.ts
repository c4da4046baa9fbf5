import type { Appointment } from '#contract/appointments/appointment.ts'

/** A video appointment at which somebody may have been. */
export const hasBegun = ({ mode, startsAt }: Pick<Appointment, 'mode' | 'startsAt'>): boolean =>
  mode === 'video' && Date.parse(startsAt) <= Date.now()
