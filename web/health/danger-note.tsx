import { Phone, TriangleAlert } from 'lucide-react'
import { type Ref, useId } from 'react'
import { type Danger, dangerSources } from '#contract/health/danger.ts'
import { danger as words } from '#copy/health/danger.ts'
import { dangerAdvice } from '#copy/health/danger-advice.ts'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'

type DangerNoteProps = {
  danger: Danger
  /** False if a dietitian reads it, who has the patient present. */
  isForPatient?: boolean | undefined
  titleRef?: Ref<HTMLParagraphElement>
}

/** What to do about a dangerous reading, and whom to call. It works offline. */
export function DangerNote({ danger, isForPatient, titleRef }: DangerNoteProps) {
  const t = useWords()
  const id = useId()
  const { title, steps } = dangerAdvice[danger.advice]
  const numbers = danger.level === 'emergency' ? (['997', '937'] as const) : (['937', '997'] as const)
  return (
    <section
      role="alert"
      aria-labelledby={id}
      className="grid gap-3 rounded-card border-2 border-danger bg-surface p-4 text-ink"
    >
      <p
        ref={titleRef}
        tabIndex={titleRef ? -1 : undefined}
        id={id}
        className="flex gap-2.5 text-md font-semibold text-danger-ink"
      >
        <span className="flex h-[1lh] items-center">
          <Icon of={TriangleAlert} />
        </span>
        {t(title)}
      </p>
      {isForPatient && <p className="text-sm font-medium">{t(words.forPatient)}</p>}
      <ol className="grid list-decimal gap-1.5 ps-5 text-sm">
        {steps.map((step) => (
          <li key={step.en}>{t(step)}</li>
        ))}
      </ol>
      <ul className="grid gap-2 sm:grid-cols-2">
        {numbers.map((number, place) => (
          <li key={number}>
            <a
              href={`tel:${number}`}
              className={buttonClass(place === 0 ? 'danger' : 'secondary', 'md', 'w-full')}
            >
              <Icon of={Phone} small />
              {t(words.call(number))}
            </a>
            <p className="mt-1 text-center text-xs text-ink-soft">{t(words.numbers[number])}</p>
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-soft">{t(words.source(dangerSources[danger.source]))}</p>
    </section>
  )
}
