import { type ReactNode, useId, useState } from 'react'
import { listPackages, type OwnPackage, refundPackage } from '#contract/money/packages.ts'
import { textFor } from '#contract/text-language.ts'
import { writeDate } from '#copy/dates.ts'
import { appointmentsOf, boughtWords } from '#copy/money/packages/name.ts'
import { ownPackages as words } from '#copy/money/packages/own.ts'
import { useChange, useRead } from '#web/app/query.ts'
import { bookPath } from '#web/lib/book-path.ts'
import { columnPrice } from '#web/lib/column-price.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { usePageSearch } from '#web/lib/page-address.ts'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Read } from '#web/ui/read.tsx'
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx'
import { showToast } from '#web/ui/toast.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { RefundTo } from '../refund-to.tsx'

type OwnPackagesProps = {
  /** The outcome of a payment after the return from the payment service, shown above the packages. */
  afterPayment: (payment: string, list: ReactNode) => ReactNode
}

export function OwnPackages({ afterPayment }: OwnPackagesProps) {
  const { payment } = usePageSearch()
  return payment ? afterPayment(payment, <PackageList />) : <PackageList />
}

/** A patient's packages, the sessions used, and those left. */
function PackageList() {
  const t = useWords()
  const read = useRead(listPackages, {})
  return (
    <Read of={read} failed={words.failed} waiting={<RowsSkeleton count={3} />}>
      {({ packages }) =>
        packages.length === 0 ? (
          <Card flush>
            <EmptyState
              title={t(words.empty.title)}
              description={t(words.empty.text)}
              action={
                <Link to="/patient/dietitians" className={buttonClass()}>
                  {t(words.empty.action)}
                </Link>
              }
            />
          </Card>
        ) : (
          <ul className="flex max-w-3xl flex-col gap-4">
            {packages.map((each) => (
              <PackageCard key={each.id} bought={each} />
            ))}
          </ul>
        )
      }
    </Read>
  )
}

function PackageCard({ bought }: { bought: OwnPackage }) {
  const t = useWords()
  const language = useLanguage()
  const titleId = useId()
  const [isAsking, setAsking] = useState(false)
  const { dietitian, dietitianName, parts, each, ending, left, refund } = bought
  const day = (text: string) => writeDate(language, new Date(text), 'date')
  const nameOf = (part: number) => {
    const { serviceName = '', otherServiceName = null } = parts[part] ?? {}
    return textFor(language, serviceName, otherServiceName)
  }
  const bookable = ending === null && dietitian ? parts.filter((part) => part.left > 0 && part.service) : []
  return (
    <Card as="li" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id={titleId} className="text-md font-semibold">
            {t(appointmentsOf(bought.uses))} ·{' '}
            <UserText text={textFor(language, bought.serviceName, bought.otherServiceName)} />
          </h2>
          <p className="mt-0.5 text-sm text-ink-soft">
            {dietitianName.name && (
              <>
                <UserText text={dietitianName.name} other={dietitianName.otherName} /> ·{' '}
              </>
            )}
            <bdi>{price(language, bought.price)}</bdi> · {t(words.boughtOn(day(bought.boughtAt)))}
          </p>
        </div>
        {ending ? (
          <Badge>{t(boughtWords.endings[ending])}</Badge>
        ) : (
          <p className="text-sm">
            <span className="font-medium">{t(boughtWords.left(left, bought.uses))}</span>{' '}
            <span className="text-ink-soft">{t(boughtWords.until(day(bought.expiresAt)))}</span>
          </p>
        )}
      </div>
      <ol className="mt-4 divide-y divide-line border-t border-line text-sm">
        {each.map((use, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sessions have no ids and never move
          <li key={at} className="flex items-baseline justify-between gap-6 py-2">
            <span className="min-w-0">
              {parts.length > 1 && (
                <>
                  <UserText text={nameOf(use.part)} className="font-medium" />
                  <span aria-hidden="true" className="mx-1.5 text-ink-faint">
                    ·
                  </span>
                </>
              )}
              {use.appointment ? (
                <Link
                  to={`/patient/appointments/${use.appointment.id}`}
                  className="text-link underline underline-offset-4"
                >
                  {writeMoment(language, new Date(use.appointment.startsAt), new Date(), readerZone())}
                </Link>
              ) : (
                t(words.states[use.state])
              )}
            </span>
            <span className="shrink-0 text-ink-soft">
              {use.appointment && <>{t(words.states[use.state])} · </>}
              <bdi>{columnPrice(language, use.amount)}</bdi>
            </span>
          </li>
        ))}
      </ol>
      {(bookable.length > 0 || refund !== null) && (
        <div className="mt-4 flex flex-wrap gap-2.5">
          {bookable.map((part, at) => (
            <Link
              key={part.service}
              to={bookPath(dietitian ?? '', { service: part.service ?? '' })}
              className={buttonClass(at === 0 ? 'primary' : 'secondary')}
            >
              {parts.length > 1 ? t(words.bookPart(nameOf(parts.indexOf(part)))) : t(words.book)}
            </Link>
          ))}
          {refund !== null && (
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {t(words.refund.open)}
            </Button>
          )}
        </div>
      )}
      {isAsking && refund !== null && (
        <RefundDialog bought={bought} refund={refund} onClose={() => setAsking(false)} />
      )}
    </Card>
  )
}

type RefundDialogProps = { bought: OwnPackage; refund: number; onClose: () => void }

/** Sends the amount that the reader saw, so that another amount is refused. */
function RefundDialog({ bought, refund, onClose }: RefundDialogProps) {
  const t = useWords()
  const language = useLanguage()
  const [to, setTo] = useState<'source' | 'wallet'>('source')
  const change = useChange(refundPackage, {
    onDone: ({ refund: back }) => {
      showToast({ tone: 'success', title: t(words.refund.done(price(language, back))) })
      onClose()
    },
  })
  return (
    <AskDialog
      isOpen
      danger
      words={words.refund}
      change={change}
      onConfirm={() => change.mutate({ id: bought.id, refund, ...(to === 'wallet' && { to }) })}
      onClose={onClose}
    >
      <p className="font-medium">{t(words.refund.amount(price(language, refund)))}</p>
      <p className="mt-2">{t(words.refund.text)}</p>
      {bought.toCard > 0 && <RefundTo value={to} onChange={setTo} />}
    </AskDialog>
  )
}
