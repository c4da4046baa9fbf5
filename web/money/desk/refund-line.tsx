import type { ReactNode } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { useMoment } from './use-moment.ts'

type RefundLineProps = {
  title: ReactNode
  reason: string | null
  /** The status, and when it changed. */
  state: string
  at: string
  /** In riyals. */
  amount: number
  className?: string
}

/** One refund with its reason. */
export function RefundLine({ title, reason, state, at, amount, className }: RefundLineProps) {
  const language = useLanguage()
  const moment = useMoment()
  return (
    <li className={joinClasses('flex items-start justify-between gap-x-6 py-3 text-sm', className)}>
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        {reason && <UserText as="p" text={reason} className="whitespace-pre-line text-ink-soft" />}
        <p className="text-xs text-ink-soft">
          {state}
          {' · '}
          <bdi>{moment(at)}</bdi>
        </p>
      </div>
      <span className="shrink-0 font-medium tabular-nums">
        <bdi>{price(language, amount)}</bdi>
      </span>
    </li>
  )
}
