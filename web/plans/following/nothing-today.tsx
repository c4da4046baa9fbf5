import type { Day } from '#contract/days.ts'
import { writeDay } from '#copy/dates.ts'
import { following as words } from '#copy/plans/following.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Followed = { plan: { startsOn: Day | null }; number: number | null }

/** Explains why the plan has nothing for this day. */
export function NothingToday({ followed, on }: { followed: Followed; on: Day }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <Card flush>
      <EmptyState title={t(words.notToday)} description={t(whyNothing(followed, language, on))} />
    </Card>
  )
}

function whyNothing({ plan, number }: Followed, language: 'en' | 'ar', on: Day) {
  if (plan.startsOn === null) return words.noStart
  if (number !== null) return words.emptyDay
  return on < plan.startsOn ? words.beginsOn(writeDay(language, plan.startsOn)) : words.isOver
}
