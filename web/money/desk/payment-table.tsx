import type { FoundPayment, PaymentOrder } from '#contract/money/payment-desk.ts'
import { writeFigures } from '#copy/money/invoices/write-riyals.ts'
import { financePayments as words } from '#copy/money/payment-desk.ts'
import { tableWords } from '#copy/tables.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { DataTable, rowLinkClass, type Sorting } from '#web/ui/data-table.tsx'
import { StateBadge } from './state-badge.tsx'

const { heads } = tableWords

type PaymentTableProps = {
  rows: readonly FoundPayment[]
  order: PaymentOrder
  onOrder: (order: PaymentOrder) => void
}

export function PaymentTable({ rows, order, onOrder }: PaymentTableProps) {
  const t = useWords()
  const language = useLanguage()
  const nameOf = (person: FoundPayment['patient']) =>
    person ? localizedName(language, person).name : t(words.gone)
  return (
    <DataTable<FoundPayment, Key>
      label={t(words.list)}
      rows={rows}
      sorting={sortings[order]}
      onSort={({ by, isDescending }) => onOrder(orderOf(by, isDescending))}
      columns={[
        {
          key: 'patient',
          title: t(heads.patient),
          isFlexible: true,
          cell: ({ id, patient }) => (
            <Link to={`/admin/finance/${id}`} className={rowLinkClass}>
              <bdi>{nameOf(patient)}</bdi>
            </Link>
          ),
        },
        {
          key: 'dietitian',
          title: t(heads.dietitian),
          isFlexible: true,
          cell: ({ dietitian }) => <bdi>{nameOf(dietitian)}</bdi>,
        },
        {
          key: 'date',
          title: t(heads.date),
          isSortable: true,
          cell: ({ at }) => writeMoment(language, new Date(at), new Date(), readerZone()),
        },
        { key: 'status', title: t(heads.status), cell: (payment) => <StateBadge payment={payment} /> },
        {
          key: 'refunded',
          title: t(heads.refunded),
          isExtra: true,
          isFigure: true,
          cell: ({ refunded, refundDue }) =>
            refunded + refundDue > 0 && <bdi>{writeFigures(refunded + refundDue)}</bdi>,
        },
        {
          key: 'amount',
          title: t(heads.amount),
          isFigure: true,
          isSortable: true,
          cell: ({ amount }) => <bdi className="font-medium">{writeFigures(amount)}</bdi>,
        },
      ]}
    />
  )
}

type Key = 'patient' | 'dietitian' | 'date' | 'status' | 'refunded' | 'amount'

const sortings: Record<PaymentOrder, Sorting<Key>> = {
  latest: { by: 'date', isDescending: true },
  earliest: { by: 'date', isDescending: false },
  largest: { by: 'amount', isDescending: true },
  smallest: { by: 'amount', isDescending: false },
}

function orderOf(by: Key, isDescending: boolean): PaymentOrder {
  if (by === 'amount') return isDescending ? 'largest' : 'smallest'
  return isDescending ? 'latest' : 'earliest'
}
