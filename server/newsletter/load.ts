import type { Tx } from '#server/ground/data/db.ts'

export type Subscriber = {
  id: string
  email: string
  language: string
  confirmed_at: Date | null
  left_at: Date | null
}

/** Only a job, or a visitor with the subscriber’s signed link, can see a row. */
export const loadSubscriber = (tx: Tx, id: string): Promise<Subscriber | undefined> =>
  tx
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'language', 'confirmed_at', 'left_at'])
    .where('id', '=', id)
    .executeTakeFirst()
