import type { Followed } from '../events.ts'
import { factsOf } from '../row.ts'
import { isLapsed, isMoveRequested, isReviewable } from '../rules.ts'

type Now = { row: Parameters<typeof factsOf>[0]; now: Date }

/** Whether an event still describes the appointment. Whatever came after it has an email of its own. */
export function isNoticeCurrent({ kind, detail }: Followed, { row, now }: Now): boolean {
  const facts = factsOf(row)
  const isAhead = now < row.ends_at
  const waits = row.status === 'pending' && !isLapsed(facts, now)
  const startsAt = row.starts_at.toISOString()
  switch (kind) {
    case 'appointment.requested':
    case 'appointment.reserved':
      return waits
    case 'appointment.booked':
    case 'appointment.paid':
    case 'appointment.confirmed':
      return row.status === 'confirmed' && isAhead
    case 'appointment.move_asked':
      return isMoveRequested(facts, now) && detail.to === row.wanted_at?.toISOString()
    case 'appointment.move_declined':
    case 'appointment.move_lapsed':
    case 'appointment.move_withdrawn':
      return row.status === 'confirmed' && now < row.starts_at && detail.from === startsAt
    case 'appointment.move_accepted':
    case 'appointment.rescheduled':
      return (waits || row.status === 'confirmed') && isAhead && detail.to === startsAt
    case 'appointment.declined':
    case 'appointment.lapsed':
    case 'appointment.unpaid':
    case 'appointment.cancelled':
    case 'appointment.absence_reported':
      return row.status === 'cancelled'
    case 'appointment.absence_claimed':
      return row.claim?.decided_as === null
    case 'appointment.absence_decided':
      return row.claim?.decided_as === detail.attendance
    case 'appointment.completed':
      return isReviewable(facts, now)
    case 'appointment.reminder_due':
      return row.status === 'confirmed' && now < row.starts_at && detail.startsAt === startsAt
  }
}
