import { sql } from 'kysely'
import { type Actor, system, type Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import type { KeyRing } from '#server/ground/data/key-ring.ts'
import { sealReason } from '#server/ground/data/reasons.ts'
import { record } from '../events.ts'
import { postTransaction } from '../ledger/post-transaction.ts'

type Credit = {
  person: string
  payment: string
  /** The appointment or package that has ended; both are set if a session of a package is refunded. */
  appointment: string | null
  package?: string
  halalas: number
} & (
  | { decision?: never; reason?: never; by?: never }
  /** An admin has decided it and is the actor: about a session of a package, or with a reason of its own. */
  | { decision: string; reason?: never; by: Actor }
  | { decision?: never; reason: { words: string; keys: KeyRing }; by: Actor }
)

/** As the system: credits a refund to the patient's wallet immediately. Once for each of these. */
export async function creditWallet(tx: Tx, credit: Credit, now: Date): Promise<void> {
  const id = await writeCredit(tx, credit, now)
  if (id !== null) await postCredit(tx, { ...credit, credit: id }, now)
}

/** Returns the id of the credit; null if it was already recorded. */
export async function writeCredit(
  tx: Tx,
  { person, payment, appointment, package: bought, decision, reason, by, halalas }: Credit,
  now: Date,
): Promise<string | null> {
  const id = await freshId(tx)
  const sealed = reason ? sealReason(reason.keys, 'wallet_credits', id, reason.words) : null
  const { rows } = await sql<{ id: string }>`
    insert into wallet_credits (id, user_id, payment_id, appointment_id, package_id, decision_id, by_admin, reason_sealed, halalas, credited_at)
      values (${id}::uuid, ${person}::uuid, ${payment}::uuid, ${appointment}::uuid, ${bought ?? null}::uuid, ${decision ?? null}::uuid,
        ${reason !== undefined}, ${sealed}, ${halalas}, ${now}) on conflict do nothing returning id`.execute(
    tx,
  )
  if (!rows[0]) return null
  await record(tx, by ?? system, 'wallet.credited', person, now, { halalas, isDecided: by !== undefined })
  return rows[0].id
}

export async function postCredit(
  tx: Tx,
  { credit, person, halalas }: Pick<Credit, 'person' | 'halalas'> & { credit: string },
  now: Date,
): Promise<void> {
  await postTransaction(
    tx,
    {
      kind: 'wallet_refunded',
      cause: credit,
      entries: [
        { account: 'prepaid', halalas },
        { account: { kind: 'wallet', of: person }, halalas: -halalas },
      ],
    },
    now,
  )
}
