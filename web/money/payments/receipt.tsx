import { useId } from 'react'
import type { Appointment, AppointmentPage } from '#contract/appointments/appointment.ts'
import { readReceipt } from '#contract/money/payments.ts'
import { cardName } from '#copy/money/card-name.ts'
import { usePackage as packageWords } from '#copy/money/packages/use.ts'
import { paying as words } from '#copy/money/payments.ts'
import { inRiyals, signed } from '#copy/riyals.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Card } from '#web/ui/card.tsx'
import { Read } from '#web/ui/read.tsx'

/** What the patient paid for an appointment, and what was refunded. */
export function Receipt({
  appointment,
}: {
  appointment: Pick<AppointmentPage, 'id' | 'payment' | 'package' | 'status'>
}) {
  const t = useWords()
  const language = useLanguage()
  const titleId = useId()
  const { id, payment: isPaid } = appointment
  const read = useRead(readReceipt, { id }, { enabled: isPaid !== null })
  if (appointment.package) return <BookedWithPackage {...appointment} />
  if (!isPaid) return null
  const moment = (at: string) => writeMoment(language, new Date(at), new Date(), readerZone())
  return (
    <Read of={read} failed={words.receipt.failed} waiting={null}>
      {({ payment }) =>
        payment && (
          <Card as="section" aria-labelledby={titleId}>
            <h3 id={titleId} className="text-md font-semibold">
              {t(words.receipt.title)}
            </h3>
            <dl className="mt-4 flex flex-col gap-3 text-sm">
              <Line
                name={t(words.receipt.paid)}
                amount={price(language, payment.amount)}
                more={[
                  payment.card && t(cardName(payment.card)),
                  payment.fromWallet > 0 && t(words.receipt.fromWallet(price(language, payment.fromWallet))),
                  moment(payment.paidAt),
                ]}
              />
              {payment.refunds.map(({ amount, to, owedAt, doneAt }) => (
                <Line
                  key={`${to} ${owedAt} ${amount}`}
                  name={t(words.receipt.refund)}
                  amount={t(signed('−', inRiyals(amount)))}
                  more={doneAt ? [t(words.receipt[where[to]]), moment(doneAt)] : [t(words.receipt.onItsWay)]}
                />
              ))}
            </dl>
          </Card>
        )
      }
    </Read>
  )
}

/** Where a refund went. */
const where = { card: 'done', wallet: 'onWallet', bank: 'byBank' } as const

type LineProps = { name: string; amount: string; more: readonly (string | false | null)[] }

const Line = ({ name, amount, more }: LineProps) => (
  <div className="flex items-start justify-between gap-6">
    <dt>
      {name}
      <span className="block text-xs text-ink-soft">{more.filter(Boolean).join(' · ')}</span>
    </dt>
    <dd className="shrink-0 font-medium">
      <bdi>{amount}</bdi>
    </dd>
  </div>
)

/** Shown instead of a receipt: the package was paid earlier, and this states what became of its session. */
function BookedWithPackage({ status, package: bought }: Pick<Appointment, 'status' | 'package'>) {
  const t = useWords()
  const isOver = status === 'cancelled' || status === 'completed'
  return (
    <Card as="section" className="text-sm">
      <h3 className="text-md font-semibold">{t(packageWords.booked)}</h3>
      <p className="mt-1 text-ink-soft">
        {isOver && <>{t(bought?.comesBack ? packageWords.cameBack : packageWords.isUsed)} · </>}
        <Link to="/patient/packages" className="text-link underline underline-offset-4">
          {t(packageWords.see)}
        </Link>
      </p>
    </Card>
  )
}
