import { sql } from 'kysely'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { ensurePersonKey, findPersonKey, type PersonKey } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import { day } from '../rules.ts'

/** The context to which a message is bound, so that it cannot be decrypted in any other row. */
export const messageBinding = (id: string): string => `appointments:${id}:message`

type Sealed = (id: string) => Promise<Buffer | null>

/** Runs alongside `readBookable`, so that it adds no wait if the patient has no message, or has a key already. */
export async function messageSealer(
  tx: Tx,
  { id: userId }: Actor,
  message: string | undefined,
  now: Date,
  { keys }: Pick<House, 'keys'>,
): Promise<Sealed> {
  if (!message) return async () => null
  const known = await findPersonKey(tx, keys, userId)
  const seal = (key: PersonKey, id: string) => key.seal(message, messageBinding(id))
  return async (id) => seal(known ?? (await ensurePersonKey(tx, keys, userId, now)), id)
}

/**
 * The message of a patient's last unpaid booking with this dietitian, for a day: a card may fail, or a bank's page
 * may interrupt the booking.
 */
export async function lastUnpaidMessage(
  tx: Tx,
  { id: userId }: Actor,
  dietitian: string,
  now: Date,
  { keys }: Pick<House, 'keys'>,
): Promise<string | null> {
  const { rows } = await sql<{ id: string; message_sealed: Buffer | null }>`
    select id, message_sealed from awaited_appointments
      where patient_id = ${userId}::uuid and dietitian_id = ${dietitian}::uuid and asked_at > ${new Date(now.getTime() - day)}::timestamptz
      order by asked_at desc limit 1`.execute(tx)
  const [last] = rows
  const key = last?.message_sealed && (await findPersonKey(tx, keys, userId))
  return (last?.message_sealed && key?.tryOpen(last.message_sealed, messageBinding(last.id))) || null
}
