import { memo } from 'react'
import type { KnownFoods, PlanDay } from '#contract/plans/document.ts'
import type { WatchedFor } from '#contract/plans/warnings.ts'
import { writeNumber } from '#copy/dates.ts'
import { editorWords as words } from '#copy/plans/editor.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { totalOfDay, warningsOnDay } from './known-totals.ts'

/** Milligrams a day: World Health Organization, Sodium intake for adults and children (2012). */
const mostSodium = 2_000

type DayWarningsProps = { shown: PlanDay; foods: KnownFoods; watched: WatchedFor }

/** Warnings about foods of a day that the patient may not tolerate. */
export const DayWarnings = memo(function DayWarnings({ shown, foods, watched }: DayWarningsProps) {
  const t = useWords()
  const language = useLanguage()
  const count = warningsOnDay(foods, watched, shown).length
  const sodium = totalOfDay(foods, shown).nutrients.sodium ?? 0
  const texts = [
    count > 0 && t(words.warnings(count)),
    watched.conditions.includes('hypertension') &&
      sodium > mostSodium &&
      t(words.sodiumDay(writeNumber(language, Math.round(sodium)))),
  ]
  return texts.map(
    (text) =>
      text && (
        <p key={text} className="text-sm font-medium text-danger-ink">
          {text}
        </p>
      ),
  )
})
