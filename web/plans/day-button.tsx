import { memo } from 'react'
import { writeNumber } from '#copy/dates.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { dayName } from '#copy/plans/words.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { joinClasses } from '#web/ui/join-classes.ts'

type DayButtonProps = { at: number; isChosen: boolean; energy: number; onChoose: (day: number) => void }

/** One of up to 28 days with its energy. Memoized, so that only changed days are rendered. */
export const DayButton = memo(function DayButton({ at, isChosen, energy, onChoose }: DayButtonProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(at)}
      className={joinClasses(
        'min-h-11 shrink-0 rounded-control border px-3 py-1 text-center text-sm',
        isChosen
          ? 'border-action bg-tint font-semibold text-on-tint'
          : 'border-line bg-surface text-ink-soft hover:bg-sunken',
      )}
    >
      {t(dayName(at + 1))}
      <span className="block text-xs tabular-nums">{t(words.kcal(writeNumber(language, energy)))}</span>
    </button>
  )
})
