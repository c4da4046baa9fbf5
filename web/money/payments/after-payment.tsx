import { CircleAlert, Clock } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { concludePayment } from '#contract/money/payments.ts'
import { packageOutcomes } from '#copy/money/packages/outcomes.ts'
import { paying as words } from '#copy/money/payments.ts'
import { reservedOutcomes } from '#copy/money/reserved-outcomes.ts'
import type { Word } from '#copy/word.ts'
import type { ApiError } from '#web/app/api-error.ts'
import { useChange } from '#web/app/query.ts'
import { bookPath } from '#web/lib/book-path.ts'
import { useGo } from '#web/lib/go.ts'
import { wordsOfRefusal } from '#web/lib/refusal-words.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

type AfterPaymentProps = {
  payment: string
  /** What is paid: a booking with this dietitian, an appointment that the dietitian reserved, or a package. */
  paidFor: { dietitian: string } | { appointment: string } | 'package'
  /** The booking, if it can still be made. */
  children: ReactNode
}

/** Milliseconds until the next check: while the bank has not answered, and after a failed check. */
const [askAgainAfter, tryAgainAfter] = [3_000, 10_000]

/** The outcome of a payment. The server asks the payment service, because the address proves nothing. */
export function AfterPayment({ payment, paidFor, children }: AfterPaymentProps) {
  const t = useWords()
  const outcomes = outcomesOf(paidFor)
  const go = useGo()
  const asked = useRef<string>(undefined)
  const [unchecked, setUnchecked] = useState<ApiError | null>(null)
  const { mutate, data, isPending } = useChange(concludePayment, {
    onRefused: setUnchecked,
    onDone: ({ outcome, appointment }) => {
      setUnchecked(null)
      if (outcome !== 'paid') return
      if (paidFor === 'package') go('/patient/packages', { replace: true })
      else if ('appointment' in paidFor) go(`/patient/appointments/${paidFor.appointment}`, { replace: true })
      else if (appointment) go(`${bookPath(paidFor.dietitian)}?booked=${appointment}`, { replace: true })
    },
  })
  const outcome = data?.outcome
  useEffect(() => {
    if (asked.current === payment) return
    asked.current = payment
    mutate({ payment })
  }, [payment, mutate])
  useEffect(() => {
    if ((outcome !== 'waiting' && !unchecked) || unchecked?.code === 'not_found' || isPending) return
    const check = () => mutate({ payment })
    const timer = setTimeout(check, unchecked ? tryAgainAfter : askAgainAfter)
    window.addEventListener('online', check)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', check)
    }
  }, [outcome, unchecked, isPending, payment, mutate])

  if (unchecked?.code === 'not_found') return children
  if (unchecked)
    return (
      <Card className="mt-4">
        <Note of={CircleAlert} title={t(words.notChecked)}>
          {t(wordsOfRefusal(unchecked))} {t(words.onlyOnce)}
        </Note>
        <Button variant="secondary" className="mt-4" busy={isPending} onClick={() => mutate({ payment })}>
          {t(words.checkAgain)}
        </Button>
      </Card>
    )
  if (outcome === 'waiting')
    return (
      <Card className="mt-4">
        <Note of={Clock} title={t(outcomes.waiting.title)}>
          {t(outcomes.waiting.text)}
        </Note>
      </Card>
    )
  if (!outcome || outcome === 'paid')
    return (
      <Card className="mt-4">
        <p role="status" className="flex items-center gap-3 text-sm text-ink-soft">
          <Spinner />
          {t(words.checking)}
        </p>
      </Card>
    )
  return (
    <>
      <Unpaid words={outcomes[outcome]} />
      {children}
    </>
  )
}

function outcomesOf(paidFor: AfterPaymentProps['paidFor']) {
  if (paidFor === 'package') return packageOutcomes
  return 'appointment' in paidFor ? reservedOutcomes : words.outcomes
}

function Unpaid({ words: { title, text } }: { words: { title: Word; text: Word } }) {
  const t = useWords()
  return (
    <div className="mt-4 rounded-card bg-accent-tint p-4">
      <Note of={CircleAlert} title={t(title)}>
        {t(text)}
      </Note>
    </div>
  )
}

type NoteProps = { of: IconShape; title: string; children: ReactNode }

const Note = ({ of, title, children }: NoteProps) => (
  <div role="status" className="flex gap-3 text-sm text-ink">
    <span className="flex h-[1lh] items-center text-accent-ink">
      <Icon of={of} />
    </span>
    <div className="min-w-0">
      <p className="font-medium">{title}</p>
      <p className="mt-1 max-w-prose text-ink-soft">{children}</p>
    </div>
  </div>
)
