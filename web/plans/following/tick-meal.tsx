import { useEffect, useEffectEvent } from 'react'
import type { MealToday } from '#contract/dashboards/patient.ts'
import type { Day } from '#contract/days.ts'
import { recordMeal } from '#contract/plans/meal-records.ts'
import { patientDashboard } from '#copy/dashboards/patient.ts'
import { useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { showFault } from '#web/ui/show-fault.ts'
import { TickButton } from '#web/ui/tick-button.tsx'
import { sendLater, sendRecords, watchRecords } from './send-records.ts'
import { type MealEntry, unsentRecords } from './unsent-records.ts'

const { plan: words } = patientDashboard

type TickMealProps = {
  plan: string
  on: Day
  meal: MealToday
  /** What was pressed here, until the server's own record replaces it. */
  mine: MealEntry | undefined
  onMine: (mine: MealEntry | undefined) => void
}

/**
 * Records on the dashboard that a meal was eaten, or takes it back. A press shows immediately and is sent in order;
 * offline it waits for the connection.
 */
export function TickMeal({ plan, on, meal, mine, onMine }: TickMealProps) {
  const t = useWords()
  const put = useEffectEvent(onMine)
  useEffect(() => {
    const isThis = (each: { plan: string; on: Day; meal: string }) =>
      each.plan === plan && each.on === on && each.meal === meal.id
    const unsent = unsentRecords().find(isThis)
    if (unsent) put(unsent.said)
    const stop = watchRecords((arrived) => {
      if (arrived && isThis(arrived.unsent)) put(arrived.record)
    })
    sendRecords()
    return stop
  }, [plan, on, meal.id])
  const { isEaten, swaps, note, entry } = mine ?? meal
  const { mutate } = useChange(recordMeal, {
    line: 'plan meals',
    onDone: ({ record }) => onMine(record),
    onRefused: (refused, { id, meal: of, on, ...said }) => {
      if (refused.code === 'unavailable') {
        const before = { isEaten: meal.isEaten, swaps: meal.swaps, note: meal.note, entry: meal.entry }
        return sendLater({ plan: id, on, meal: of, said, before, at: Date.now() })
      }
      onMine(undefined)
      showFault(t, words.tickFailed, refused)
    },
  })
  const name = t(meal.name)
  return (
    <TickButton
      isStacked
      isDone={isEaten}
      label={t(isEaten ? words.eatenNamed(name) : words.tickNamed(name))}
      undo={t(words.undo)}
      onTick={(done) => {
        const said = { isEaten: done, swaps, note, entry }
        onMine(said)
        mutate({ id: plan, meal: meal.id, on, ...said })
      }}
    />
  )
}
