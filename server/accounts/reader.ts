import { type RawBuilder, sql } from 'kysely'
import type { Duty } from '#contract/accounts/role.ts'
import type { Language } from '#contract/language.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { zoneOf } from '#server/notifications/facts.ts'
import { adminIds } from './admins.ts'

/** Whom a letter about an account goes to. */
export type Reader = {
  id: string
  email: string
  language: Language
  confirmed_at: Date | null
  /** Of a closed account that can still be kept. */
  erases_at: Date | null
  zone: string
}

/** Locked, so that of several letters with links only the last one's works. Null for an account that is gone or going. */
export const readerOf = (tx: Tx, id: string): Promise<Reader | null> => lockReader(tx, id, sql`false`)

/** Of somebody whose account is closed, and can still be kept, as well: what happens to it is theirs to know. */
export const holderOf = (tx: Tx, id: string): Promise<Reader | null> =>
  lockReader(tx, id, sql`erases_at is not null`)

/** Every admin with this duty who can be written to. */
export async function adminReaders(tx: Tx, duty: Duty): Promise<Reader[]> {
  const readers: Reader[] = []
  for (const id of await adminIds(tx, duty)) {
    const reader = await holderOf(tx, id)
    if (reader?.confirmed_at) readers.push(reader)
  }
  return readers
}

async function lockReader(tx: Tx, id: string, orElse: RawBuilder<boolean>): Promise<Reader | null> {
  const reader = await tx
    .selectFrom('users')
    .select(['id', 'email', 'language', 'confirmed_at', 'erases_at', zoneOf(sql`users.id`).as('zone')])
    .where('id', '=', id)
    .where(sql<boolean>`(leaving_at is null or ${orElse})`)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return reader ? { ...reader, language: reader.language as Language } : null
}

/** Whose calendar may be followed: nobody's whose account is closed. */
export async function readerOfFeed(tx: Tx, id: string): Promise<Pick<Reader, 'id' | 'language'> | null> {
  const reader = await tx
    .selectFrom('users')
    .select(['id', 'language'])
    .where('id', '=', id)
    .where('leaving_at', 'is', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return reader ? { ...reader, language: reader.language as Language } : null
}

/** What has happened is told to the address of that time: a thief may have changed it since. */
export async function addressAt(tx: Tx, { id, email }: Reader, at: Date): Promise<string> {
  const changed = await tx
    .selectFrom('account_tokens')
    .select('old_email')
    .where('user_id', '=', id)
    .where('old_email', 'is not', null)
    .where('used_at', '>=', at)
    .orderBy('used_at')
    .executeTakeFirst()
  return changed?.old_email ?? email
}
