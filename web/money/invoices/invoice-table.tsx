import type { InvoiceSummary } from '#contract/money/invoices.ts'
import type { TimeOrder } from '#contract/time-order.ts'
import { invoicePages as words } from '#copy/money/invoices/pages.ts'
import { writeFigures } from '#copy/money/invoices/write-riyals.ts'
import { tableWords } from '#copy/tables.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DataTable, rowLinkClass, sortingByTime } from '#web/ui/data-table.tsx'

const { heads } = tableWords

type InvoiceTableProps = {
  rows: readonly InvoiceSummary[]
  order: TimeOrder
  onOrder: (order: TimeOrder) => void
}

/** All invoices, for admins. What is credited is negative. */
export function InvoiceTable({ rows, order, onOrder }: InvoiceTableProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <DataTable<InvoiceSummary, 'number' | 'seller' | 'buyer' | 'date' | 'kind' | 'amount'>
      label={t(words.list)}
      rows={rows}
      {...sortingByTime('date', order, onOrder)}
      columns={[
        {
          key: 'number',
          title: t(heads.number),
          cell: ({ id, number }) => (
            <Link to={`/admin/invoices/${id}`} className={rowLinkClass}>
              <bdi>{number}</bdi>
            </Link>
          ),
        },
        {
          key: 'seller',
          title: t(heads.seller),
          isFlexible: true,
          cell: ({ seller }) => <bdi>{localizedName(language, seller).name}</bdi>,
        },
        {
          key: 'buyer',
          title: t(heads.buyer),
          isFlexible: true,
          cell: ({ buyer }) => <bdi>{localizedName(language, buyer).name}</bdi>,
        },
        {
          key: 'date',
          title: t(heads.date),
          isSortable: true,
          cell: ({ issuedAt }) => writeMoment(language, new Date(issuedAt), new Date(), readerZone()),
        },
        {
          key: 'kind',
          title: t(heads.kind),
          isExtra: true,
          cell: ({ kind }) => (
            <Badge tone={kind === 'invoice' ? 'neutral' : 'pending'}>{t(words.kinds[kind])}</Badge>
          ),
        },
        {
          key: 'amount',
          title: t(heads.amount),
          isFigure: true,
          cell: ({ kind, total }) => (
            <bdi dir="ltr" className="font-medium">
              {kind === 'credit_note' && '−'}
              {writeFigures(total)}
            </bdi>
          ),
        },
      ]}
    />
  )
}
