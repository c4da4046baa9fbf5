import { sql } from 'kysely'
import type { PayoutOutcome, PayoutReason, PayoutState } from '#contract/money/payouts.ts'
import { payoutWords } from '#copy/money/payouts.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { isHeld } from '#server/ground/data/hold.ts'
import { findPersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { phoneOf } from '#server/profiles/facts.ts'
import { record } from '../events.ts'
import { type Gateway, GatewayRefused, gatewayOf, type Payout } from '../gateway/gateway.ts'
import { type Entry, postTransaction } from '../ledger/post-transaction.ts'
import { announcePayouts } from './announce-payouts.ts'
import { payoutAccountBinding } from './request-payout.ts'
import { isSamePayout, payoutOutcome } from './rules.ts'

type Row = {
  id: string
  dietitian_id: string | null
  number: string
  halalas: number
  state: PayoutState
  gateway_payout: string | null
  tries: number
  decided_as: PayoutOutcome | null
  account_sealed: Buffer | null
  is_held: boolean
}
type Account = { iban: string; name: string; city: string; phone: string }

/**
 * Asks the gateway to make a payout, or for its outcome, and records it once it is decided. Jobs, webhooks and
 * scheduled jobs all call this, as often as they like: with its number a transfer is made only once, and each step is
 * recorded once.
 */
export async function settlePayout(house: House, id: string): Promise<void> {
  const gateway = gatewayOf(house)
  const row = await house.db.as(system, (tx) => readPayout(tx, id))
  if (!row || !gateway || row.state === 'returned') return
  if (row.state === 'asked') return begin(house, gateway, row)
  const said = await read(gateway, row)
  if (said) return follow(house, row, said)
  if (row.state === 'in_doubt') await carryOut(house, id)
}

/** Carries out an admin's decision about a payout in doubt that the gateway still does not know. */
async function carryOut(house: House, id: string): Promise<void> {
  const now = house.clock.now()
  await house.db.as(system, async (tx) => {
    const row = await readPayout(tx, id, true)
    if (row?.state !== 'in_doubt') return
    if (row.decided_as === 'paid') await arrive(tx, house, row, now)
    if (row.decided_as === 'not_made') await comeBack(tx, house, row, 'not_made', now)
  })
}

const read = (gateway: Gateway, { id, number, gateway_payout }: Row): Promise<Payout | null> =>
  gateway_payout ? gateway.readPayout(gateway_payout) : gateway.findPayout({ id, number })

/** Records what the gateway knows of a payout, without asking it to make one. Returns whether the gateway knows it. */
export async function followPayout(house: House, id: string): Promise<boolean> {
  const gateway = gatewayOf(house)
  const row = await house.db.as(system, (tx) => readPayout(tx, id))
  if (!row || !gateway) return false
  const said = await read(gateway, row)
  if (said) await follow(house, row, said)
  return said !== null
}

/** A payout that the gateway does not know yet waits while payouts are held. */
async function begin(house: House, gateway: Gateway, row: Row): Promise<void> {
  const known = await gateway.findPayout(row)
  if (known) return follow(house, row, known)
  if (row.is_held || isHeld(house)) return
  const account = await house.db.as(system, (tx) => openAccount(tx, house, row))
  if (!account) return giveBackOrDoubt(house, row.id, 0, 'account_gone')
  if (!(await noteTry(house, row.id))) return
  try {
    await follow(
      house,
      row,
      await gateway.payOut({
        id: row.id,
        number: row.number,
        amount: row.halalas,
        comment: payoutWords.comment,
        ...account,
      }),
    )
  } catch (fault) {
    if (!(fault instanceof GatewayRefused && isFinal(fault))) throw fault
    await giveBackOrDoubt(house, row.id, 1, 'refused')
  }
}

/**
 * Runs before the gateway is asked, so an attempt whose response is lost counts too. False if there is nothing left
 * to ask for.
 */
async function noteTry(house: House, id: string): Promise<boolean> {
  const { rows } = await house.db.as(system, (tx) =>
    sql`update payouts set tries = tries + 1 where id = ${id}::uuid and state = 'asked' returning id`.execute(
      tx,
    ),
  )
  return rows.length > 0
}

/**
 * A refusal for another reason, such as the key, the limits or the gateway's own state, may pass; one of the request
 * itself will not.
 */
const isFinal = ({ status }: GatewayRefused) => status === 400 || status === 422

async function openAccount(
  tx: Tx,
  house: House,
  { id, dietitian_id, account_sealed }: Row,
): Promise<Account | null> {
  if (!dietitian_id || !account_sealed) return null
  const key = await findPersonKey(tx, house.keys, dietitian_id)
  const text = key?.tryOpen(account_sealed, payoutAccountBinding(id))
  if (!text) return null
  const { rows } = await sql<{ phone: string | null }>`
    select ${phoneOf(sql`${dietitian_id}::uuid`)} as phone`.execute(tx)
  return { ...(JSON.parse(text) as Omit<Account, 'phone'>), phone: rows[0]?.phone ?? '' }
}

async function readPayout(tx: Tx, id: string, lock = false): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select id, dietitian_id, number, halalas::float8 as halalas, state, gateway_payout, tries, decided_as, account_sealed,
        exists (select from payout_holds where payout_holds.dietitian_id = payouts.dietitian_id and lifted_at is null) as is_held
      from payouts where id = ${id}::uuid ${lock ? sql`for no key update of payouts` : sql``}`.execute(tx)
  return rows[0]
}

async function follow(house: House, { id, number, halalas }: Row, said: Payout): Promise<void> {
  if (!isSamePayout(said, { id, number, halalas })) {
    house.log('warn', 'payout.not_ours', { payout: id })
    return
  }
  const now = house.clock.now()
  await house.db.as(system, async (tx) => {
    const row = await readPayout(tx, id, true)
    if (!row) return
    if (row.state === 'asked' || row.state === 'in_doubt') {
      await tx
        .updateTable('payouts')
        .set({ state: 'sent', gateway_payout: said.id })
        .where('id', '=', id)
        .execute()
      await record(tx, system, 'payout.sent', id, now)
    }
    const end = payoutOutcome(said)
    if (end === 'paid' && row.state !== 'paid' && row.state !== 'returned') await arrive(tx, house, row, now)
    if (end === 'returned' && row.state !== 'returned') await comeBack(tx, house, row, 'failed', now)
  })
}

/**
 * The money is available again if the gateway was asked at most `tries` times. An earlier attempt may have been
 * carried out unseen: then the amount is neither made available nor paid again until an admin has decided.
 */
async function giveBackOrDoubt(house: House, id: string, tries: number, reason: PayoutReason): Promise<void> {
  const now = house.clock.now()
  await house.db.as(system, async (tx) => {
    const row = await readPayout(tx, id, true)
    if (row?.state !== 'asked') return
    if (row.tries <= tries) return comeBack(tx, house, row, reason, now)
    await tx.updateTable('payouts').set({ state: 'in_doubt' }).where('id', '=', id).execute()
    await record(tx, system, 'payout.doubted', id, now)
    await announcePayouts(tx, house, row.dietitian_id)
  })
}

async function arrive(tx: Tx, house: House, row: Row, now: Date): Promise<void> {
  await end(tx, house, row, { state: 'paid', reason: null }, now)
  await postTransaction(
    tx,
    {
      kind: 'payout_paid',
      cause: row.id,
      entries: [
        { account: 'payouts_due', halalas: row.halalas },
        { account: 'clearing', halalas: -row.halalas },
      ],
    },
    now,
  )
  await record(tx, system, 'payout.paid', row.id, now)
}

/**
 * Available again; if the dietitian has left, the money stays due. A bank may also return a payout that had arrived.
 */
async function comeBack(tx: Tx, house: House, row: Row, reason: PayoutReason, now: Date): Promise<void> {
  await end(tx, house, row, { state: 'returned', reason }, now)
  const from: Entry['account'] = row.state === 'paid' ? 'clearing' : 'payouts_due'
  const to: Entry['account'] = row.dietitian_id ? { kind: 'available', of: row.dietitian_id } : 'payouts_due'
  if (from !== to)
    await postTransaction(
      tx,
      {
        kind: 'payout_returned',
        cause: row.id,
        entries: [
          { account: from, halalas: row.halalas },
          { account: to, halalas: -row.halalas },
        ],
      },
      now,
    )
  await record(tx, system, 'payout.returned', row.id, now)
}

async function end(
  tx: Tx,
  house: House,
  { id, dietitian_id }: Row,
  how: { state: 'paid'; reason: null } | { state: 'returned'; reason: PayoutReason },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({ ...how, ended_at: now, account_sealed: null })
    .where('id', '=', id)
    .execute()
  await announcePayouts(tx, house, dietitian_id)
}
