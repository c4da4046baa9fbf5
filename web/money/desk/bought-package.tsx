import { useState } from 'react'
import type { PaymentPage } from '#contract/money/payment-desk.ts'
import { textFor } from '#contract/text-language.ts'
import { packageOf } from '#copy/money/packages/name.ts'
import { financePayments } from '#copy/money/payment-desk.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { RefundLine } from './refund-line.tsx'
import { type EarnedUse, TakeBackDialog } from './take-back-dialog.tsx'
import { useMoment } from './use-moment.ts'

const words = financePayments.page

type Bought = NonNullable<PaymentPage['package']>
type BoughtPackageProps = {
  payment: Pick<PaymentPage, 'id' | 'isDisputed'>
  bought: Bought
}

/** The package, its earned appointments, and the amounts taken back from those. */
export function BoughtPackage({ payment, bought }: BoughtPackageProps) {
  const t = useWords()
  const language = useLanguage()
  const [asked, setAsked] = useState<EarnedUse | null>(null)
  const moment = useMoment()
  const dayOf = (at: string | null) => (at === null ? t(words.gone) : moment(at))
  const { serviceName, otherServiceName, uses, isOpen, earned, taken } = bought
  return (
    <div className="grid gap-5 text-sm">
      <p className="font-medium">{t(packageOf(textFor(language, serviceName, otherServiceName), uses))}</p>
      {earned.length > 0 && (
        <section className="grid gap-1">
          <h3 className="text-ink-soft">{t(words.earned)}</h3>
          <ul className="divide-y divide-line">
            {earned.map((use) => (
              <li
                key={use.appointment}
                className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-1.5"
              >
                <Link to={`/admin/appointments/${use.appointment}`} className="text-link">
                  <bdi>{dayOf(use.startsAt)}</bdi>
                </Link>
                <span className="ms-auto flex items-center gap-4">
                  <bdi className="font-medium tabular-nums">{price(language, use.kept)}</bdi>
                  {use.left > 0 && !payment.isDisputed && (
                    <Button variant="secondary" size="sm" onClick={() => setAsked(use)}>
                      {t(financePayments.takeBack.open)}
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {taken.length > 0 && (
        <section className="grid gap-1">
          <h3 className="text-ink-soft">{t(words.taken)}</h3>
          <ul className="divide-y divide-line">
            {taken.map(({ id, startsAt, amount, to, reason, at }) => (
              <RefundLine
                key={id}
                title={<bdi>{dayOf(startsAt)}</bdi>}
                reason={reason}
                state={t(words.takenTo[to])}
                at={at}
                amount={amount}
              />
            ))}
          </ul>
        </section>
      )}
      {asked && (
        <TakeBackDialog
          payment={payment.id}
          use={asked}
          day={dayOf(asked.startsAt)}
          canReturn={isOpen && asked.left === asked.kept}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}
