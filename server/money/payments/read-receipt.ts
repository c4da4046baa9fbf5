import { sql } from 'kysely'
import type { PaidWith } from '#contract/money/cards.ts'
import type { readReceipt as route } from '#contract/money/payments.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { type CreditRow, creditsOf } from '../wallets/facts.ts'

type Row = {
  id: string
  amount_halalas: number
  wallet_halalas: number
  captured_at: Date
  card_brand: PaidWith | null
  last_four: string | null
  refunds: { halalas: number; owed: string; done: string | null }[]
  credits: CreditRow[]
  /** Lost disputes, each less the refunds that it has made unnecessary. */
  taken: { halalas: number; at: string }[]
}

export const readReceipt: Read<typeof route, Row> = (actor, { id }) => ({
  query: () => sql<Row>`
    select id, amount_halalas, wallet_halalas, captured_at, card_brand, last_four,
        (select coalesce(json_agg(json_build_object('halalas', halalas, 'owed', owed_at, 'done', done_at) order by id), '[]')
          from refunds where payment_id = payments.id) as refunds,
        (select coalesce(json_agg(credit order by at, id), '[]') from (${creditsOf(sql`payments.id`)}) as credit) as credits,
        (select coalesce(json_agg(json_build_object('halalas', lost.halalas - covered, 'at', ended_at)), '[]') from disputes as lost,
            lateral (select coalesce(sum(halalas), 0) as covered from refunds
              where payment_id = payments.id and by_bank and done_at = lost.ended_at) as refunded
          where lost.payment_id = payments.id and lost.state = 'lost' and lost.halalas > covered) as taken
      from payments where appointment_id = ${id}::uuid and patient_id = ${actor.id}::uuid and state = 'captured'`,
  view([row]) {
    if (!row) return { payment: null }
    const { card_brand: brand, last_four: lastFour } = row
    return {
      payment: {
        id: row.id,
        amount: (row.amount_halalas + row.wallet_halalas) / 100,
        fromWallet: row.wallet_halalas / 100,
        paidAt: row.captured_at.toISOString(),
        card: brand && lastFour ? { brand, lastFour } : null,
        refunds: [
          ...row.refunds.map(({ halalas, owed, done }) => ({
            amount: halalas / 100,
            to: 'card' as const,
            owedAt: new Date(owed).toISOString(),
            doneAt: done && new Date(done).toISOString(),
          })),
          ...row.credits.map((each) => gone('wallet', each)),
          ...row.taken.map((each) => gone('bank', each)),
        ],
      },
    }
  },
})

const gone = <To extends 'wallet' | 'bank'>(to: To, { halalas, at }: { halalas: number; at: string }) => {
  const moment = new Date(at).toISOString()
  return { amount: halalas / 100, to, owedAt: moment, doneAt: moment }
}
