import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { PayoutObstacle } from '#contract/money/payouts.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { record } from '../events.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { announcePayouts } from './announce-payouts.ts'
import { bankAccountOf } from './billing.ts'
import { loadStanding } from './load-standing.ts'
import { obstacleTo } from './rules.ts'

type Asked = { payout: string } | { obstacle: PayoutObstacle }

/**
 * Moves the whole payable amount out of the available balance, in one transaction with the payout; the gateway is
 * asked after the commit. A concurrent request for the same dietitian waits, and finds the payout under way.
 */
export async function requestPayout(
  tx: Tx,
  house: House,
  dietitian: string,
  cause: 'weekly' | 'asked',
  now: Date,
): Promise<Asked> {
  await lockFor(tx, `payouts:${dietitian}`)
  const standing = await loadStanding(tx, house, dietitian)
  const obstacle = obstacleTo(standing, now)
  if (obstacle) return { obstacle }
  const account = await bankAccountOf(tx, house, dietitian)
  if (!account) return { obstacle: 'account_needed' }
  const id = randomUUID()
  const key = await ensurePersonKey(tx, house.keys, dietitian, now)
  const sealed = key.seal(JSON.stringify(account), payoutAccountBinding(id))
  await sql`
    insert into payouts (id, dietitian_id, number, halalas, cause, account_sealed, iban_end, asked_at)
      values (${id}::uuid, ${dietitian}::uuid, ${newNumber()}, ${standing.payable}, ${cause}, ${sealed}, ${account.iban.slice(-4)}, ${now})`.execute(
    tx,
  )
  await postTransaction(
    tx,
    {
      kind: 'payout_asked',
      cause: id,
      entries: [
        { account: { kind: 'available', of: dietitian }, halalas: standing.payable },
        { account: 'payouts_due', halalas: -standing.payable },
      ],
    },
    now,
  )
  await record(tx, system, 'payout.asked', id, now)
  await announcePayouts(tx, house, dietitian)
  return { payout: id }
}

export const payoutAccountBinding = (id: string) => `payouts.account:${id}`

/** Sixteen random digits: a database that was restored must not use a number again. */
const newNumber = () =>
  String(randomInt(1_000_0000, 9_999_9999)) + String(randomInt(1_0000_0000)).padStart(8, '0')
