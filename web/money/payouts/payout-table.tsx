import type { ReactNode } from 'react'
import type { listPayouts } from '#contract/money/payouts.ts'
import type { OutputOf } from '#contract/route.ts'
import type { TimeOrder } from '#contract/time-order.ts'
import { writeDate } from '#copy/dates.ts'
import { writeFigures } from '#copy/money/invoices/write-riyals.ts'
import { payoutDesk } from '#copy/money/payout-desk.ts'
import { payoutWords as words } from '#copy/money/payouts.ts'
import { tableWords } from '#copy/tables.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DataTable, sortingByTime } from '#web/ui/data-table.tsx'
import { payoutTones } from './payout-line.tsx'

type Payout = OutputOf<typeof listPayouts>['payouts'][number]

const { heads } = tableWords

type PayoutTableProps = {
  rows: readonly Payout[]
  order: TimeOrder
  onOrder: (order: TimeOrder) => void
  payee: (payout: Payout) => ReactNode
  /** What was decided about a payout, or the button to decide. */
  decision: (payout: Payout) => ReactNode
}

export function PayoutTable({ rows, order, onOrder, payee, decision }: PayoutTableProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <DataTable<Payout, 'dietitian' | 'date' | 'account' | 'cause' | 'status' | 'amount'>
      label={t(payoutDesk.list)}
      rows={rows}
      {...sortingByTime('date', order, onOrder)}
      columns={[
        { key: 'dietitian', title: t(heads.dietitian), isFlexible: true, cell: payee },
        {
          key: 'date',
          title: t(heads.date),
          isSortable: true,
          cell: ({ askedAt }) => writeDate(language, new Date(askedAt), 'date'),
        },
        {
          key: 'account',
          title: t(heads.account),
          isExtra: true,
          cell: ({ ibanEnd }) => ibanEnd && <bdi dir="ltr">…{ibanEnd}</bdi>,
        },
        {
          key: 'cause',
          title: t(heads.cause),
          isFlexible: true,
          cell: ({ cause, reason }) =>
            reason ? (
              <span className="text-danger-ink">{t(words.reasons[reason])}</span>
            ) : (
              t(words.causes[cause])
            ),
        },
        {
          key: 'status',
          title: t(heads.status),
          cell: (payout) => (
            <span className="flex items-center gap-3">
              <Badge tone={payoutTones[payout.state]}>{t(words.states[payout.state])}</Badge>
              {decision(payout)}
            </span>
          ),
        },
        {
          key: 'amount',
          title: t(heads.amount),
          isFigure: true,
          cell: ({ amount }) => <bdi className="font-medium">{writeFigures(amount)}</bdi>,
        },
      ]}
    />
  )
}
