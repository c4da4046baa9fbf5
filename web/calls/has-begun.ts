import type { Appointment } from '#contract/appointments/appointment.ts'

/** A video appointment that may have been attended already. */
export const hasBegun = ({ mode, startsAt }: Pick<Appointment, 'mode' | 'startsAt'>): boolean =>
  mode === 'video' && Date.parse(startsAt) <= Date.now()
