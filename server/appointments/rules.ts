import {
  type AppointmentStatus,
  type Attendance,
  callCloses,
  callOpens,
  type Ending,
  hoursToSay,
  type May,
  type Outcome,
  type Party,
} from '#contract/appointments/appointment.ts'
import { paymentMinutes } from '#contract/appointments/booking.ts'
import type { RefundRules } from '#contract/appointments/refund-rules.ts'
import { gradesOf } from '#contract/appointments/refunds.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { reviewDays } from '#contract/reviews/reviews.ts'

/** The facts about an appointment that the rules need. */
export type Facts = {
  status: AppointmentStatus
  ending: Ending | null
  outcome: Outcome | null
  startsAt: Date
  endsAt: Date
  lapsesAt: Date | null
  /** Booked by the dietitian, and not paid by the patient yet. */
  awaitsPayment: boolean
  /** When the request for a new time lapses; null if there is none. */
  wantedUntil: Date | null
  completedAt: Date | null
  /** The sides that are known to have attended. */
  attended: Readonly<Record<Party, boolean>>
  /** Whether it takes place in Nabta's own call, which records who attended. */
  inOurCall: boolean
  /** Each side's statement about who attended; null if there is no claim. */
  claim: (Readonly<Record<`${Party}_says`, Attendance | null>> & { isOpen: boolean }) | null
  mode: 'video' | 'in-person'
  moves: number
  policy: Policy
  /** Whether neither account has been deleted. */
  isWhole: boolean
}

/** Fixed when the appointment is booked: later changes apply only to later bookings. */
export type Policy = {
  cancelUntil: 'start'
  moves: number
  /** Set only for paid appointments. */
  refunds?: RefundRules
  /** Upper limit on the percentage refunded: the lowest that applied at any move by the patient. */
  mostBack?: number
}
export const currentPolicy: Policy = { cancelUntil: 'start', moves: 2 }

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/**
 * Hours before the start until which a cancelled package session is returned: it cannot be divided, so it is returned
 * as long as part of a price would be refunded.
 */
export const freeCancellationHours = (rules: RefundRules): number => gradesOf(rules).at(-1)?.until ?? 0

/** A session cancelled by then is returned whole; after that it counts as used. */
export function packagePolicyOf(rules: RefundRules): Policy {
  const until = freeCancellationHours(rules)
  return { ...currentPolicy, refunds: { wholeUntil: until, partUntil: until, partPercent: 0 } }
}

/** A request lapses after a day, and never later than the dietitian's notice before the start. */
export const lapseMoment = (requestedAt: Date, startsAt: Date, noticeMinutes: number): Date =>
  new Date(Math.min(requestedAt.getTime() + day, startsAt.getTime() - noticeMinutes * minute))

/**
 * The moment until which a booking by the dietitian is reserved for the patient's payment: as long as a request waits
 * for an answer. If the minimum notice leaves no time to pay, until the start.
 */
export function payableUntil(bookedAt: Date, startsAt: Date, noticeMinutes: number, now = bookedAt): Date {
  const until = lapseMoment(bookedAt, startsAt, noticeMinutes)
  return until.getTime() > now.getTime() + paymentMinutes * minute
    ? until
    : lapseMoment(bookedAt, startsAt, 0)
}

export const completesAfter = 48 * hour
/** How long one side has to wait for the other. */
export const absentAfter = 15 * minute
const absentUntil = hoursToSay * hour

/** An unanswered request is over once it lapses, whether or not the scheduled job has recorded it. */
export const isLapsed = ({ status, lapsesAt }: Pick<Facts, 'status' | 'lapsesAt'>, now: Date): boolean =>
  status === 'pending' && lapsesAt !== null && lapsesAt <= now

/** Whether it is confirmed and its requested new time can still be accepted. */
export const isMoveRequested = (
  { status, wantedUntil }: Pick<Facts, 'status' | 'wantedUntil'>,
  now: Date,
): boolean => status === 'confirmed' && wantedUntil !== null && now < wantedUntil

const moves = [
  'confirm',
  'decline',
  'cancel',
  'complete',
  'reportAbsence',
  'sayWhoCame',
  'reschedule',
  'pay',
] as const
export type Move = (typeof moves)[number]

type Rule = {
  by: readonly Party[]
  from: (facts: Facts, party: Party, now: Date) => boolean
  /** The refusal if it is too early or too late, else null. */
  when: (facts: Facts, party: Party, now: Date) => RefusalCode | null
}

const beforeStart =
  (refusal: RefusalCode) =>
  ({ startsAt }: Facts, _: Party, now: Date) =>
    now < startsAt ? null : refusal

const isAwaitingPayment = ({ awaitsPayment }: Facts) => awaitsPayment
const isPending = ({ status, awaitsPayment }: Facts) => status === 'pending' && !awaitsPayment
const isConfirmed = ({ status }: Facts) => status === 'confirmed'
/** The appointment awaits the dietitian's answer. */
const isAsked = (facts: Facts, _: Party, now: Date) => isPending(facts) || isMoveRequested(facts, now)
const isLive = ({ status }: Facts) => status === 'pending' || status === 'confirmed'

/** Which side may change an appointment, from which state, and when. Every other change is refused. */
const rules: Readonly<Record<Move, Rule>> = {
  confirm: { by: ['dietitian'], from: isAsked, when: beforeStart('too_late_to_confirm') },
  decline: { by: ['dietitian'], from: isAsked, when: beforeStart('too_late_to_decline') },
  cancel: {
    by: ['patient', 'dietitian'],
    from: (facts, party) =>
      party === 'patient' ? isLive(facts) : isConfirmed(facts) || isAwaitingPayment(facts),
    when: beforeStart('too_late_to_cancel'),
  },
  complete: {
    by: ['dietitian'],
    from: isConfirmed,
    when: ({ startsAt, claim }, _, now) => {
      if (claim) return 'attendance_disputed'
      return now >= startsAt ? null : 'too_early_to_complete'
    },
  },
  reportAbsence: {
    by: ['patient'],
    // A completion by the dietitian is only one side's word, too.
    from: (facts) => isConfirmed(facts) || facts.status === 'completed',
    when: ({ startsAt, endsAt, attended, claim }, _, now) => {
      if (claim) return 'attendance_disputed'
      if (attended.dietitian) return 'dietitian_was_there'
      if (now.getTime() < startsAt.getTime() + absentAfter) return 'too_early_to_report'
      return now.getTime() < endsAt.getTime() + absentUntil ? null : 'too_late_to_report'
    },
  },
  sayWhoCame: {
    by: ['patient', 'dietitian'],
    from: ({ claim }, party) => claim?.isOpen === true && claim[`${party}_says`] === null,
    when: () => null,
  },
  reschedule: {
    by: ['patient', 'dietitian'],
    from: (facts, party) => isLive(facts) && !(party === 'patient' && isAwaitingPayment(facts)),
    when: (facts, party, now) => {
      if (now >= facts.startsAt) return 'too_late_to_reschedule'
      return party === 'patient' && movesLeft(facts) === 0 ? 'moved_too_often' : null
    },
  },
  pay: { by: ['patient'], from: isAwaitingPayment, when: () => null },
}

/** The reason why this side may not do this now; null if it may. */
export function refusalOf(move: Move, facts: Facts, party: Party, now: Date): RefusalCode | null {
  const { by, from, when } = rules[move]
  if (!by.includes(party) || !from(facts, party, now) || !facts.isWhole) return 'status_has_changed'
  return when(facts, party, now) ?? (isLapsed(facts, now) ? 'status_has_changed' : null)
}

export const movesLeft = ({ policy, moves }: Pick<Facts, 'policy' | 'moves'>): number =>
  Math.max(0, policy.moves - moves)

export function mayOf(facts: Facts, party: Party, now: Date): May {
  const may = (move: Move) => refusalOf(move, facts, party, now) === null
  const { status, startsAt, endsAt, mode, isWhole } = facts
  const from = (at: Date, minutes: number) => at.getTime() + minutes * minute
  const isOver = status === 'completed' || status === 'cancelled' || isLapsed(facts, now)
  return {
    cancel: may('cancel'),
    confirm: may('confirm'),
    decline: may('decline'),
    complete: may('complete'),
    reschedule: may('reschedule'),
    keepTime: party === 'patient' && isWhole && isMoveRequested(facts, now),
    reportAbsence: may('reportAbsence'),
    markAbsent: may('complete') && refusalToMarkAbsent(facts, now) === null,
    sayWhoCame: may('sayWhoCame'),
    join:
      status === 'confirmed' &&
      mode === 'video' &&
      isWhole &&
      now.getTime() >= from(startsAt, -callOpens) &&
      now.getTime() < from(endsAt, callCloses),
    setLink: party === 'dietitian' && status === 'confirmed' && mode === 'video' && isWhole && now < endsAt,
    writeNotes: party === 'dietitian' && canHaveNotes(facts),
    review: party === 'patient' && isReviewable(facts, now),
    bookAgain: party === 'patient' && isWhole && isOver,
    pay: may('pay'),
  }
}

/** The reason why the dietitian cannot report the patient absent, yet or at all; null if they can. */
export function refusalToMarkAbsent(
  { startsAt, attended, inOurCall }: Facts,
  now: Date,
): 'patient_was_there' | 'too_early_to_report' | 'you_were_not_there' | null {
  if (attended.patient) return 'patient_was_there'
  if (now.getTime() < startsAt.getTime() + absentAfter) return 'too_early_to_report'
  return inOurCall && !attended.dietitian ? 'you_were_not_there' : null
}

/** Notes can be written only for confirmed or completed appointments. */
export const canHaveNotes = ({ status, isWhole }: Facts): boolean =>
  isWhole && (status === 'confirmed' || status === 'completed')

export const isReviewable = ({ status, outcome, completedAt, claim, isWhole }: Facts, now: Date): boolean =>
  isWhole &&
  !claim?.isOpen &&
  status === 'completed' &&
  outcome === 'attended' &&
  completedAt !== null &&
  now.getTime() < completedAt.getTime() + reviewDays * day
