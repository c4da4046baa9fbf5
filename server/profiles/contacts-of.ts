import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/data/db.ts'

export type Contact = {
  id: string
  full_name: string | null
  other_name: string | null
  phone: string | null
}

/** What people are called, and the number that their messages go to. */
export const contactsOf = (tx: Tx, ids: readonly string[]): Promise<Contact[]> =>
  tx
    .selectFrom('profiles')
    .select(['id', 'full_name', 'other_name', 'phone'])
    .where('id', 'in', [...ids])
    .execute()

/** Whether somebody has a phone number, as a condition within another statement. */
export const hasPhone = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from profiles where id = ${userId}::uuid and phone is not null)`
