import { useId, useState } from 'react'
import { appointmentDetail } from '#copy/appointments/detail.ts'
import { tooEarlyToComplete } from '#copy/refusals.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

type CompleteButtonProps = { mayComplete: boolean; onComplete: () => void }

/** It stands on every confirmed one, and says so while it is too early. */
export function CompleteButton({ mayComplete, onComplete }: CompleteButtonProps) {
  const t = useWords()
  const id = useId()
  const [isExplained, setExplained] = useState(false)
  return (
    <div className="flex flex-col gap-1.5 max-sm:grow">
      <Button
        variant={mayComplete ? 'primary' : 'secondary'}
        aria-describedby={isExplained && !mayComplete ? id : undefined}
        onClick={() => (mayComplete ? onComplete() : setExplained(true))}
      >
        {t(appointmentDetail.actions.complete)}
      </Button>
      <p id={id} role="status" className="text-xs text-ink-soft empty:hidden">
        {isExplained && !mayComplete && t(tooEarlyToComplete)}
      </p>
    </div>
  )
}
