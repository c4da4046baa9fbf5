import { sql } from 'kysely'
import { recordRefund } from '#server/appointments/record-refund.ts'
import { reducePaidAmount } from '#server/appointments/reduce-paid-amount.ts'
import { type Actor, system, type Tx } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { gatewayFor } from '../cards/gateway-for.ts'
import { record } from '../events.ts'
import { leftOnCard } from '../packages/refund-to-card-then-wallet.ts'
import { refundUnusedSessions } from '../packages/uses.ts'
import { postCredit, writeCredit } from '../wallets/credit-wallet.ts'
import { decideRefund, postOwedRefund } from './owe-refund.ts'
import { keptOf, refundable } from './refundable.ts'
import { reverseEarnings } from './reverse-earnings.ts'
import { splitRefund } from './rules.ts'

type Row = {
  patient_id: string | null
  dietitian_id: string | null
  /** One of the two is set. */
  appointment_id: string | null
  package_id: string | null
  is_disputed: boolean
  fee_percent: number
  vat_percent: number
  /** Null until the appointment is accounted for. */
  kept: number | null
  left: number
  by_card: number
}

type Asked = { payment: string; halalas: number; reason: string }
type Given = { left: number; card: number; wallet: number }

/**
 * An admin refunds what no rule would: to the card up to the amount it has paid, and the rest to the wallet. Before
 * an appointment is accounted for, the money comes from what is prepaid for it; after that the dietitian and the
 * platform each give back their share, so that the remainder is split as if only it had ever been paid. Without a
 * gateway nothing may be owed to a card, as nobody could refund it.
 */
export async function refundToSources(
  tx: Tx,
  actor: Actor,
  { payment: id, halalas, reason }: Asked,
  now: Date,
  house: House,
): Promise<Given> {
  const found = await load(tx, id)
  if (!found) throw new Refusal('not_found')
  if ([found.patient_id, found.dietitian_id].some((party) => party && isSelf(actor, party)))
    throw new Refusal('own_account')
  // A disputed payment waits for the bank's decision, whichever part of it is disputed.
  const left = found.is_disputed ? 0 : found.left
  if (halalas > left) throw new Refusal('refund_has_changed', { detail: { left: left / 100 } })
  const { card, wallet } = splitRefund(halalas, found.by_card, null)
  if (card > 0) gatewayFor(house)
  const toCard = await giveToCard(tx, found, { payment: id, halalas: card, reason }, now, house)
  const toWallet = await giveToWallet(
    tx,
    actor,
    found,
    { payment: id, halalas: wallet, reason },
    card,
    now,
    house,
  )
  if (found.kept === null) await lessen(tx, found, halalas)
  const taken = toCard.taken + toWallet.taken
  const decided = { amount: halalas, refund: toCard.refund, credit: toWallet.credit, taken }
  await record(tx, actor, 'payment.refund_decided', id, now, decided)
  // Both sides have already been notified of a decision about who attended.
  if (found.appointment_id !== null && actor !== system)
    await recordRefund(tx, actor, found.appointment_id, now)
  const told = [found.patient_id, found.dietitian_id].filter((party) => party !== null)
  await announce(tx, house, told, { topic: 'payments' })
  return { left: left - halalas, card, wallet }
}

async function load(tx: Tx, id: string): Promise<Row | undefined> {
  const locked =
    await sql`select from payments where id = ${id}::uuid and state = 'captured' for no key update`.execute(
      tx,
    )
  if (locked.rows.length === 0) return undefined
  // Counted once the lock is held: any other refund has been committed by then.
  const { rows } = await sql<Row>`
    select patient_id, dietitian_id, appointment_id, package_id, fee_percent, vat_percent, disputed_at is not null as is_disputed, ${keptOf} as kept, ${refundable} as left,
        ${leftOnCard} as by_card
      from payments where id = ${id}::uuid`.execute(tx)
  return rows[0]
}

async function giveToCard(
  tx: Tx,
  found: Row,
  asked: Asked,
  now: Date,
  house: House,
): Promise<{ refund: string | null; taken: number }> {
  const { halalas } = asked
  if (halalas === 0) return { refund: null, taken: 0 }
  const refund = await decideRefund(tx, asked, now, house)
  const { kept } = found
  if (kept !== null)
    return {
      refund,
      taken: await reverseEarnings(tx, found, { cause: refund, halalas, kept, to: 'refunds_due' }, now),
    }
  await postOwedRefund(tx, { refund, halalas, from: 'prepaid' }, now)
  return { refund, taken: 0 }
}

/** After the card's part has been refunded, so that `kept` is lower by that much. */
async function giveToWallet(
  tx: Tx,
  by: Actor,
  { patient_id: person, appointment_id: appointment, package_id, kept, ...earned }: Row,
  { payment, halalas, reason }: Asked,
  toCard: number,
  now: Date,
  { keys }: House,
): Promise<{ credit: string | null; taken: number }> {
  if (halalas === 0 || person === null) return { credit: null, taken: 0 }
  const of = { person, payment, appointment, halalas, ...(package_id !== null && { package: package_id }) }
  const credit = await writeCredit(tx, { ...of, reason: { words: reason, keys }, by }, now)
  if (credit === null) throw new Error('the insert of the credit returned no row')
  const taken =
    kept === null
      ? 0
      : await reverseEarnings(
          tx,
          { ...earned, appointment_id: appointment },
          { cause: credit, halalas, kept: kept - toCard, to: 'prepaid' },
          now,
        )
  await postCredit(tx, { credit, person, halalas }, now)
  return { credit, taken }
}

/** Reduces the amount prepaid for it. */
async function lessen(tx: Tx, { package_id, appointment_id }: Row, halalas: number): Promise<void> {
  if (package_id !== null) await refundUnusedSessions(tx, package_id, halalas)
  if (appointment_id !== null) await reducePaidAmount(tx, appointment_id, halalas)
}
