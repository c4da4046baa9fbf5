import { sql } from 'kysely'
import { paymentMinutes } from '#contract/appointments/booking.ts'
import { areSameRules } from '#contract/appointments/refunds.ts'
import type { payForAppointment as route } from '#contract/money/pay-for-appointment.ts'
import { leastByCard } from '#contract/money/wallet.ts'
import { modesOf } from '#contract/practice-options.ts'
import type { InputOf } from '#contract/route.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { RequestContext } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { currentPolicy, lapseMoment, minute, type Policy } from '../rules.ts'
import { recordBirthDateAndConsent } from './book.ts'
import { type Bookable, lockTimes, readBookable } from './bookable.ts'
import { messageSealer } from './message.ts'

type Input = InputOf<typeof route>

export type Reservation =
  /** The patient has already booked it. */
  { appointment: string } | { reserved: string; isNew: boolean; halalas: number; heldUntil: Date }

/** Whether the time can be booked and is not yet being paid for, at this moment: another booking may still come first. */
export async function canReserve(
  tx: Tx,
  actor: Actor,
  input: Input,
  now: Date,
  house: House,
): Promise<boolean> {
  const wanted = await readBookable(tx, actor, input, now, house)
  if (wanted.knownId) return false
  assertAsShown(wanted, input)
  assertInTime(wanted, input, now)
  return !(await findReservation(tx, actor, input, Math.round(input.price * 100), now))
}

/** Holds the time for as long as the payment may take. If requested twice, the same booking is paid for. */
export async function reserveForPayment(
  tx: Tx,
  actor: Actor,
  input: Input,
  now: Date,
  house: House,
  context: RequestContext,
): Promise<Reservation> {
  await lockTimes(tx, [actor.id, input.dietitian])
  const wanted = await readBookable(tx, actor, input, now, house)
  if (wanted.knownId) return { appointment: wanted.knownId }
  const { freshId, service, startsAt, endsAt } = wanted
  assertAsShown(wanted, input)
  assertInTime(wanted, input, now)
  await recordBirthDateAndConsent(tx, actor, input, wanted, now, house, context)
  const known = await findReservation(tx, actor, input, service.price, now)
  const id = known?.id ?? freshId
  const message = await (await messageSealer(tx, actor, input.message, now, house))(id)
  const heldUntil = known?.held_until ?? new Date(now.getTime() + paymentMinutes * minute)
  const { rows } = await sql<{ is_held: boolean }>`
    select app.hold_time(${input.dietitian}::uuid, tstzrange(${startsAt}, ${endsAt}), ${heldUntil}, ${now}) as is_held`.execute(
    tx,
  )
  if (!rows[0]?.is_held) throw await wanted.taken()
  const said = { mode: input.mode, patient_zone: input.zone }
  // A patient who returns from a bank's page may have lost the message: it is replaced only if one is sent.
  const words = input.message === undefined ? {} : { message_sealed: message }
  if (known)
    await tx
      .updateTable('awaited_appointments')
      .set({ ...said, ...words })
      .where('id', '=', id)
      .execute()
  else
    await tx
      .insertInto('awaited_appointments')
      .values({
        ...said,
        message_sealed: message,
        id,
        patient_id: actor.id,
        dietitian_id: input.dietitian,
        service_id: service.id,
        type: service.slug,
        service_name: service.name,
        other_service_name: service.otherName,
        price_halalas: service.price,
        wallet_halalas: walletHalalas(input),
        policy: JSON.stringify(policyOf(wanted)),
        starts_at: startsAt,
        ends_at: endsAt,
        asked_at: now,
        held_until: heldUntil,
      })
      .execute()
  return { reserved: id, isNew: !known, halalas: service.price, heldUntil }
}

/** The patient pays the amount that was shown; if it has changed, the request is refused and the new amount shown. */
function assertAsShown(
  { service, refunds, takes_payments }: Bookable,
  { price, wallet, refunds: shown }: Input,
): void {
  if (!takes_payments) throw new Refusal('payments_unavailable')
  if (service.price !== Math.round(price * 100) || !areSameRules(refunds, shown))
    throw new Refusal('price_changed', { detail: { price: service.price / 100 } })
  const rest = service.price - walletHalalas({ wallet })
  if (rest < 0 || (rest > 0 && rest < leastByCard * 100))
    throw new Refusal('invalid_fields', { fields: [{ field: 'wallet', code: 'invalid' }] })
}

function assertInTime({ service, schedule, startsAt }: Bookable, { mode }: Input, now: Date): void {
  if (!modesOf(service.platform).includes(mode))
    throw new Refusal('invalid_fields', { fields: [{ field: 'mode', code: 'invalid' }] })
  if (!schedule.takesAtOnce && lapseMoment(now, startsAt, schedule.notice) <= now)
    throw new Refusal('slot_taken')
}

const policyOf = ({ refunds }: Pick<Bookable, 'refunds'>): Policy => ({ ...currentPolicy, refunds })

/** The part to be paid from the wallet. */
const walletHalalas = ({ wallet = 0 }: Pick<Input, 'wallet'>) => Math.round(wallet * 100)

/** An earlier attempt at the same booking, if at least a minute of its hold is left. */
async function findReservation(
  tx: Tx,
  { id }: Actor,
  { dietitian, service, startsAt, wallet, refunds }: Input,
  halalas: number,
  now: Date,
): Promise<{ id: string; held_until: Date } | undefined> {
  const { rows } = await sql<{ id: string; held_until: Date }>`
    select id, held_until from awaited_appointments
      where patient_id = ${id}::uuid and dietitian_id = ${dietitian}::uuid and service_id = ${service}::uuid
        and starts_at = ${startsAt}::timestamptz and price_halalas = ${halalas} and wallet_halalas = ${walletHalalas({ wallet })}
        and policy -> 'refunds' = ${JSON.stringify(refunds)}::jsonb and held_until > ${new Date(now.getTime() + minute)}::timestamptz
      order by asked_at desc limit 1`.execute(tx)
  return rows[0]
}
