import { useState } from 'react'
import type { MealToday } from '#contract/dashboards/patient.ts'
import type { Day } from '#contract/days.ts'
import { recordMeal } from '#contract/plans/meal-records.ts'
import { patientDashboard } from '#copy/dashboards/patient.ts'
import { useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { showFault } from '#web/ui/show-fault.ts'
import { TickButton } from '#web/ui/tick-button.tsx'

const { plan: words } = patientDashboard

type TickMealProps = { plan: string; on: Day; meal: MealToday }

/**
 * Records that a meal was eaten, or takes it back. A press shows immediately and is sent in order. A part of its own,
 * because few pages need the contract of plans.
 */
export function TickMeal({ plan, on, meal }: TickMealProps) {
  const t = useWords()
  const [mine, setMine] = useState<Pick<MealToday, 'isEaten' | 'swaps' | 'note' | 'entry'>>()
  const { mutate } = useChange(recordMeal, {
    line: 'plan meals',
    onDone: ({ record }) => setMine(record),
    onRefused: (refused) => {
      setMine(undefined)
      showFault(t, words.tickFailed, refused)
    },
  })
  const { isEaten, swaps, note, entry } = mine ?? meal
  const name = t(meal.name)
  return (
    <TickButton
      isStacked
      isDone={isEaten}
      label={t(isEaten ? words.eatenNamed(name) : words.tickNamed(name))}
      undo={t(words.undo)}
      onTick={(done) => {
        const said = { isEaten: done, swaps, note, entry }
        setMine(said)
        mutate({ id: plan, meal: meal.id, on, ...said })
      }}
    />
  )
}
