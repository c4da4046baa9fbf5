import { sql } from 'kysely'
import type { Dispute } from '#contract/money/disputes.ts'
import { adminIds } from '#server/accounts/admins.ts'
import { startOf } from '#server/appointments/facts/one-appointment.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { type EventId, type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { moneyEvents } from '../events.ts'

type DisputeEvent = EventId<EventOfJob<typeof moneyEvents, 'dispute_mail' | 'dispute_notified'>>

type Row = {
  dietitian_id: string | null
  halalas: number
  state: Dispute['state']
  starts_at: Date | null
}

/**
 * The dispute that an event is about, as it was at the time, and who is notified: its dietitian and every other
 * admin.
 */
export async function loadDisputeOfEvent(tx: Tx, eventId: DisputeEvent) {
  const event = await eventOf(tx, eventId)
  const hasEnded = event.kind === 'payment.dispute_ended'
  const { rows } = await sql<Row>`
    select dietitian_id, disputes.halalas, disputes.state, ${startOf(sql`appointment_id`)} as starts_at
      from disputes join payments on payments.id = payment_id where payment_id = ${event.subject_id}::uuid
      order by ${hasEnded} and disputes.state = 'open', disputes.opened_at desc limit 1`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the event refers to no dispute')
  const { dietitian_id: dietitian, halalas, starts_at: startsAt } = row
  const admins = (await adminIds(tx, 'finance')).filter((id) => id !== dietitian)
  return {
    event,
    state: hasEnded ? row.state : ('open' as const),
    riyals: halalas / 100,
    startsAt,
    dietitian,
    admins,
  }
}
