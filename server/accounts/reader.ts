import { type RawBuilder, sql } from 'kysely'
import type { Duty } from '#contract/accounts/role.ts'
import type { Language } from '#contract/language.ts'
import { letter } from '#copy/letter.ts'
import type { Word } from '#copy/word.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { greetingFor } from '#server/ground/post/greeting.ts'
import { zoneOf } from '#server/notifications/facts.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import { adminIds } from './admins.ts'

/** The recipient of an email about an account. */
export type Reader = {
  id: string
  email: string
  language: Language
  confirmed_at: Date | null
  /** Set for a closed account that can still be restored. */
  erases_at: Date | null
  zone: string
  /** By name once the address is confirmed. */
  greeting: Word
}

/** Locked, so that of several emails with links only the last link works. Null for an erased or closed account. */
export const loadReader = (tx: Tx, id: string): Promise<Reader | null> => lockReader(tx, id, sql`false`)

/** Also finds a closed account that can still be restored: its owner should know what happens to it. */
export const loadReaderInGrace = (tx: Tx, id: string): Promise<Reader | null> =>
  lockReader(tx, id, sql`erases_at is not null`)

/** Every admin with this duty who can receive email. */
export async function adminReaders(tx: Tx, duty: Duty): Promise<Reader[]> {
  const readers: Reader[] = []
  for (const id of await adminIds(tx, duty)) {
    const reader = await loadReaderInGrace(tx, id)
    if (reader?.confirmed_at) readers.push(reader)
  }
  return readers
}

async function lockReader(tx: Tx, id: string, orElse: RawBuilder<boolean>): Promise<Reader | null> {
  const reader = await tx
    .selectFrom('users')
    .select([
      'id',
      'email',
      'language',
      'confirmed_at',
      'erases_at',
      zoneOf(sql`users.id`).as('zone'),
      nameOf(sql`users.id`).as('name'),
      otherNameOf(sql`users.id`).as('other_name'),
    ])
    .where('id', '=', id)
    .where(sql<boolean>`(leaving_at is null or ${orElse})`)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!reader) return null
  const { name, other_name, ...account } = reader
  const language = account.language as Language
  const greeting = account.confirmed_at ? greetingFor(language, name, other_name) : letter.hello
  return { ...account, language, greeting }
}

/** The owner of a calendar feed; null if the account is closed or suspended. */
export async function loadFeedReader(tx: Tx, id: string): Promise<Pick<Reader, 'id' | 'language'> | null> {
  const reader = await tx
    .selectFrom('users')
    .select(['id', 'language'])
    .where('id', '=', id)
    .where('leaving_at', 'is', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return reader ? { ...reader, language: reader.language as Language } : null
}

/** Notices go to the address that the account had at that time: a thief may have changed it since. */
export async function emailAt(tx: Tx, { id, email }: Reader, at: Date): Promise<string> {
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
