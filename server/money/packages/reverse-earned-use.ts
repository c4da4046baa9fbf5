import { sql } from 'kysely'
import type { takeBackUse as route } from '#contract/money/payment-desk.ts'
import type { InputOf } from '#contract/route.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import { sealReason } from '#server/ground/data/reasons.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { decideRefund, postOwedRefund } from '../payments/owe-refund.ts'
import { reverseEarnings } from '../payments/reverse-earnings.ts'
import { splitRefund } from '../payments/rules.ts'
import { creditWallet } from '../wallets/credit-wallet.ts'
import { isOpenPackage } from './facts.ts'
import { leftOnCard } from './refund-to-card-then-wallet.ts'
import { type ReversibleUsesRow, reversibleUses } from './reversible-uses.ts'
import { endEarnedUse, returnEarnedUse } from './uses.ts'

type Row = ReversibleUsesRow & {
  patient_id: string | null
  dietitian_id: string | null
  package_id: string
  fee_percent: number
  vat_percent: number
  by_card: number
  is_disputed: boolean
  is_open: boolean
}
type Asked = Omit<InputOf<typeof route>, 'amount'> & { halalas: number }

/**
 * An admin decides that an appointment did not count although it took place: its earnings become prepaid again, and
 * the session can be booked again or is refunded as money, up to the amount decided.
 */
export async function reverseEarnedUse(
  tx: Tx,
  actor: Actor,
  { id, appointment, halalas, to, reason }: Asked,
  now: Date,
  house: House,
): Promise<{ left: number }> {
  const found = await load(tx, id, appointment)
  if (!found) throw new Refusal('not_found')
  const { patient_id: patient, dietitian_id: dietitian, package_id: bought, kept } = found
  if ([patient, dietitian].some((party) => party && isSelf(actor, party))) throw new Refusal('own_account')
  // A session cannot be divided, and a disputed payment waits for the bank's decision.
  const left = found.is_disputed || (to === 'package' && found.left < kept) ? 0 : found.left
  if (halalas > left || (to === 'package' && halalas < left))
    throw new Refusal('refund_has_changed', { detail: { left: left / 100 } })
  if (to === 'package' && (!found.is_open || !dietitian)) throw new Refusal('package_over')
  const taken = await writeDown(tx, { id, appointment, halalas, to, reason }, now, house)
  const share = await reverseEarnings(tx, found, { cause: taken, halalas, kept, to: 'prepaid' }, now)
  if (to === 'package') await returnEarnedUse(tx, actor, { bought, appointment, halalas }, now)
  else {
    await payOut(tx, actor, found, { id, halalas, reason, taken }, now, house)
    if (halalas === kept) await endEarnedUse(tx, { bought, appointment })
  }
  await record(tx, actor, 'payment.use_taken_back', id, now, { taken, share })
  await announce(
    tx,
    house,
    [patient, dietitian].filter((party) => party !== null),
    { topic: 'payments' },
  )
  return { left: left - halalas }
}

async function load(tx: Tx, id: string, appointment: string): Promise<Row | undefined> {
  await sql`select from payments where id = ${id}::uuid and state = 'captured' for no key update`.execute(tx)
  // Read once the lock is held: any other refund, or the end of the package, has been committed by then.
  const { rows } = await sql<Row>`
    select patient_id, dietitian_id, package_id, fee_percent, vat_percent, disputed_at is not null as is_disputed,
        ${leftOnCard} as by_card, ${isOpenPackage(sql`payments.package_id`)} as is_open, use.*
      from payments, lateral (${reversibleUses}) as use
      where payments.id = ${id}::uuid and state = 'captured' and use.appointment_id = ${appointment}::uuid`.execute(
    tx,
  )
  return rows[0]
}

async function writeDown(
  tx: Tx,
  { id, appointment, halalas, to, reason }: Asked,
  now: Date,
  { keys }: House,
) {
  const taken = await freshId(tx)
  await tx
    .insertInto('taken_uses')
    .values({
      id: taken,
      payment_id: id,
      appointment_id: appointment,
      halalas,
      goes_to: to,
      reason_sealed: sealReason(keys, 'taken_uses', taken, reason),
      taken_at: now,
    })
    .execute()
  return taken
}

type Paid = { id: string; halalas: number; reason: string; taken: string }

/** To the card up to the amount it has paid, and the rest to the wallet. */
async function payOut(
  tx: Tx,
  actor: Actor,
  { patient_id: patient, package_id, appointment_id: appointment, by_card }: Row,
  { id, halalas, reason, taken }: Paid,
  now: Date,
  house: House,
): Promise<void> {
  const { card, wallet } = splitRefund(halalas, by_card, null)
  if (card > 0) {
    const refund = await decideRefund(tx, { payment: id, halalas: card, reason }, now, house)
    await postOwedRefund(tx, { refund, halalas: card, from: 'prepaid' }, now)
  }
  if (wallet > 0 && patient !== null)
    await creditWallet(
      tx,
      {
        person: patient,
        payment: id,
        appointment,
        package: package_id,
        decision: taken,
        by: actor,
        halalas: wallet,
      },
      now,
    )
}
