import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './db.ts'
import type { KeyRing } from './key-ring.ts'
import { openBytesWith, openWith, sealBytesWith, sealWith } from './sealing.ts'
import { spellingOf } from './spelling.ts'

/** Seals what is medical, or shows who somebody is, with its person's own key. `bound` names the row that it belongs to. */
export type PersonKey = {
  seal(text: string, bound: string): Buffer
  open(sealed: Buffer, bound: string): string
  /** Null where nothing opens it any more: it is damaged, or the key is none of ours. */
  tryOpen(sealed: Buffer, bound: string): string | null
  /** Of what is not bound to this, though to the same id written with capitals: to what. */
  spellingOf(sealed: Buffer, bound: string): string | null
  sealBytes(bytes: Buffer, bound: string): Buffer
  openBytes(sealed: Buffer, bound: string): Buffer
}

/** The person's key, made when it is first needed. Erasing its row makes all that it sealed unreadable. */
export async function keyOf(tx: Tx, keys: KeyRing, userId: string, now: Date): Promise<PersonKey> {
  const known = await knownKeyOf(tx, keys, userId)
  if (known) return known
  await tx
    .insertInto('person_keys')
    .values({ user_id: userId, key_sealed: sealedFreshKey(keys, userId), made_at: now })
    .onConflict((there) => there.doNothing())
    .execute()
  const kept = await knownKeyOf(tx, keys, userId)
  if (!kept) throw new Error('a key was made and is not there')
  return kept
}

/** 256 bits that nobody has seen, sealed, for `openedKey`. */
export const sealedFreshKey = (keys: KeyRing, id: string): Buffer =>
  keys.seal(randomBytes(32).toString('base64'), bound(id))

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

/** Of a row of `person_keys`, or of what has a key of its own, that came with something else. It is opened when it is first used. */
export function openedKey(keys: KeyRing, userId: string, sealed: Buffer): PersonKey {
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

/** What was sealed as JSON; null where nothing opens it any more. */
export function openJson<T>(key: PersonKey | null, sealed: Buffer, bound: string): T | null {
  const text = key?.tryOpen(sealed, bound) ?? null
  return text === null ? null : JSON.parse(text)
}

export const sealJson = (key: PersonKey, value: unknown, bound: string): Buffer =>
  key.seal(JSON.stringify(value), bound)
