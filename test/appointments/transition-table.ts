import { type Party, parties } from '#contract/appointments/appointment.ts'
import type { RefusalCode } from '#contract/refusals.ts'

/**
 * The states of an appointment; `wanting` has a requested new time, open until it starts, and `forgotten` has waited
 * too long without its lapse being recorded yet.
 */
export const statuses = {
  pending: { status: 'pending' },
  forgotten: { status: 'pending' },
  confirmed: { status: 'confirmed' },
  wanting: { status: 'confirmed' },
  cancelled: { status: 'cancelled', ending: 'cancelled_by_patient' },
  declined: { status: 'cancelled', ending: 'declined' },
  lapsed: { status: 'cancelled', ending: 'lapsed' },
  absent: { status: 'cancelled', ending: 'dietitian_absent' },
  completed: { status: 'completed', outcome: 'attended' },
  missed: { status: 'completed', outcome: 'patient_absent' },
} as const
export type StatusRead = keyof typeof statuses
export const everyStatus = Object.keys(statuses) as StatusRead[]
const isLive = (standing: StatusRead) => ['pending', 'forgotten', 'confirmed', 'wanting'].includes(standing)

export const actions = ['confirm', 'decline', 'cancel', 'complete', 'reportAbsence', 'reschedule'] as const
export type Action = (typeof actions)[number]

const [minute, hour] = [60_000, 3_600_000]
/** The length of every appointment here, in milliseconds. */
export const length = 30 * minute

type Rule = {
  /** Milliseconds from the start; before this moment it is too early. */
  from?: number
  early?: RefusalCode
  until?: number
  late?: RefusalCode
  to: 'pending' | 'confirmed' | 'cancelled' | 'completed'
  event: string
}
const untilStart = (late: RefusalCode, to: Rule['to'], event: string): Rule => ({ until: 0, late, to, event })
/** An answer to the request for another time, which lapses at the start. */
const answered = (event: string) => untilStart('status_has_changed', 'confirmed', event)
/** Without a call on the platform that proves the absence, the other side is asked, and nothing else changes. */
const claimed = (to: Rule['to']): Rule => ({
  from: 15 * minute,
  early: 'too_early_to_report',
  until: length + 48 * hour,
  late: 'too_late_to_report',
  to,
  event: 'absence_claimed',
})
const cancelled = untilStart('too_late_to_cancel', 'cancelled', 'cancelled')
const moved = (to: Rule['to'], event = 'rescheduled') => untilStart('too_late_to_reschedule', to, event)

/** The transitions of an appointment with a dietitian who does not allow instant booking. */
const table: Readonly<Record<string, Rule>> = {
  'dietitian confirm pending': untilStart('too_late_to_confirm', 'confirmed', 'confirmed'),
  'dietitian decline pending': untilStart('too_late_to_decline', 'cancelled', 'declined'),
  'patient cancel pending': cancelled,
  'patient cancel confirmed': cancelled,
  'dietitian cancel confirmed': cancelled,
  'dietitian complete confirmed': {
    from: 0,
    early: 'too_early_to_complete',
    to: 'completed',
    event: 'completed',
  },
  'patient reportAbsence confirmed': claimed('confirmed'),
  'patient reportAbsence completed': claimed('completed'),
  'patient reportAbsence missed': claimed('completed'),
  'patient reschedule pending': moved('pending'),
  'dietitian reschedule pending': moved('pending'),
  'dietitian confirm wanting': answered('move_accepted'),
  'dietitian decline wanting': answered('move_declined'),
  'patient reschedule confirmed': moved('confirmed', 'move_asked'),
  'dietitian reschedule confirmed': moved('confirmed'),
}

/** All other transitions are the same as without the request, or without the expiry. */
const asIf: Partial<Record<StatusRead, StatusRead>> = { forgotten: 'pending', wanting: 'confirmed' }

export const ruleFor = (role: Party, action: Action, standing: StatusRead): Rule | undefined =>
  table[`${role} ${action} ${standing}`] ?? table[`${role} ${action} ${asIf[standing]}`]

/** The refusal; undefined if the action changes something. */
export function refusalFor(
  role: Party,
  action: Action,
  standing: StatusRead,
  sinceStart: number,
): RefusalCode | undefined {
  const rule = ruleFor(role, action, standing)
  if (!rule) return 'status_has_changed'
  const { from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY, early, late } = rule
  if (sinceStart < from) return early
  if (sinceStart >= until) return late
  return standing === 'forgotten' ? 'status_has_changed' : undefined
}

/** Actions that only one side has a route for. */
const doors: Partial<Record<Action, Party>> = {
  confirm: 'dietitian',
  decline: 'dietitian',
  complete: 'dietitian',
  reportAbsence: 'patient',
}
export const hasRoute = (role: Party, action: Action) => (doors[action] ?? role) === role

/** Repeating an action that has already taken effect does nothing. */
const repeated = new Set([
  'dietitian confirm confirmed',
  'dietitian decline declined',
  'dietitian complete completed',
  'patient reportAbsence absent',
  ...parties.flatMap((role) =>
    ['cancelled', 'declined', 'lapsed', 'absent'].map((each) => `${role} cancel ${each}`),
  ),
])
export const isRepeated = (role: Party, action: Action, standing: StatusRead) =>
  repeated.has(`${role} ${action} ${standing}`)

const boundaries = [
  -1,
  0,
  15 * minute - 1,
  15 * minute,
  length + 15 * minute,
  length + 48 * hour - 1,
  length + 48 * hour,
]
/**
 * The moments at which a state is tried, in milliseconds from the start: both sides of every boundary while anything
 * can change.
 */
export const momentsOf = (standing: StatusRead): readonly number[] =>
  isLive(standing) ? [-24 * hour, ...boundaries] : [-24 * hour, 0, length + 49 * hour]
