import { sql } from 'kysely'
import type {
  giveHealthConsent as giveRoute,
  readHealthConsent as readRoute,
} from '#contract/health/consent.ts'
import { type HealthConsent, healthConsentVersion } from '#contract/health/consent.ts'
import { type HealthConsentRow, healthConsentOf } from '#server/consents/facts.ts'
import { giveConsent } from '#server/consents/give-consent.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { record } from '../events.ts'
import { lockConsent } from '../own-key.ts'
import { announceToTreating } from '../sharing/announce-to-treating.ts'

type Row = { consent: HealthConsentRow | null }

const consentRow = (userId: string) => sql<Row>`select ${healthConsentOf(sql`${userId}::uuid`)} as consent`

export const readHealthConsent: Read<typeof readRoute, Row> = ({ id }) => ({
  query: () => consentRow(id),
  view: ([row]) => ({ consent: viewConsent(row?.consent ?? null) }),
})

/** Consent to an earlier version does not count for the current one. */
export const viewConsent = (row: HealthConsentRow | null): HealthConsent => ({
  given: row?.given === true && row.version === healthConsentVersion,
  at: row ? new Date(row.at).toISOString() : null,
  version: row?.version ?? null,
})

const consentOf = async (tx: Tx, userId: string): Promise<HealthConsent> => {
  const { rows } = await consentRow(userId).execute(tx)
  return viewConsent(rows[0]?.consent ?? null)
}

export const giveHealthConsent: Verb<typeof giveRoute> = async (
  tx,
  actor,
  { version },
  now,
  house,
  { address },
) => {
  const { id: userId, language } = actor
  await lockConsent(tx, userId, 'alone')
  if (!(await consentOf(tx, userId)).given) {
    await giveConsent(tx, house, { userId, purpose: 'health', language, method: 'settings', address }, now)
    await record(tx, actor, 'health.consent_given', userId, now, { version })
    await announceToTreating(tx, house, userId)
  }
  return { consent: await consentOf(tx, userId) }
}
