import type { ReactNode } from 'react'
import type { Payout, PayoutState } from '#contract/money/payouts.ts'
import { writeDate } from '#copy/dates.ts'
import { payoutWords as words } from '#copy/money/payouts.ts'
import { columnPrice } from '#web/lib/column-price.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

/** One payout: date, account, status and amount. */
export function PayoutLine({
  payout,
  action,
  children,
}: {
  payout: Payout
  action?: ReactNode
  children?: ReactNode
}) {
  const t = useWords()
  const language = useLanguage()
  const { amount, state, cause, ibanEnd, askedAt, endedAt, reason } = payout
  return (
    <li className="flex items-start justify-between gap-x-4 px-5 py-3.5 sm:items-center sm:px-6">
      <div className="min-w-0">
        {children}
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span className={children ? '' : 'font-medium text-ink'}>
            {writeDate(language, new Date(endedAt ?? askedAt), 'date')}
          </span>
          {ibanEnd && <span>{t(words.toAccount(ibanEnd))}</span>}
          <span className="text-ink-faint">{t(words.causes[cause])}</span>
        </p>
        {reason && <p className="text-sm text-danger-ink">{t(words.reasons[reason])}</p>}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-2 sm:flex-row-reverse sm:items-center sm:gap-4">
        <p className="text-end font-medium text-ink tabular-nums sm:min-w-28">
          <bdi>{columnPrice(language, amount)}</bdi>
        </p>
        <Badge tone={payoutTones[state]}>{t(words.states[state])}</Badge>
        {action}
      </div>
    </li>
  )
}

export const payoutTones: Record<PayoutState, BadgeTone> = {
  asked: 'pending',
  sent: 'pending',
  in_doubt: 'pending',
  paid: 'confirmed',
  returned: 'cancelled',
}
