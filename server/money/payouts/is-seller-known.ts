import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { hasBilling } from './facts.ts'

/** Invoices state the seller's address: until it is known, this dietitian cannot be paid. */
export async function isSellerKnown({ db }: Pick<House, 'db'>, dietitian: string): Promise<boolean> {
  const [row] = await db.read(
    system,
    () => sql<{ known: boolean }>`select ${hasBilling(sql`${dietitian}::uuid`)} as known`,
  )
  return row?.known ?? false
}
