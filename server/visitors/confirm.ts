import { sql } from 'kysely'
import type { confirmAddress as route } from '#contract/accounts/registration.ts'
import { paymentMinutes } from '#contract/appointments/booking.ts'
import type { Mode } from '#contract/practice-options.ts'
import { type ConfirmationReady, confirmAddress } from '#server/accounts/registration/confirm-address.ts'
import { bookAppointment } from '#server/appointments/booking/book.ts'
import { minute } from '#server/appointments/rules.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { RequestContext, Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { visitorBookingPath } from './facts.ts'

/** What the visitor reserved before registering is booked with the confirmation, or its payment comes next. */
export const confirmAndBook: Verb<typeof route, ConfirmationReady> = async (
  tx,
  actor,
  input,
  now,
  house,
  context,
) => {
  const answer = await confirmAddress(tx, actor, input, now, house, context)
  const reserved = await endReservation(tx, now)
  // Whoever sets a password of their own did not fill in the form.
  if (!reserved || context.ready.hash !== null) return answer
  return { ...answer, redirectTo: await bookReserved(tx, actor, reserved, now, house, context) }
}

type Reserved = {
  dietitian_id: string
  service_id: string
  starts_at: Date
  ends_at: Date
  mode: Mode
  zone: string
}

async function endReservation(tx: Tx, now: Date): Promise<Reserved | undefined> {
  const { rows } = await sql<Reserved>`select * from app.end_visitor_hold(${now})`.execute(tx)
  return rows[0]
}

/** The page that comes next: the booked appointment, or the booking, which takes the payment or says what has changed. */
async function bookReserved(
  tx: Tx,
  actor: Actor,
  { dietitian_id: dietitian, service_id: service, starts_at, ends_at, mode, zone }: Reserved,
  now: Date,
  house: House,
  context: RequestContext,
): Promise<string> {
  const wanted = { dietitian, service, startsAt: starts_at.toISOString(), mode }
  try {
    const { appointment } = await bookAppointment(tx, actor, { ...wanted, zone }, now, house, context)
    return `/patient/dietitians/${dietitian}/book?booked=${appointment.id}`
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault
    if (fault.code === 'payment_needed') {
      const until = new Date(now.getTime() + paymentMinutes * minute)
      await sql`select app.hold_time(${dietitian}::uuid, tstzrange(${starts_at}, ${ends_at}), ${until}, ${now})`.execute(
        tx,
      )
    }
    return visitorBookingPath(wanted)
  }
}
