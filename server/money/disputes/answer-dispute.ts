import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import { adminIds } from '#server/accounts/admins.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'

type Locked = {
  payment_id: string
  patient_id: string | null
  dietitian_id: string | null
  state: 'open' | 'won' | 'lost'
  answer_by: string | null
  answered_at: Date | null
}

/** The bank’s letter often states a later day than the gateway does. */
export const setAnswerDay: Verb<typeof contract.setAnswerDay> = async (
  tx,
  actor,
  { id, answerBy },
  now,
  house,
) => {
  const dispute = await lockOpen(tx, actor, id)
  if (dispute.answer_by === answerBy) return { done: true }
  await sql`update disputes set answer_by = ${answerBy}::date where id = ${id}::uuid`.execute(tx)
  await record(tx, actor, 'payment.answer_day_set', dispute.payment_id, now, {
    from: dispute.answer_by,
    to: answerBy,
  })
  await announceToAdmins(tx, house)
  return { done: true }
}

/** A repetition keeps the first moment. */
export const markDisputeAnswered: Verb<typeof contract.markDisputeAnswered> = async (
  tx,
  actor,
  { id },
  now,
  house,
) => {
  const dispute = await lockOpen(tx, actor, id)
  if (dispute.answered_at) return { done: true }
  await sql`update disputes set answered_at = ${now} where id = ${id}::uuid`.execute(tx)
  await record(tx, actor, 'payment.dispute_answered', dispute.payment_id, now)
  await announceToAdmins(tx, house)
  return { done: true }
}

/** Nobody answers the bank about a payment of their own. */
async function lockOpen(tx: Tx, actor: Actor, id: string): Promise<Locked> {
  const { rows } = await sql<Locked>`
    select payment_id, patient_id, dietitian_id, disputes.state, disputes.answer_by::text as answer_by, disputes.answered_at
      from disputes join payments on payments.id = payment_id where disputes.id = ${id}::uuid`.execute(tx)
  const [dispute] = rows
  if (!dispute) throw new Refusal('not_found')
  if ([dispute.patient_id, dispute.dietitian_id].some((party) => party && isSelf(actor, party)))
    throw new Refusal('own_account')
  // A dispute that has been decided may not be changed, so there is no row to lock.
  const { rows: open } = await sql<Pick<Locked, 'answer_by' | 'answered_at'>>`
    select answer_by::text as answer_by, answered_at from disputes
      where id = ${id}::uuid and state = 'open' for no key update`.execute(tx)
  if (!open[0]) throw new Refusal('decided_already')
  return { ...dispute, ...open[0] }
}

const announceToAdmins = async (tx: Tx, house: House) =>
  announce(tx, house, await adminIds(tx, 'finance'), { topic: 'payments' })
