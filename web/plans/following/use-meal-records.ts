import { useEffect, useState } from 'react'
import type { Meal } from '#contract/plans/document.ts'
import { type MealRecord, type readPlanDay, recordMeal } from '#contract/plans/meal-records.ts'
import type { OutputOf } from '#contract/route.ts'
import { following as words } from '#copy/plans/following.ts'
import { useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { showFault } from '#web/ui/show-fault.ts'
import { sendLater, sendRecords, watchRecords } from './send-records.ts'
import { entryOf, type MealEntry, unsentRecords } from './unsent-records.ts'

/**
 * The records of a day's meals. A press shows immediately and is sent in order; offline it waits for the connection,
 * and without consent for that.
 */
export function useMealRecords({ on, followed, hasConsent }: OutputOf<typeof readPlanDay>) {
  const t = useWords()
  const plan = followed?.plan.id
  const known = followed?.records ?? []
  const recordOf = (meal: string) => known.find((each) => each.meal === meal)
  const [mine, setMine] = useState<Record<string, MealRecord>>(() =>
    Object.fromEntries(
      unsentRecords()
        .filter((each) => each.plan === plan && each.on === on)
        .map(({ meal, said }) => [meal, { ...said, meal, photoId: recordOf(meal)?.photoId ?? null }]),
    ),
  )
  const [waiting, setWaiting] = useState<{ meal: Meal; said: MealEntry } | null>(null)
  const [hasUnsent, setUnsent] = useState(() => unsentRecords().length > 0)
  useEffect(() => {
    const stop = watchRecords((arrived) => {
      setUnsent(unsentRecords().length > 0)
      if (arrived?.unsent.plan === plan && arrived?.unsent.on === on)
        setMine((all) => ({ ...all, [arrived.record.meal]: arrived.record }))
    })
    sendRecords()
    return stop
  }, [plan, on])
  const { mutate } = useChange(recordMeal, {
    line: 'plan meals',
    onDone: ({ record }) => setMine((all) => ({ ...all, [record.meal]: record })),
    onRefused: (refused, { id, meal, on, ...said }) => {
      if (refused.code === 'unavailable')
        return sendLater({ plan: id, on, meal, said, before: entryOf(recordOf(meal)), at: Date.now() })
      setMine(({ [meal]: _, ...rest }) => rest)
      showFault(t, words.tickFailed, refused)
    },
  })
  const send = (meal: Meal, said: MealEntry) => {
    if (!followed) return
    const photoId = recordOf(meal.id)?.photoId ?? null
    setMine((all) => ({ ...all, [meal.id]: { ...said, meal: meal.id, photoId } }))
    mutate({ id: followed.plan.id, meal: meal.id, on, ...said })
  }
  return {
    records: [...known.filter(({ meal }) => !mine[meal]), ...Object.values(mine)],
    say: (meal: Meal, said: MealEntry) => (hasConsent ? send(meal, said) : setWaiting({ meal, said })),
    hasUnsent,
    waiting,
    giveUp: () => setWaiting(null),
    sayWaiting: () => {
      if (waiting) send(waiting.meal, waiting.said)
      setWaiting(null)
    },
  }
}
