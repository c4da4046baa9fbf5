import { sql } from 'kysely'
import type { PackageEnding, refundPackage as route } from '#contract/money/packages.ts'
import { isReachablePerson } from '#server/accounts/facts.ts'
import { type Actor, system, type Tx } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { isSuspendedPractice } from '#server/verification/facts.ts'
import { closePackage } from './close-package.ts'
import { openPackages, readyValue } from './facts.ts'
import {
  lockPackagePayment,
  type PaymentOfPackage,
  refundToCardThenWallet,
} from './refund-to-card-then-wallet.ts'

/**
 * Booked sessions stay booked; all others are refunded at their price, to where the money came from. Returns false
 * while a dispute is open. The caller has locked the payment.
 */
export async function endPackage(
  tx: Tx,
  payment: PaymentOfPackage,
  { ending, wish = null }: { ending: PackageEnding; wish?: 'wallet' | null },
  now: Date,
): Promise<boolean> {
  if (payment.is_disputed) return false
  const halalas = await closePackage(tx, payment.package_id, ending, now)
  if (halalas === null) return true
  if (halalas > 0)
    await refundToCardThenWallet(
      tx,
      payment,
      { halalas, cause: 'package_ended', wish, appointment: null },
      now,
    )
  return true
}

/**
 * As the system, since a patient moves no money: `ready` is the patient. Refunds the amount that was shown; if it has
 * changed, the request is refused.
 */
export const refundPackage: Verb<typeof route, Actor> = async (
  tx,
  _system,
  { id, refund, to },
  now,
  house,
  { ready: actor },
) => {
  const payment = await lockPackagePayment(tx, id)
  if (!payment?.patient_id || !isSelf(actor, payment.patient_id)) throw new Refusal('not_found')
  if (payment.is_disputed) throw new Refusal('package_on_hold')
  const { rows } = await sql<{ ready: number }>`
    select ${readyValue(sql`${id}::uuid`)} as ready from ${openPackages} as open where open.id = ${id}::uuid`.execute(
    tx,
  )
  const ready = rows[0]?.ready ?? 0
  if (ready === 0) throw new Refusal('package_over')
  if (ready !== Math.round(refund * 100))
    throw new Refusal('refund_has_changed', { detail: { refund: ready / 100 } })
  await endPackage(tx, payment, { ending: 'refunded', wish: to ?? null }, now)
  await tellBoth(tx, house, payment)
  return { refund: ready / 100 }
}

const tellBoth = (tx: Tx, house: House, { patient_id, dietitian_id }: Sides) =>
  announce(
    tx,
    house,
    [patient_id, dietitian_id].filter((id) => id !== null),
    { topic: 'payments' },
  )

type Sides = { patient_id: string | null; dietitian_id: string | null }
type Due = Sides & { id: string; ending: PackageEnding }

/** Expired packages, and those of which one side has a closed account or a practice that admins have suspended. */
const due = (now: Date) => sql<Due>`
  select * from (
    select id, patient_id, dietitian_id, case
        when patient_id is null or not ${isReachablePerson(sql`patient_id`)} then 'patient_left'
        when dietitian_id is null or not ${isReachablePerson(sql`dietitian_id`)} or ${isSuspendedPractice(sql`dietitian_id`)} then 'dietitian_left'
        when expires_at <= ${now}::timestamptz then 'expired' end as ending
      from ${openPackages} as open) as looked
    where ending is not null`

export async function endPackages(house: House): Promise<void> {
  const now = house.clock.now()
  const found = await house.db.read(system, () => sql<Due>`${due(now)} order by id`)
  for (const { id } of found)
    try {
      await house.db.as(system, async (tx) => {
        // An earlier holder of the lock may have prolonged the package.
        const payment = await lockPackagePayment(tx, id)
        const { rows } = await sql<Due>`select * from (${due(now)}) as due where id = ${id}::uuid`.execute(tx)
        const [still] = rows
        if (payment && still && (await endPackage(tx, payment, still, now))) await tellBoth(tx, house, still)
      })
    } catch (fault) {
      house.log('warn', 'package.not_ended', { package: id, fault: (fault as Error).name })
    }
}
