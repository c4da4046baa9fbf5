import { sql } from 'kysely'
import { healthConsentVersion } from '#contract/health/consent.ts'
import { hasHealthConsent } from '#server/consents/facts.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { lockFor, lockShared } from '#server/ground/data/lock.ts'
import { ensurePersonKey, type PersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { Refusal } from '#server/ground/http/refusal.ts'

/** The key that encrypts a patient's medical data; refused without consent to the current version. */
export async function consentedKey(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  userId: string,
  now: Date,
): Promise<PersonKey> {
  await assertConsent(tx, userId)
  return ensurePersonKey(tx, keys, userId, now)
}

/** The lock is held until the transaction ends: a concurrent withdrawal waits, and erases this data too. */
export async function assertConsent(tx: Tx, userId: string): Promise<void> {
  await lockConsent(tx, userId, 'shared')
  const { rows } = await sql<{ agreed: boolean }>`
    select ${hasHealthConsent(sql`${userId}::uuid`, healthConsentVersion)} as agreed`.execute(tx)
  if (!rows[0]?.agreed) throw new Refusal('health_consent_needed')
}

export const lockConsent = (tx: Tx, userId: string, how: 'shared' | 'alone'): Promise<unknown> =>
  (how === 'alone' ? lockFor : lockShared)(tx, `health-consent ${userId}`)
