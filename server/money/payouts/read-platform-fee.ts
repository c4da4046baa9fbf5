import { sql } from 'kysely'
import type { readPlatformFee as readRoute } from '#contract/platform/fee.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { type FeeRow, feeOf, feeRow } from '#server/platform/fee.ts'
import { hasBilling } from './facts.ts'

export const readPlatformFee: Read<
  typeof readRoute,
  FeeRow & { takes_payments: boolean; is_known: boolean }
> = ({ id }, _input, now) => ({
  query: () => sql`
    select fee.*, ${hasBilling(sql`${id}::uuid`)} as is_known from (${feeRow}) as fee`,
  view([row]) {
    if (!row) throw new Error('the platform has no settings')
    return { takesPayments: row.takes_payments, isSellerKnown: row.is_known, fee: feeOf(row, now) }
  },
})
