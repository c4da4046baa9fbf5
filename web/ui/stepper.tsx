import { ui } from '#copy/ui.ts'
import { useWords } from '#web/lib/words.ts'
import { joinClasses } from './join-classes.ts'

type StepperProps = {
  /** Counted from 1. */
  step: number
  /** The names of the steps. */
  steps: readonly string[]
  className?: string
}

/** The progress of a wizard: dots for sighted readers, a sentence for everybody. */
export function Stepper({ step, steps, className }: StepperProps) {
  const t = useWords()
  return (
    <div className={joinClasses('flex flex-wrap items-center justify-between gap-x-4 gap-y-2', className)}>
      <p className="text-sm text-ink-soft" aria-live="polite">
        {t(ui.stepOf(step, steps.length))}
        <span className="mx-1.5 text-ink-faint" aria-hidden="true">
          ·
        </span>
        <span className="font-medium text-ink">{steps[step - 1]}</span>
      </p>
      <span className="flex gap-1.5" aria-hidden="true">
        {steps.map((name, at) => (
          <span
            key={name}
            className={joinClasses(
              'h-2 rounded-pill',
              at + 1 === step ? 'w-7 bg-action' : 'w-2',
              at + 1 < step && 'bg-action',
              at + 1 > step && 'border border-line-control',
            )}
          />
        ))}
      </span>
    </div>
  )
}
