import { sql } from 'kysely'
import { payoutWords } from '#copy/money/payouts.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf, type Recorded } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import { notify } from '#server/notifications/list/notify.ts'
import type { moneyEvents } from '../events.ts'
import { record } from '../events.ts'
import { announcePayouts } from './announce-payouts.ts'
import { lockHolds } from './lock-holds.ts'
import { putHold, reasonOfHold } from './put-hold.ts'

type Changed = EventOfJob<typeof moneyEvents, 'hold_for_iban'>

/**
 * After `billing.iban_changed`: a thief in a dietitian's account would redirect the next payout to themselves. The
 * first payout to another account number waits until an admin has released it; any payout to a new number waits 24
 * hours anyway, which is time enough for this job.
 */
export const holdForIban: Job<Changed> = async (house, eventId) => {
  await house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    if (event.detail.removed || !event.detail.replaces) return
    const { subject_id: dietitian } = event
    await lockHolds(tx, dietitian)
    if (await isHeldSince(tx, dietitian, event.at)) return
    await hold(tx, house, dietitian, event.at)
    await record(tx, system, 'payouts.held', dietitian, event.at)
    await announcePayouts(tx, house, dietitian)
    await notifyAdmins(tx, house, event, dietitian)
  })
}

/** Puts one hold however often the job runs, even if an admin has released it meanwhile. */
async function isHeldSince(tx: Tx, dietitian: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from payout_holds where dietitian_id = ${dietitian}::uuid and held_at = ${at} and held_by is null`.execute(
    tx,
  )
  return rows.length > 0
}

const words = `${payoutWords.newAccount.en} ${payoutWords.newAccount.ar}`

/** A hold for another reason stays in force, and then states both reasons. */
async function hold(tx: Tx, house: House, dietitian: string, at: Date): Promise<void> {
  const before = (await reasonOfHold(tx, house, dietitian))?.replace(words, '').trim()
  await sql`
    update payout_holds set lifted_at = ${at}, is_replaced = true
      where dietitian_id = ${dietitian}::uuid and lifted_at is null`.execute(tx)
  const reason = before ? `${before.slice(0, 499 - words.length)} ${words}` : words
  await putHold(tx, house, { dietitian, reason, by: null }, at)
}

async function notifyAdmins(tx: Tx, house: House, event: Recorded, dietitian: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select admin as id from app.admins('finance') as admin where admin <> ${dietitian}::uuid`.execute(tx)
  await notify(
    tx,
    house,
    event,
    rows.map(({ id }) => ({ to: id, kind: 'billing.iban_changed', subject: dietitian, dietitian })),
  )
}
