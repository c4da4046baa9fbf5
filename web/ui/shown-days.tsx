import type { Day } from '#contract/days.ts'
import { writeDay, writeDays } from '#copy/dates.ts'
import { shownDays as words } from '#copy/shown-days.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from './button.tsx'

type ShownDaysProps = {
  from: Day | undefined
  to: Day | undefined
  /** The sentence that names the days. */
  write: (days: string) => Word
  onClear: () => void
}

/** A note that the list is limited to some days, because a figure links to it, with a button to show all. */
export function ShownDays({ from, to, write, onClear }: ShownDaysProps) {
  const t = useWords()
  const language = useLanguage()
  const first = from ?? to
  if (!first) return null
  const days = !to
    ? t(words.since(writeDay(language, first, 'date')))
    : !from
      ? t(words.upTo(writeDay(language, first, 'date')))
      : writeDays(language, from, to)
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      <span>{t(write(days))}</span>
      <Button variant="quiet" size="sm" onClick={onClear}>
        {t(words.all)}
      </Button>
    </p>
  )
}
