import { type Appointment, callCloses, callOpens, hoursToSay } from '#contract/appointments/appointment.ts'

const minute = 60_000
const absentAfter = 15 * minute

type Timed = Pick<Appointment, 'startsAt' | 'endsAt' | 'lapsesAt'> & {
  wanted: Pick<NonNullable<Appointment['wanted']>, 'lapsesAt'> | null
}

/** The next moment at which the possible actions of one of these change, or null. */
export function nextTurningPoint(appointments: readonly Timed[], now: number): number | null {
  const ahead = appointments.flatMap(turningPoints).filter((at) => at > now)
  return ahead.length > 0 ? Math.min(...ahead) : null
}

function turningPoints({ startsAt, endsAt, lapsesAt, wanted }: Timed): number[] {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)]
  return [
    start - callOpens * minute,
    start,
    start + absentAfter,
    end,
    end + callCloses * minute,
    end + hoursToSay * 60 * minute,
    ...(lapsesAt ? [Date.parse(lapsesAt)] : []),
    ...(wanted ? [Date.parse(wanted.lapsesAt)] : []),
  ]
}
