import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'

type Goal = { readonly title: Word; readonly text: Word }

/** Laid out like a menu. */
export function PatientGoals({
  heading,
  text,
  goals,
}: {
  heading: string
  text: string
  goals: readonly Goal[]
}) {
  const t = useWords()
  return (
    <Band tone="sunken" className="grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-20">
      <BandHead heading={heading} text={text} />
      <ul className="border-t border-line">
        {goals.map((goal) => (
          <li
            key={goal.title.en}
            className="grid gap-x-8 gap-y-0.5 border-b border-line py-4.5 sm:grid-cols-[14rem_minmax(0,1fr)] sm:items-baseline"
          >
            <h3 className="font-semibold">{t(goal.title)}</h3>
            <p className="text-sm text-ink-soft">{t(goal.text)}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
