import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import type { KeyRing } from '#server/ground/data/key-ring.ts'

/** Wrong passwords count against the address, or against a browser that its owner has used before. */
export const attemptCounter = (keys: KeyRing, email: string, deviceHash?: string): string =>
  keys.mark('sign_in', deviceHash === undefined ? `account ${email}` : `device ${email} ${deviceHash}`)

/** A new password starts with no failed attempts, wherever the old one was tried. */
export async function clearFailedAttempts(
  tx: Tx,
  keys: KeyRing,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const devices = await tx
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', id)
    .execute()
  const tries = [
    attemptCounter(keys, email),
    ...devices.map((device) => attemptCounter(keys, email, device.device_hash)),
  ]
  await sql`select app.forgive_sign_in(${tries}, '')`.execute(tx)
}
