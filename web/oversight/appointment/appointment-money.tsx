import type { DeskAppointment } from '#contract/oversight/appointment.ts'
import { financePayments } from '#copy/money/payment-desk.ts'
import { deskAppointment } from '#copy/oversight/appointment.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { RefundLine } from '#web/money/desk/refund-line.tsx'
import { StateBadge } from '#web/money/desk/state-badge.tsx'
import { useMoment } from '#web/money/desk/use-moment.ts'
import { Part } from './part.tsx'

const words = deskAppointment.money
const refundWords = financePayments.page

type Money = NonNullable<DeskAppointment['money']>

/** What was paid and refunded, and the invoices. */
export function AppointmentMoney({ money: { payment, invoices } }: { money: Money }) {
  const t = useWords()
  return (
    <Part title={t(words.title)}>
      <div className="grid gap-5">
        {payment ? <Paid payment={payment} /> : <p className="text-sm text-ink-soft">{t(words.none)}</p>}
        {invoices.length > 0 && <Invoices invoices={invoices} />}
      </div>
    </Part>
  )
}

function Paid({ payment }: { payment: NonNullable<Money['payment']> }) {
  const t = useWords()
  const language = useLanguage()
  const moment = useMoment()
  return (
    <>
      <div className="grid gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="text-lg font-semibold tabular-nums">{price(language, payment.amount)}</bdi>
          <StateBadge payment={payment} />
          <Link
            to={`/admin/finance/${payment.id}`}
            className="ms-auto inline-flex min-h-6 items-center text-link"
          >
            {t(words.open)}
          </Link>
        </p>
        <p className="text-ink-soft">
          <bdi>{moment(payment.at)}</bdi>
        </p>
        {payment.isPackage && <p className="text-ink-soft">{t(words.package)}</p>}
      </div>
      {payment.refunds.length > 0 && (
        <section className="grid gap-1">
          <h4 className="text-sm font-medium text-ink-soft">{t(words.refunds)}</h4>
          <ul className="divide-y divide-line">
            {payment.refunds.map(({ id, amount, to, cause, owedAt, doneAt }) => (
              <RefundLine
                key={id}
                title={t(refundWords.causes[cause])}
                reason={null}
                state={t(
                  to === 'wallet' ? refundWords.onWallet : doneAt ? refundWords.sent : refundWords.onItsWay,
                )}
                at={doneAt ?? owedAt}
                amount={amount}
                className="last:pb-0"
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Invoices({ invoices }: Pick<Money, 'invoices'>) {
  const t = useWords()
  const language = useLanguage()
  return (
    <section className="grid gap-1 text-sm">
      <h4 className="font-medium text-ink-soft">{t(words.invoices)}</h4>
      <ul className="divide-y divide-line">
        {invoices.map(({ id, number, kind, total }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
            <span className="min-w-0 flex-1 basis-40">
              <Link to={`/admin/invoices/${id}`} className="text-link">
                <bdi dir="ltr">{number}</bdi>
              </Link>
              <span className="block text-xs text-ink-soft">{t(words.invoiceKinds[kind])}</span>
            </span>
            <bdi className="tabular-nums">{price(language, total)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
