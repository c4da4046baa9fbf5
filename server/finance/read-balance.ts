import { sql } from 'kysely'
import type { readBalance as route } from '#contract/finance/balance.ts'
import type { Read } from '#server/http/bind-read.ts'
import { type BalanceRow, balanceOf } from '#server/payments/ledger/facts.ts'
import { platformSetting } from '#server/platform/facts.ts'

type Row = BalanceRow & { takes_payments: boolean }

export const readBalance: Read<typeof route, Row> = ({ id }) => ({
  query: () =>
    sql<Row>`select balance.*, ${platformSetting('takes_payments')} as takes_payments from (${balanceOf(id)}) as balance`,
  view([row]) {
    if (!row) throw new Error('a balance came without its row')
    const { takes_payments: takesPayments, pending, available, underway, paid_out: paidOut } = row
    return {
      isKept: takesPayments || [pending, available, underway, paidOut].some((halalas) => halalas !== 0),
      pending: pending / 100,
      available: available / 100,
      underway: underway / 100,
      paidOut: paidOut / 100,
    }
  },
})
