import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './db.ts'
import type { KeyRing } from './key-ring.ts'
import { openBytesWith, openWith, sealBytesWith, sealWith } from './sealing.ts'
import { spellingOf } from './spelling.ts'

/** Seals a person's medical and identifying data with their own key. `bound` names the row that the data belongs to. */
export type PersonKey = {
  seal(text: string, bound: string): Buffer
  open(sealed: Buffer, bound: string): string
  /** Null if it cannot be opened: it is damaged, or was sealed with another key. */
  tryOpen(sealed: Buffer, bound: string): string | null
  /** The `bound` that it was sealed with, if the two differ only in the case of their ids; otherwise null. */
  spellingOf(sealed: Buffer, bound: string): string | null
  sealBytes(bytes: Buffer, bound: string): Buffer
  openBytes(sealed: Buffer, bound: string): Buffer
}

/** The person's key, created on first use. Erasing its row makes all data sealed with it unreadable. */
export async function ensurePersonKey(tx: Tx, keys: KeyRing, userId: string, now: Date): Promise<PersonKey> {
  const known = await findPersonKey(tx, keys, userId)
  if (known) return known
  await tx
    .insertInto('person_keys')
    .values({ user_id: userId, key_sealed: newSealedKey(keys, userId), made_at: now })
    .onConflict((there) => there.doNothing())
    .execute()
  const kept = await findPersonKey(tx, keys, userId)
  if (!kept) throw new Error('the inserted key of a person was not found')
  return kept
}

/** A new random 256-bit key, sealed, for `openPersonKey`. */
export const newSealedKey = (keys: KeyRing, id: string): Buffer =>
  keys.seal(randomBytes(32).toString('base64'), bound(id))

/** Null if the person has no key yet, or no longer has one. */
export async function findPersonKey(tx: Tx, keys: KeyRing, userId: string): Promise<PersonKey | null> {
  const row = await tx
    .selectFrom('person_keys')
    .select('key_sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? openPersonKey(keys, userId, row.key_sealed) : null
}

/** The person's sealed key as a column of another statement, for `openPersonKey`. */
export const sealedKeyColumn = (userId: RawBuilder<unknown>): RawBuilder<Buffer | null> =>
  sql`(select key_sealed from person_keys where user_id = ${userId})`

/** The key of a person, or of anything with its own key, from a sealed key read with other data; opened on use. */
export function openPersonKey(keys: KeyRing, userId: string, sealed: Buffer): PersonKey {
  let opened: KeyObject | undefined
  return withKey(() => {
    opened ??= createSecretKey(keys.open(sealed, bound(userId)), 'base64')
    return opened
  })
}

const bound = (userId: string) => `person_keys:${userId}`

const withKey = (key: () => KeyObject): PersonKey => ({
  seal: (text, bound) => sealWith(key(), text, bound),
  open: (sealed, bound) => openWith(key(), sealed, bound),
  tryOpen: (sealed, bound) => orNull(() => openWith(key(), sealed, bound)),
  spellingOf: (sealed, bound) => orNull(() => spellingOf(key(), sealed, bound)),
  sealBytes: (bytes, bound) => sealBytesWith(key(), bytes, bound),
  openBytes: (sealed, bound) => openBytesWith(key(), sealed, bound),
})

function orNull<T>(open: () => T): T | null {
  try {
    return open()
  } catch {
    return null
  }
}

/** Opens JSON that was sealed; null if it cannot be opened. */
export function openJson<T>(key: PersonKey | null, sealed: Buffer, bound: string): T | null {
  const text = key?.tryOpen(sealed, bound) ?? null
  return text === null ? null : JSON.parse(text)
}

export const sealJson = (key: PersonKey, value: unknown, bound: string): Buffer =>
  key.seal(JSON.stringify(value), bound)
