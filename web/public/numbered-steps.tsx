import { useWords } from '#web/lib/words.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import type { Step } from './steps.tsx'

type NumberedStepsProps = {
  steps: readonly Step[] /** Side by side where there is room. */
  across?: boolean
}

export function NumberedSteps({ steps, across = false }: NumberedStepsProps) {
  const t = useWords()
  return (
    <ol className={joinClasses('mt-10 grid gap-8', across && 'sm:grid-cols-2 lg:grid-cols-4')}>
      {steps.map(({ title, text }, at) => (
        <li key={title.en} className={joinClasses('flex gap-5', across && 'sm:block')}>
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-pill border border-line-control/60 font-semibold text-link tabular-nums"
          >
            {at + 1}
          </span>
          <div className={joinClasses('min-w-0', across ? 'sm:mt-4' : 'pt-2')}>
            <h3 className="font-semibold">{t(title)}</h3>
            <p className="mt-1 text-sm text-ink-soft">{t(text)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
