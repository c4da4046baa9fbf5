import { sql } from 'kysely'
import type { readBalance as route } from '#contract/money/balance.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { platformSetting } from '#server/platform/facts.ts'
import { availableWith, type BalanceRow, dietitianBalances } from '../ledger/facts.ts'
import { disputedAppointments } from '../payments/facts.ts'

type Row = BalanceRow & { kept_back: number; takes_payments: boolean }

export const readBalance: Read<typeof route, Row> = ({ id }) => ({
  query: () =>
    sql<Row>`
      select balance.*, ${platformSetting('takes_payments')} as takes_payments,
          ${availableWith(sql`${id}::uuid`, disputedAppointments(sql`${id}::uuid`))} as kept_back
        from (${dietitianBalances(id)}) as balance`,
  view([row]) {
    if (!row) throw new Error('the query for the balance returned no row')
    const { takes_payments: takesPayments, pending, available, underway, paid_out: paidOut } = row
    const keptBack = Math.min(row.kept_back, Math.max(0, available))
    return {
      isKept: takesPayments || [pending, available, underway, paidOut].some((halalas) => halalas !== 0),
      pending: pending / 100,
      available: (available - keptBack) / 100,
      keptBack: keptBack / 100,
      underway: underway / 100,
      paidOut: paidOut / 100,
    }
  },
})
