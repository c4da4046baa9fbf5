import { useState } from 'react'
import type { Meal } from '#contract/plans/document.ts'
import { type MealRecord, readAdherence, readPlanDay, recordMeal } from '#contract/plans/eaten.ts'
import type { OutputOf } from '#contract/route.ts'
import { following as words } from '#copy/plans/following.ts'
import { queryClient, useChange } from '#web/lib/query.ts'
import { useWords } from '#web/lib/words.ts'
import { showFault } from '#web/ui/show-fault.ts'

export type Said = Omit<MealRecord, 'meal' | 'photoId'>
const nothing: Said = { isEaten: false, swaps: [], note: '', entry: null }

/** What is said of a meal, without what only the server knows. */
export const saidOf = (record: MealRecord | undefined): Said =>
  record ? { isEaten: record.isEaten, swaps: record.swaps, note: record.note, entry: record.entry } : nothing

/**
 * What was said of a day's meals. A press shows at once and is sent in its turn; where there is no consent yet, it waits
 * for the answer to that.
 */
export function useMealRecords({ on, followed, hasConsent }: OutputOf<typeof readPlanDay>) {
  const t = useWords()
  const [mine, setMine] = useState<Record<string, MealRecord>>({})
  const [waiting, setWaiting] = useState<{ meal: Meal; said: Said } | null>(null)
  const { mutate } = useChange(recordMeal, {
    line: 'plan meals',
    stale: [readPlanDay, readAdherence],
    onDone: ({ record }) => setMine((all) => ({ ...all, [record.meal]: record })),
    onRefused: (refused, { meal }) => {
      setMine(({ [meal]: _, ...rest }) => rest)
      showFault(t, words.tickFailed, refused)
    },
  })
  const known = followed?.records ?? []
  const send = (meal: Meal, said: Said) => {
    if (!followed) return
    const photoId = known.find((each) => each.meal === meal.id)?.photoId ?? null
    setMine((all) => ({ ...all, [meal.id]: { ...said, meal: meal.id, photoId } }))
    mutate({ id: followed.plan.id, meal: meal.id, on, ...said })
  }
  return {
    records: [...known.filter(({ meal }) => !mine[meal]), ...Object.values(mine)],
    say: (meal: Meal, said: Said) => (hasConsent ? send(meal, said) : setWaiting({ meal, said })),
    waiting,
    giveUp: () => setWaiting(null),
    sayWaiting: () => {
      if (waiting) send(waiting.meal, waiting.said)
      setWaiting(null)
      queryClient.invalidateQueries({ queryKey: [readPlanDay.path] })
    },
  }
}
