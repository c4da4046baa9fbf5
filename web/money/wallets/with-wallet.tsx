import { type ReactNode, useId } from 'react'
import { readWallet, type Wallet, type WalletMovement } from '#contract/money/wallet.ts'
import { writeRiyals } from '#copy/money/invoices/write-riyals.ts'
import { appointmentsOf } from '#copy/money/packages/name.ts'
import { wallet as words } from '#copy/money/wallet.ts'
import { signed } from '#copy/riyals.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Card } from '#web/ui/card.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { UserText } from '#web/ui/user-text.tsx'

type WithWalletProps = {
  /** Called with undefined while the wallet is loading, so that the content below can wait and does not move. */
  children: (wallet: ReactNode | undefined) => ReactNode
}

/** Passes the wallet's balance and movements to its children. A patient who never used the wallet does not see it. */
export function WithWallet({ children }: WithWalletProps) {
  const read = useRead(readWallet, {})
  const { data, error } = read
  if (data) return children(data.balance === 0 && data.movements.length === 0 ? null : <Shown {...data} />)
  if (!error) return children(undefined)
  return children(
    <Card flush className="max-w-3xl">
      <FailedRead title={words.unread} read={read} />
    </Card>,
  )
}

function Shown({ balance, available, movements }: Wallet) {
  const t = useWords()
  const language = useLanguage()
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="max-w-3xl">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={titleId} className="text-md font-semibold">
          {t(words.title)}
        </h2>
        <p className="text-xl display">
          <bdi>{price(language, balance)}</bdi>
        </p>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {t(words.text)} {available < balance && t(words.held(price(language, balance - available)))}
      </p>
      {balance > 0 && (
        <p className="mt-2 text-sm">
          <Link to="/patient/support/new" className="text-link underline underline-offset-4">
            {t(words.payOut)}
          </Link>
        </p>
      )}
      <h3 className="mt-5 text-sm font-semibold">{t(words.movements)}</h3>
      <ul className="mt-2 divide-y divide-line border-t border-line">
        {movements.map((movement) => (
          <Movement key={`${movement.kind} ${movement.id}`} movement={movement} />
        ))}
      </ul>
    </Card>
  )
}

function Movement({
  movement: { kind, amount, at, ibanEnd, appointment, package: bought },
}: {
  movement: WalletMovement
}) {
  const t = useWords()
  const language = useLanguage()
  const isTransfer = kind === 'transferred' || kind === 'returned'
  const moment = (text: string) => writeMoment(language, new Date(text), new Date(), readerZone())
  return (
    <li className="flex items-start justify-between gap-6 py-3 text-sm last:pb-0">
      <div className="min-w-0">
        <p className="font-medium">{t(words.kinds[kind])}</p>
        <p className="mt-0.5 text-xs text-ink-soft">
          {appointment ? (
            <Link
              to={`/patient/appointments/${appointment.id}`}
              className="text-link underline underline-offset-4"
            >
              <UserText text={appointment.serviceName} other={appointment.otherServiceName} />
              {' · '}
              {moment(appointment.startsAt)}
            </Link>
          ) : bought ? (
            <Link to="/patient/packages" className="text-link underline underline-offset-4">
              <UserText text={bought.serviceName} other={bought.otherServiceName} /> ·{' '}
              {t(appointmentsOf(bought.uses))}
            </Link>
          ) : isTransfer ? (
            ibanEnd && t(words.account(ibanEnd))
          ) : (
            t(words.erased)
          )}
        </p>
      </div>
      <div className="shrink-0 text-end">
        <p className="font-medium tabular-nums">
          <bdi>{t(signed(kind === 'paid' || kind === 'transferred' ? '−' : '+', writeRiyals(amount)))}</bdi>
        </p>
        <p className="mt-0.5 text-xs text-ink-soft">{moment(at)}</p>
      </div>
    </li>
  )
}
