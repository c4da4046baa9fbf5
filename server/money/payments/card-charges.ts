import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'

/** As the system: marks these attempts as failed for good. */
export const failCharges = (tx: Tx, charges: readonly string[], now: Date) =>
  sql`update card_charges set failed_at = ${now} where id = any(${[...charges]}::uuid[]) and failed_at is null`.execute(
    tx,
  )
