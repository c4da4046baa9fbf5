import { Stethoscope } from 'lucide-react'
import { useId } from 'react'
import type { PhysicianFirst } from '#contract/plans/fasting.ts'
import { physicianWords } from '#copy/plans/physician-first.ts'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'

/** A warning above every view of a fasting plan, for patients whom fasting may harm. */
export function PhysicianFirstNote({ first }: { first: NonNullable<PhysicianFirst> }) {
  const t = useWords()
  const titleId = useId()
  const { title, text, word } = physicianWords
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border-2 border-danger-ink bg-surface p-4 sm:p-5"
    >
      <h3 id={titleId} className="flex items-center gap-2.5 text-md font-semibold text-danger-ink">
        <Icon of={Stethoscope} />
        {t(title)}
      </h3>
      <p className="mt-2 text-sm">{t(text)}</p>
      {first.word && <p className="mt-2 text-sm font-medium whitespace-pre-line">{t(word(first.word))}</p>}
    </section>
  )
}
