import { sql } from 'kysely'
import { type Actor, system, type Tx } from '#server/data/db.ts'
import { post } from '#server/payments/ledger/post.ts'
import { record } from './events.ts'

type Credit = {
  person: string
  payment: string
  /** What has ended; of a package both, where one of its uses goes back. */
  appointment: string | null
  package?: string
  /** Why an admin has decided it, who does so as themselves. */
  decision?: { id: string; by: Actor }
  halalas: number
}

/** As the system: what is given back of a payment is on its patient's wallet at once. Once for each of these. */
export async function creditWallet(
  tx: Tx,
  { person, payment, appointment, package: bought, decision, halalas }: Credit,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into wallet_credits (user_id, payment_id, appointment_id, package_id, decision_id, halalas, credited_at)
      values (${person}::uuid, ${payment}::uuid, ${appointment}::uuid, ${bought ?? null}::uuid, ${decision?.id ?? null}::uuid, ${halalas}, ${now}) on conflict do nothing returning id`.execute(
    tx,
  )
  if (!rows[0]) return
  await post(
    tx,
    {
      kind: 'wallet_refunded',
      cause: rows[0].id,
      entries: [
        { account: 'prepaid', halalas },
        { account: { kind: 'wallet', of: person }, halalas: -halalas },
      ],
    },
    now,
  )
  await record(tx, decision?.by ?? system, 'wallet.credited', person, now, { halalas })
}
