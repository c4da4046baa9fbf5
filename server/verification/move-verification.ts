import { sql } from 'kysely'
import type { ExperienceRange, VerificationStatus } from '#contract/practice-options.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { licenseKey } from './facts.ts'

/** The state of a verification, as it was read. */
export type StatusRead = {
  id: string
  status: VerificationStatus
  submittedAt: string | null
  licenseNumber: string | null
  licensedUntil: string | null
}

type Decision = {
  /** The state that was read; if the row has changed since, nothing is written. */
  from: StatusRead
  to: VerificationStatus
  reason: string | null
  by: string
}

/**
 * Returns whether the row was still as it was read: of two simultaneous decisions, the second is based on stale data.
 */
export async function decide(tx: Tx, { from, to, reason, by }: Decision, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('verifications')
    .set({ status: to, submitted_at: null, decided_at: now, decided_by: by, reason })
    .where('user_id', '=', from.id)
    .where(isStillAs(from))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Proved = { licenseNumber: string; licensedUntil: string; experience: ExperienceRange }

/** Approves with the facts compared with the documents; expiry warnings start over. Returns the stored number. */
export async function approve(
  tx: Tx,
  from: StatusRead,
  { licenseNumber, licensedUntil, experience }: Proved,
  by: string,
  now: Date,
): Promise<string | null> {
  const approved = await tx
    .updateTable('verifications')
    .set({
      status: 'approved',
      submitted_at: null,
      decided_at: now,
      decided_by: by,
      reason: null,
      license_number: licenseKey(licenseNumber),
      licensed_until: licensedUntil,
      experience,
      warned_days: null,
    })
    .where('user_id', '=', from.id)
    .where(isStillAs(from))
    .returning('license_number')
    .executeTakeFirst()
    .catch(orLicenseTaken)
  return approved?.license_number ?? null
}

/** Whether the row is still as it was shown; times are compared in milliseconds, as JSON carries them. */
const isStillAs = ({ status, submittedAt, licensedUntil }: StatusRead) => sql<boolean>`
  (status, date_trunc('milliseconds', submitted_at), licensed_until) is not distinct from
  (${status}::text, date_trunc('milliseconds', ${submittedAt}::timestamptz), ${licensedUntil}::date)`

function orLicenseTaken(fault: unknown): never {
  const { code, constraint } = fault as { code?: string; constraint?: string }
  if (code === '23505' && constraint === 'verifications_license') throw new Refusal('license_taken')
  throw fault
}
