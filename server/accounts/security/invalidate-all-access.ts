import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'

/** After a restore, for everybody: sessions ended, tokens revoked and links used since the backup would work again. */
export async function invalidateAllAccess(tx: Tx, now: Date): Promise<void> {
  await sql`delete from sessions`.execute(tx)
  await sql`delete from access_tokens`.execute(tx)
  await sql`update account_tokens set used_at = ${now} where used_at is null`.execute(tx)
}
