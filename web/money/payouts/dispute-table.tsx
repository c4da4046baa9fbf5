import type { Dispute } from '#contract/money/disputes.ts'
import type { TimeOrder } from '#contract/time-order.ts'
import { writeDate } from '#copy/dates.ts'
import { disputeWords as words } from '#copy/money/disputes.ts'
import { writeFigures } from '#copy/money/invoices/write-riyals.ts'
import { tableWords } from '#copy/tables.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CutText, DataTable, rowLinkClass, sortingByTime } from '#web/ui/data-table.tsx'
import { AnswerState } from '../disputes/answer-state.tsx'
import { disputeTones } from '../disputes/dispute-tones.ts'
import { whoCame } from '../disputes/who-came.ts'

const { heads } = tableWords

type DisputeTableProps = {
  rows: readonly Dispute[]
  order: TimeOrder
  onOrder: (order: TimeOrder) => void
}

export function DisputeTable({ rows, order, onOrder }: DisputeTableProps) {
  const t = useWords()
  const language = useLanguage()
  const now = useNow(60_000)
  return (
    <DataTable<Dispute, 'date' | 'cause' | 'service' | 'answer' | 'status' | 'amount'>
      label={t(words.list)}
      rows={rows}
      {...sortingByTime('date', order, onOrder)}
      columns={[
        {
          key: 'date',
          title: t(heads.date),
          isSortable: true,
          cell: ({ id, openedAt }) => (
            <Link to={`/admin/disputes/${id}`} className={rowLinkClass}>
              {writeDate(language, new Date(openedAt), 'date')}
            </Link>
          ),
        },
        {
          key: 'cause',
          title: t(heads.cause),
          isFlexible: true,
          cell: ({ reason }) => <CutText>{reason}</CutText>,
        },
        {
          key: 'service',
          title: t(words.evidence.title),
          isExtra: true,
          isFlexible: true,
          cell: ({ appointment }) =>
            appointment === null
              ? t(words.evidence.gone)
              : Date.parse(appointment.startsAt) > now
                ? t(words.outcomes[appointment.status])
                : t(words.evidence[whoCame(appointment)]),
        },
        {
          key: 'answer',
          title: t(heads.answer),
          cell: (dispute) => dispute.state === 'open' && <AnswerState dispute={dispute} />,
        },
        {
          key: 'status',
          title: t(heads.status),
          cell: ({ state }) => <Badge tone={disputeTones[state]}>{t(words.states[state])}</Badge>,
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
