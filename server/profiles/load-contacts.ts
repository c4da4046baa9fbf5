import type { Tx } from '#server/ground/data/db.ts'

export type Contact = {
  id: string
  full_name: string | null
  other_name: string | null
  phone: string | null
  gender: string | null
}

/** People's names, gender, and the phone number for their messages. */
export const loadContacts = (tx: Tx, ids: readonly string[]): Promise<Contact[]> =>
  tx
    .selectFrom('profiles')
    .select(['id', 'full_name', 'other_name', 'phone', 'gender'])
    .where('id', 'in', [...ids])
    .execute()
