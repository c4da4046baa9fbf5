import { sql } from 'kysely'
import { healthConsentVersion } from '#contract/health/consent.ts'
import type { Language } from '#contract/language.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'

/** Versions of the consent wording, by date: a change of the wording is a new version. */
export const consentVersions = {
  terms: '2026-11-27',
  health: healthConsentVersion,
  care: '2026-11-27',
  marketing: '2026-11-22',
} as const
export type Purpose = keyof typeof consentVersions

type Consent = {
  userId: string
  purpose: Purpose
  language: Language
  /** Where in the product it was given. */
  method: string
  address: string
}

export async function giveConsent(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  { userId, purpose, language, method, address }: Consent,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('consents')
    .values({
      user_id: userId,
      purpose,
      given: true,
      version: consentVersions[purpose],
      language,
      method,
      address_mark: keys.mark('consent', address),
      at: now,
    })
    .execute()
}

/** Withdraws the consent for this purpose, if it was given. */
export const withdrawConsent = (
  tx: Tx,
  {
    userId,
    purpose,
    method,
  }: {
    userId: string
    purpose: 'health' | 'care' | 'marketing'
    method: 'confirmation' | 'settings' | 'mail'
  },
  now: Date,
): Promise<unknown> =>
  sql`
    insert into consents (user_id, purpose, given, version, language, method, at)
      select user_id, purpose, false, version, language, ${method}, ${now}::timestamptz
        from (select * from consents where user_id = ${userId}::uuid and purpose = ${purpose}
          order by at desc, id desc limit 1) as latest where given`.execute(tx)
