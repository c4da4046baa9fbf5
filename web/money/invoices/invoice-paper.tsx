import { Fragment, type ReactNode } from 'react'
import type { Language } from '#contract/language.ts'
import type { Invoice, InvoiceParty } from '#contract/money/invoices.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { Card } from '#web/ui/card.tsx'
import { QrPicture } from '#web/ui/qr-picture.tsx'
import type { Side } from './invoice-list.tsx'

type Word = Readonly<Record<Language, string>>

/** The invoice as in the PDF: both languages on one page, whichever the reader uses. */
export function InvoicePaper({ invoice, side }: { invoice: Invoice; side: Side }) {
  const language = useLanguage()
  const { number, corrects, credits, seller, buyer, lines, qr, paper } = invoice
  const { labels } = paper
  const isTaxed = seller.vatNumber !== null
  return (
    <Card className="grid gap-6">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-lg font-semibold">
        <Both word={labels.title} />
      </h2>
      <dl className="grid gap-2 text-sm">
        <Fact label={labels.number} value={<bdi>{number}</bdi>} />
        <Fact label={labels.issued} value={<Both word={paper.issued} />} />
        {corrects && <Fact label={labels.corrects} value={<Other side={side} of={corrects} />} />}
        {credits.map((note) => (
          <Fact key={note.id} label={labels.creditedBy} value={<Other side={side} of={note} />} />
        ))}
      </dl>
      <div className="grid gap-4 sm:grid-cols-2">
        <Party title={labels.seller} labels={labels} party={seller} />
        <Party title={labels.buyer} labels={labels} party={buyer} />
      </div>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {paper.lines.map(({ name, total }) => (
          <li key={name.en} className="flex items-start justify-between gap-6 py-3">
            <p className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
              <Both word={name} />
            </p>
            <p className="grid shrink-0 gap-0.5 text-end font-medium">
              <Both word={total} />
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-col-reverse items-start justify-between gap-6 sm:flex-row">
        {qr === null ? <span /> : <QrPicture text={qr} label={labels.qr[language]} />}
        <dl className="grid w-full gap-3 text-sm sm:max-w-xs">
          {isTaxed && <Sum label={labels.net} amount={paper.net} />}
          {isTaxed && <Sum label={labels.vat} amount={paper.vat} rate={lines[0]?.rate} />}
          <Sum label={labels.total} amount={paper.total} isLast />
        </dl>
      </div>
      <div className="grid gap-2 text-xs text-ink-soft">
        {paper.notes.map((note) => (
          <p key={note.en} className="flex flex-wrap justify-between gap-x-6">
            <Both word={note} />
          </p>
        ))}
      </div>
    </Card>
  )
}

/** The reader's language first; the other one is left out if it is the same. */
function Both({ word, more = '' }: { word: Word; more?: string }) {
  const language = useLanguage()
  const other: Language = language === 'en' ? 'ar' : 'en'
  return (
    <>
      <span lang={language}>
        {word[language]}
        {more}
      </span>
      {word[other] !== word[language] && (
        <span lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'} className="text-ink-soft">
          {word[other]}
          {more}
        </span>
      )}
    </>
  )
}

const Fact = ({ label, value }: { label: Word; value: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-6 gap-y-0.5">
    <dt className="flex gap-2 text-ink-soft">
      <Both word={label} />
    </dt>
    <dd className="flex flex-wrap gap-x-3">{value}</dd>
  </div>
)

const Other = ({ side, of: { id, number } }: { side: Side; of: { id: string; number: string } }) => (
  <Link to={`/${side}/invoices/${id}`}>
    <bdi>{number}</bdi>
  </Link>
)

function Sum({
  label,
  amount,
  rate,
  isLast = false,
}: {
  label: Word
  amount: Word
  rate?: number | undefined
  isLast?: boolean
}) {
  return (
    <div className={`flex items-start justify-between gap-6 ${isLast ? 'text-md font-semibold' : ''}`}>
      <dt className="grid">
        <Both
          word={rate === undefined ? label : { en: `${label.en} ${rate}%`, ar: `${label.ar} ${rate}%` }}
        />
      </dt>
      <dd className="grid shrink-0 text-end">
        <Both word={amount} />
      </dd>
    </div>
  )
}

type PartyProps = { title: Word; labels: Invoice['paper']['labels']; party: InvoiceParty }

function Party({ title, labels, party }: PartyProps) {
  const { name, otherName, vatNumber, commercialNumber, nationalId, address } = party
  const numbers = [
    [labels.vatNumber, vatNumber],
    [labels.commercialNumber, commercialNumber],
    [labels.nationalId, nationalId],
  ] as const
  return (
    <section className="rounded-card border border-line p-4 text-sm">
      <h3 className="flex justify-between gap-4 text-xs font-semibold text-ink-soft">
        <Both word={title} />
      </h3>
      <p className="mt-2 font-semibold [overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
      </p>
      {otherName && (
        <p className="[overflow-wrap:anywhere]">
          <bdi>{otherName}</bdi>
        </p>
      )}
      <dl className="mt-2 grid gap-1">
        {numbers.map(
          ([label, number]) =>
            number !== null && (
              <Fragment key={label.en}>
                <dt className="flex justify-between gap-4 text-xs text-ink-soft">
                  <Both word={label} />
                </dt>
                <dd>
                  <bdi dir="ltr">{number}</bdi>
                </dd>
              </Fragment>
            ),
        )}
      </dl>
      {address && (
        <p className="mt-2 grid [overflow-wrap:anywhere]">
          <span>
            <bdi>{address.street}</bdi>
          </span>
          {address.district && (
            <span>
              <bdi>{address.district}</bdi>
            </span>
          )}
          <span>
            <bdi>{address.city}</bdi> <bdi>{address.postalCode}</bdi>
          </span>
        </p>
      )}
    </section>
  )
}
