import { Check } from 'lucide-react'
import type { PlanToday } from '#contract/dashboards/patient.ts'
import type { Day } from '#contract/days.ts'
import { recordMeal } from '#contract/plans/meal-records.ts'
import { patientDashboard } from '#copy/dashboards/patient.ts'
import { useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showFault } from '#web/ui/show-fault.ts'

const { plan: words } = patientDashboard

type TickMealProps = { plan: string; on: Day; meal: NonNullable<PlanToday['next']> }

/** Records that a meal was eaten. A part of its own, because few pages need the contract of plans. */
export function TickMeal({ plan, on, meal: { id, name, swaps, note, entry } }: TickMealProps) {
  const t = useWords()
  const { mutate, isPending } = useChange(recordMeal, {
    onRefused: (refused) => showFault(t, words.tickFailed, refused),
  })
  return (
    <Button
      busy={isPending}
      onClick={() => mutate({ id: plan, meal: id, on, isEaten: true, swaps, note, entry })}
      aria-label={t(words.tickNamed(t(name)))}
    >
      <Icon of={Check} small />
      {t(words.tick)}
    </Button>
  )
}
