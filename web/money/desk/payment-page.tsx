import { type ReactNode, useId, useState } from 'react'
import { type PaymentPage, type PaymentStep, readPayment } from '#contract/money/payment-desk.ts'
import type { ReportedAppointment } from '#contract/reports/figures.ts'
import { books } from '#copy/money/books.ts'
import { cardName } from '#copy/money/card-name.ts'
import { financePayments } from '#copy/money/payment-desk.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { usePageId } from '#web/lib/page-address.ts'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { NothingHere } from '#web/ui/nothing-here.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { BoughtPackage } from './bought-package.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { RefundLine } from './refund-line.tsx'
import { StateBadge } from './state-badge.tsx'
import { useMoment } from './use-moment.ts'

const words = financePayments.page

type Parts = {
  appointmentLine: (appointment: ReportedAppointment) => ReactNode
}

/** One payment with all its events. */
export function PaymentScreen(parts: Parts) {
  const id = usePageId()
  const read = useRead(readPayment, { id })
  if (read.error?.code === 'not_found')
    return <NothingHere {...words.missing} back={{ to: '/admin/finance?tab=payments', label: words.back }} />
  return (
    <Read of={read} failed={words.unread} waiting={<PaymentSkeleton />}>
      {({ payment }) => <Shown payment={payment} {...parts} />}
    </Read>
  )
}

const PaymentSkeleton = () => (
  <SkeletonGroup className="grid gap-5">
    <Skeleton shape="block" className="h-40" />
    <Skeleton shape="block" className="h-72" />
  </SkeletonGroup>
)

function Shown({ payment, appointmentLine }: Parts & { payment: PaymentPage }) {
  const t = useWords()
  const language = useLanguage()
  const moment = useMoment()
  const [isAsking, setAsking] = useState(false)
  const { amount, capturedAt, openedAt, card, feePercent, vatPercent, gatewayPayment, left } = payment
  const takenByBank = lostToBank(payment)
  return (
    <div className="grid gap-6">
      <Card as="section" className="grid gap-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="text-xl font-semibold tabular-nums">
            <bdi>{price(language, amount)}</bdi>
          </p>
          <StateBadge payment={payment} />
          {left > 0 && !payment.isDisputed && (
            <Button variant="secondary" className="ms-auto" onClick={() => setAsking(true)}>
              {t(financePayments.refund.open)}
            </Button>
          )}
        </div>
        {payment.isDisputed && (
          <p className="rounded-control bg-pending px-4 py-3 text-sm text-on-pending">{t(words.disputed)}</p>
        )}
        {takenByBank > 0 && (
          <p className="rounded-control bg-cancelled px-4 py-3 text-sm text-on-cancelled">
            {t(words.takenByBank(price(language, takenByBank)))}
          </p>
        )}
        <dl className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
          <Fact name={t(words.patient)}>
            <Party person={payment.patient} />
          </Fact>
          <Fact name={t(words.dietitian)}>
            <Party person={payment.dietitian} />
          </Fact>
          {capturedAt ? (
            <Fact name={t(words.paidAt)}>
              <bdi>{moment(capturedAt)}</bdi>
            </Fact>
          ) : (
            <Fact name={t(words.openedAt)}>
              <bdi>{moment(openedAt)}</bdi>
            </Fact>
          )}
          {card && (
            <Fact name={t(words.card)}>
              <bdi>{t(cardName(card))}</bdi>
            </Fact>
          )}
          {payment.fromWallet > 0 && (
            <Fact name={t(words.fromWallet)}>
              <bdi>{price(language, payment.fromWallet)}</bdi>
            </Fact>
          )}
          <Fact name={t(words.shares)}>{t(words.sharesOf(feePercent, vatPercent))}</Fact>
          {gatewayPayment && (
            <Fact name={t(words.number)}>
              <bdi className="break-all">{gatewayPayment}</bdi>
            </Fact>
          )}
        </dl>
      </Card>
      {payment.package ? (
        <Part title={t(words.package)}>
          <BoughtPackage payment={payment} bought={payment.package} />
        </Part>
      ) : (
        <Part title={t(words.appointment)}>
          {payment.appointment ? (
            <ul>{appointmentLine(payment.appointment)}</ul>
          ) : (
            <p className="text-sm text-ink-soft">{t(words.noAppointment)}</p>
          )}
        </Part>
      )}
      <Part title={t(words.refunds)}>
        <Refunds refunds={payment.refunds} />
      </Part>
      <Part title={t(words.steps)}>
        <ol className="grid gap-5">
          {payment.steps.map((step) => (
            <Step key={`${step.id} ${step.kind}`} step={step} />
          ))}
        </ol>
      </Part>
      {isAsking && <RefundDialog payment={payment} onClose={() => setAsking(false)} />}
    </div>
  )
}

/** The amount that lost disputes have taken from a payment. */
const lostToBank = ({ steps }: PaymentPage) =>
  steps
    .filter(({ kind }) => kind === 'dispute_lost')
    .flatMap(({ entries }) => entries.filter(({ account }) => account === 'disputed'))
    .reduce((sum, { amount }) => sum - amount, 0)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-md font-semibold">
        {title}
      </h2>
      {children}
    </Card>
  )
}

function Party({ person }: { person: PaymentPage['patient'] }) {
  const t = useWords()
  const language = useLanguage()
  if (!person) return t(financePayments.gone)
  return (
    <Link to={`/admin/users?person=${person.id}`}>
      <bdi>{localizedName(language, person).name}</bdi>
    </Link>
  )
}

function Refunds({ refunds }: { refunds: PaymentPage['refunds'] }) {
  const t = useWords()
  if (refunds.length === 0) return <p className="text-sm text-ink-soft">{t(words.noRefunds)}</p>
  return (
    <ul className="divide-y divide-line">
      {refunds.map(({ id, amount, to, cause, reason, owedAt, doneAt }) => (
        <RefundLine
          key={id}
          title={t(words.causes[cause])}
          reason={reason}
          state={t(to === 'wallet' ? words.onWallet : doneAt ? words.sent : words.onItsWay)}
          at={doneAt ?? owedAt}
          amount={amount}
          className="first:pt-0 last:pb-0"
        />
      ))}
    </ul>
  )
}

function Step({ step: { kind, at, by, entries } }: { step: PaymentStep }) {
  const t = useWords()
  const language = useLanguage()
  const moment = useMoment()
  return (
    <li>
      <p className="text-sm font-medium">{t(words.kinds[kind])}</p>
      <p className="text-xs text-ink-soft">
        <bdi>{moment(at)}</bdi>
        {by && (
          <>
            {' · '}
            {t(words.by(localizedName(language, by).name))}
          </>
        )}
      </p>
      {entries.length > 0 && (
        <table className="mt-2 w-full max-w-2xl text-sm">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t(words.account)}</th>
              <th scope="col">{t(words.debit)}</th>
              <th scope="col">{t(words.credit)}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-y border-line">
            {entries.map(({ account, person, amount }) => (
              <tr key={`${account} ${person?.id}`}>
                <td className="py-1.5 pe-3">
                  {t(books.accounts[account])}
                  {person && (
                    <span className="text-ink-soft">
                      {' · '}
                      <bdi>{localizedName(language, person).name}</bdi>
                    </span>
                  )}
                </td>
                <td className="w-20 py-1.5 text-end tabular-nums sm:w-32">
                  {amount > 0 && <bdi>{price(language, amount)}</bdi>}
                </td>
                <td className="w-20 py-1.5 text-end tabular-nums sm:w-32">
                  {amount < 0 && <bdi>{price(language, -amount)}</bdi>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </li>
  )
}
