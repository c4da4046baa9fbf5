import type { Appointment, Party } from '#contract/appointments/appointment.ts'
import { isoOf } from '#server/ground/time/iso.ts'
import { refundOf, refundSteps } from './refund.ts'
import { factsOf, type ListedRow } from './row.ts'
import { isLapsed, isMoveRequested, mayOf, movesLeft, refusalOf } from './rules.ts'

export function viewOf(row: ListedRow, party: Party, now: Date): Appointment {
  const facts = factsOf(row)
  const lapsed = isLapsed(facts, now)
  return {
    id: row.id,
    version: row.version,
    status: lapsed ? 'cancelled' : row.status,
    ending: lapsed ? 'lapsed' : row.ending,
    outcome: row.outcome,
    type: row.type,
    serviceName: row.service_name,
    otherServiceName: row.other_service_name,
    serviceId: row.service_id,
    mode: row.mode,
    price: row.price_halalas / 100,
    payment: row.package_id === null && !facts.awaitsPayment ? paymentOf(row, party, now) : null,
    bookedBy: row.booked_by,
    due: facts.awaitsPayment && !lapsed ? dueOf(row) : null,
    package: row.package_id === null ? null : packageOf(row, row.package_id, party, now),
    startsAt: isoOf(row.starts_at),
    endsAt: isoOf(row.ends_at),
    zone: row.zone,
    date: row.date,
    startTime: row.start_time.slice(0, 5),
    endTime: row.end_time.slice(0, 5),
    lapsesAt: row.status === 'pending' && !lapsed ? (row.lapses_at?.toISOString() ?? null) : null,
    wanted: isMoveRequested(facts, now) ? wantedOf(row) : null,
    other: {
      id: party === 'patient' ? row.dietitian_id : row.patient_id,
      name: row.other_full_name,
      otherName: row.other_other_name,
      photoId: row.other_photo_id,
    },
    meetingLink: row.status === 'confirmed' ? row.meeting_link : null,
    claim: claimFor(row, party),
    movesLeft: movesLeft(facts),
    may: mayOf(facts, party, now),
  }
}

const dueOf = ({ price_halalas: price, lapses_at: until, policy }: ListedRow): Appointment['due'] =>
  until && { amount: price / 100, until: until.toISOString(), refunds: policy.refunds ?? null }

function claimFor({ claim }: ListedRow, party: Party): Appointment['claim'] {
  if (!claim) return null
  const { patient_says: patient, dietitian_says: dietitian } = claim
  const [own, other] = party === 'patient' ? [patient, dietitian] : [dietitian, patient]
  return {
    openedBy: claim.opened_by,
    endsAt: new Date(claim.ends_at).toISOString(),
    own,
    other,
    waitsForAdmins: claim.decided_as === null && claim.for_admins_at !== null,
    decidedAs: claim.decided_as,
  }
}

function wantedOf({ starts_at, ends_at, wanted_at, wanted_until }: ListedRow): Appointment['wanted'] {
  if (!wanted_at || !wanted_until) return null
  const endsAt = new Date(wanted_at.getTime() + ends_at.getTime() - starts_at.getTime())
  return {
    startsAt: wanted_at.toISOString(),
    endsAt: endsAt.toISOString(),
    lapsesAt: wanted_until.toISOString(),
  }
}

/** The payment made with the booking, and the refund: as decided, or as cancelling now would give. */
function paymentOf(row: ListedRow, party: Party, now: Date): Appointment['payment'] {
  const { status, paid_halalas: paid, refund_halalas: refund, policy, starts_at: startsAt } = row
  // If an admin refunded all of it before the appointment, it still counts as paid for, but not if the patient never
  // paid for what the dietitian had reserved.
  if (paid === 0)
    return policy.refunds && row.booked_by === 'patient'
      ? { paid: 0, refund: inRiyals(refund), ifCancelled: null, steps: [] }
      : null
  const ifCancelled = ifCancelledBy(row, party, now)
  const steps =
    ifCancelled !== null && status === 'confirmed' ? refundSteps({ paid, policy, startsAt }, now) : []
  return {
    paid: paid / 100,
    refund: inRiyals(refund),
    ifCancelled: inRiyals(ifCancelled),
    steps: steps.map(({ until, halalas }) => ({ until: until.toISOString(), refund: halalas / 100 })),
  }
}

/**
 * A session is worth its share of the price: it is returned if that share would be refunded, and otherwise stays
 * used.
 */
function packageOf(row: ListedRow, id: string, party: Party, now: Date): Appointment['package'] {
  const refund = row.refund_halalas ?? ifCancelledBy(row, party, now)
  return { id, comesBack: refund === null ? null : refund > 0 }
}

function ifCancelledBy(row: ListedRow, party: Party, now: Date): number | null {
  const { status, paid_halalas: paid, policy, starts_at: startsAt } = row
  const mayCancel = party === 'patient' && refusalOf('cancel', factsOf(row), party, now) === null
  return mayCancel && (status === 'pending' || status === 'confirmed')
    ? refundOf({ paid, policy, status, startsAt }, 'cancelled_by_patient', now)
    : null
}

const inRiyals = (halalas: number | null) => (halalas === null ? null : halalas / 100)
