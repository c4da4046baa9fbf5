import { sql } from 'kysely'
import type { CardBrand, listPaymentMethods as route } from '#contract/money/cards.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { gatewayOf } from '../gateway/gateway.ts'
import { hasExpired } from './rules.ts'

type Row = {
  id: string | null
  brand: CardBrand
  last_four: string
  expires_on: string
  is_default: boolean
  added_at: Date
  is_waiting: boolean
}

export const listPaymentMethods: Read<typeof route, Row> = ({ id: person }, _input, now, house) => ({
  query: () => sql`
    select card.id, brand, last_four, to_char(expires_on, 'YYYY-MM-DD') as expires_on, is_default, added_at,
      waiting.found as is_waiting
    from (select exists (select from card_additions
        where user_id = ${person}::uuid and returned_at is not null and ended_at is null) as found) as waiting
      left join payment_methods as card on card.user_id = ${person}::uuid
    order by is_default desc, added_at desc, card.id desc`,
  view: (rows) => ({
    isAvailable: gatewayOf(house) !== null,
    isWaiting: rows.some((row) => row.is_waiting),
    paymentMethods: rows.flatMap(({ id, brand, last_four, expires_on, is_default, added_at }) => {
      if (id === null) return []
      const [year = 0, month = 0] = expires_on.split('-').map(Number)
      return {
        id,
        brand,
        lastFour: last_four,
        expires: { month, year },
        hasExpired: hasExpired(expires_on, now),
        isDefault: is_default,
        addedAt: added_at.toISOString(),
      }
    }),
  }),
})
