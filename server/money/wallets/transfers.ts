import { type RawBuilder, sql } from 'kysely'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import { record } from '../events.ts'
import { accountsOf } from '../ledger/balances.ts'
import { type Entry, postTransaction } from '../ledger/post-transaction.ts'
import { heldForPayments } from './balance.ts'

/** An account of the ledger; without an owner if they have left with a balance. */
export type LockedWallet = { account: string; owner: string | null; available: number }

/** Finds a wallet by its account, and locks it so that no other transaction can spend from it. */
export async function lockWallet(tx: Tx, account: string, now: Date): Promise<LockedWallet | null> {
  const { rows: found } = await sql<{ owner: string | null }>`
    select owner from (${accountsOf('wallet')}) as wallet where id = ${account}::uuid`.execute(tx)
  if (!found[0]) return null
  const { owner } = found[0]
  await lockFor(tx, `wallet:${owner ?? account}`)
  const { rows } = await sql<{ available: number }>`
    select balance - ${heldForPayments(sql`${owner}::uuid`, now)} as available
      from (${accountsOf('wallet')}) as wallet where id = ${account}::uuid`.execute(tx)
  return { account, owner, available: rows[0]?.available ?? 0 }
}

/** Deducts from a locked wallet the amount that an admin then transfers at the bank. */
export async function takeTransfer(
  tx: Tx,
  actor: Actor,
  { account, owner }: LockedWallet,
  { halalas, ibanEnd }: { halalas: number; ibanEnd: string },
  now: Date,
): Promise<void> {
  const { id } = await tx
    .insertInto('wallet_transfers')
    .values({
      account_id: account,
      user_id: owner,
      halalas,
      iban_end: ibanEnd,
      made_by: actor.id,
      made_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await postTransaction(tx, { kind: 'wallet_transferred', cause: id, entries: moved(account, halalas) }, now)
  await record(tx, actor, 'wallet.transferred', owner ?? account, now, { amount: halalas, ibanEnd })
}

export type Transfer = { id: string; account_id: string; halalas: number; returned_at: Date | null }

export async function readTransfer(tx: Tx, id: string): Promise<Transfer | undefined> {
  return tx
    .selectFrom('wallet_transfers')
    .select(['id', 'account_id', 'halalas', 'returned_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The bank has returned the transfer, so the amount is on the wallet again. */
export async function creditReturnedTransfer(
  tx: Tx,
  actor: Actor,
  { account, owner }: LockedWallet,
  { id, halalas }: Transfer,
  now: Date,
): Promise<void> {
  await tx.updateTable('wallet_transfers').set({ returned_at: now }).where('id', '=', id).execute()
  await postTransaction(
    tx,
    { kind: 'wallet_transfer_returned', cause: id, entries: moved(account, -halalas) },
    now,
  )
  await record(tx, actor, 'wallet.transfer_returned', owner ?? account, now, { amount: halalas })
}

const moved = (account: string, halalas: number): Entry[] => [
  { account: { id: account }, halalas },
  { account: 'clearing', halalas: -halalas },
]

export type TransferRow = {
  id: string
  halalas: number
  ibanEnd: string | null
  at: string
  by: unknown
  returnedAt: string | null
}

/** The transfers from a wallet, newest first. */
export const transfersOf = (
  account: RawBuilder<unknown>,
  named: (id: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<TransferRow[]> => sql`(
  select coalesce(json_agg(json_build_object('id', id, 'halalas', halalas, 'ibanEnd', iban_end, 'at', made_at, 'by', ${named(sql`made_by`)},
      'returnedAt', returned_at) order by made_at desc), '[]')
    from wallet_transfers where account_id = ${account})`

export const hasTransfers = (account: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from wallet_transfers where account_id = ${account})`

/** Transfers as movements of a person's wallet. */
export const transferMovements = (person: string): RawBuilder<unknown> => sql`
  select id, 'transferred', halalas, made_at, iban_end, null::uuid, null::uuid from wallet_transfers where user_id = ${person}::uuid
  union all
  select id, 'returned', halalas, returned_at, iban_end, null, null from wallet_transfers
    where user_id = ${person}::uuid and returned_at is not null`
