import { createSecretKey, randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './db.ts'
import type { KeyRing } from './key-ring.ts'
import { openBytesWith, openWith, sealBytesWith, sealWith } from './sealing.ts'

/** Seals what is medical, or shows who somebody is, with its person's own key. `bound` names the row that it belongs to. */
export type PersonKey = {
  seal(text: string, bound: string): Buffer
  open(sealed: Buffer, bound: string): string
  sealBytes(bytes: Buffer, bound: string): Buffer
  openBytes(sealed: Buffer, bound: string): Buffer
}

/** The person's key, made when it is first needed. Erasing its row makes all that it sealed unreadable. */
export async function keyOf(tx: Tx, keys: KeyRing, userId: string, now: Date): Promise<PersonKey> {
  const known = await knownKeyOf(tx, keys, userId)
  if (known) return known
  const fresh = randomBytes(32)
  await tx
    .insertInto('person_keys')
    .values({ user_id: userId, key_sealed: keys.seal(fresh.toString('base64'), bound(userId)), made_at: now })
    .onConflict((there) => there.doNothing())
    .execute()
  const kept = await knownKeyOf(tx, keys, userId)
  if (!kept) throw new Error('a key was made and is not there')
  return kept
}

/** Null for somebody who has none, or none any more. */
export async function knownKeyOf(tx: Tx, keys: KeyRing, userId: string): Promise<PersonKey | null> {
  const row = await tx
    .selectFrom('person_keys')
    .select('key_sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? openedKey(keys, userId, row.key_sealed) : null
}

/** As a column of another statement, for `openedKey`. */
export const sealedKeyOf = (userId: RawBuilder<unknown>): RawBuilder<Buffer | null> =>
  sql`(select key_sealed from person_keys where user_id = ${userId})`

/** Of a row of `person_keys` that came with something else. */
export const openedKey = (keys: KeyRing, userId: string, sealed: Buffer): PersonKey =>
  withKey(Buffer.from(keys.open(sealed, bound(userId)), 'base64'))

const bound = (userId: string) => `person_keys:${userId}`

const withKey = (bytes: Buffer): PersonKey => {
  const key = createSecretKey(bytes)
  return {
    seal: (text, bound) => sealWith(key, text, bound),
    open: (sealed, bound) => openWith(key, sealed, bound),
    sealBytes: (bytes, bound) => sealBytesWith(key, bytes, bound),
    openBytes: (sealed, bound) => openBytesWith(key, sealed, bound),
  }
}
