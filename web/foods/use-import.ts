import { useState } from 'react'
import { importFoods, mostFoodsAtOnce } from '#contract/foods/import.ts'
import type { FoodsRead } from '#contract/foods/read-foods.ts'
import { useChange } from '#web/app/query.ts'
import { refreshReads } from '#web/app/refresh-reads.ts'

export type Outcome = {
  isWhole: boolean
  added: number
  /** Indexes of the foods that existed already. */
  known: number[]
  fault: unknown
}

/** Sends the foods in batches. After an interruption it continues there, and does not add anything twice. */
export function useImport() {
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { mutateAsync } = useChange(importFoods)
  const start = async ({ foods }: FoodsRead) => {
    const before = outcome ?? { added: 0, known: [] }
    let { added, known } = before
    let done = added + known.length
    setOutcome(null)
    try {
      while (done < foods.length) {
        setProgress({ done, all: foods.length })
        const part = foods.slice(done, done + mostFoodsAtOnce)
        const answer = await mutateAsync({ foods: part.map(({ food }) => food) })
        added += answer.added
        known = [...known, ...answer.known.map((at) => done + at)]
        done += part.length
      }
      setOutcome({ isWhole: true, added, known, fault: null })
    } catch (fault) {
      setOutcome({ isWhole: false, added, known, fault })
      // The last batch may be stored although its answer was lost.
      refreshReads(importFoods)
    } finally {
      setProgress(null)
    }
  }
  return { start, progress, outcome, forget: () => setOutcome(null) }
}
