import { Fragment, type ReactNode, useState } from 'react'
import type { InvoiceSummary } from '#contract/money/invoices.ts'
import { listAllInvoices, listInvoices, listPracticeInvoices } from '#contract/money/invoices.ts'
import type { TimeOrder } from '#contract/time-order.ts'
import { invoicePages as words } from '#copy/money/invoices/pages.ts'
import { writeRiyals } from '#copy/money/invoices/write-riyals.ts'
import { signed } from '#copy/riyals.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { ListRead } from '#web/ui/found-list.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowList } from '#web/ui/row-list.tsx'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { InvoiceTable } from './invoice-table.tsx'

export type Side = 'patient' | 'dietitian' | 'admin'

export function PatientInvoices() {
  const read = useReadRows(listInvoices, {}, 'invoices')
  return <Listed side="patient" read={read} none={words.none} />
}

export function PracticeInvoices() {
  const read = useReadRows(listPracticeInvoices, {}, 'invoices')
  return <Listed side="dietitian" read={read} none={words.none} />
}

type AllInvoicesProps = { q: string; isWaiting: boolean }

export function AllInvoices({ q, isWaiting }: AllInvoicesProps) {
  const isWide = useIsWide('lg')
  const [order, setOrder] = useState<TimeOrder>('latest')
  const asked = {
    ...(q && { q }),
    ...(isWaiting && { waiting: '1' as const }),
    ...(isWide && order === 'earliest' && { order }),
  }
  const read = useReadRows(listAllInvoices, asked, 'invoices')
  return (
    <Listed
      side="admin"
      read={read}
      none={q || isWaiting ? words.noneFound : words.none}
      table={isWide && ((rows) => <InvoiceTable rows={rows} order={order} onOrder={setOrder} />)}
    />
  )
}

type ListedProps = {
  side: Side
  read: ListRead<InvoiceSummary>
  none: { title: Word; text: Word }
  table?: ((rows: readonly InvoiceSummary[]) => ReactNode) | false
}

/** Invoices, the latest first; each row is a link. */
function Listed({ side, read, none, table }: ListedProps) {
  const t = useWords()
  return (
    <Read of={read} failed={words.failed} waiting={<RowsSkeleton count={4} />}>
      {(invoices) => (
        <RowList
          rows={invoices}
          label={t(words.list)}
          none={<EmptyState title={t(none.title)} description={t(none.text)} />}
          table={table}
          more={<ShowMore words={words} pages={read} className="p-5" />}
        >
          {(invoice) => <InvoiceRow key={invoice.id} side={side} invoice={invoice} />}
        </RowList>
      )}
    </Read>
  )
}

export function InvoiceRow({ side, invoice }: { side: Side; invoice: InvoiceSummary }) {
  const t = useWords()
  const language = useLanguage()
  const { id, number, kind, about, issuedAt, total, seller, buyer } = invoice
  const nameOf = (party: typeof seller) => localizedName(language, party).name
  const who =
    side === 'admin'
      ? [nameOf(seller), nameOf(buyer)]
      : [about === 'fee' ? t(words.fee) : nameOf(side === 'patient' ? seller : buyer)]
  const amount = writeRiyals(total)
  return (
    <li className="relative flex items-center justify-between gap-x-6 gap-y-1 px-5 py-4 transition-colors hover:bg-tint/50 sm:px-6">
      <div className="min-w-0">
        <p className="font-medium">
          <Link
            to={`/${side}/invoices/${id}`}
            className="text-ink no-underline before:absolute before:inset-0 hover:text-link"
          >
            {t(words.kinds[kind])} <bdi className="whitespace-nowrap">{number}</bdi>
          </Link>
        </p>
        <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
          {who.map((name) => (
            <Fragment key={name}>
              <bdi>{name}</bdi>
              {' · '}
            </Fragment>
          ))}
          {writeMoment(language, new Date(issuedAt), new Date(), readerZone())}
        </p>
      </div>
      <p className="shrink-0 font-medium">
        <bdi>{t(kind === 'credit_note' ? signed('−', amount) : amount)}</bdi>
      </p>
    </li>
  )
}
