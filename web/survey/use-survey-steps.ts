import { useEffect, useRef, useState } from 'react'
import { survey } from '#copy/survey.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { dismissToast, showToast } from '#web/ui/toast.ts'

export type SurveySteps = ReturnType<typeof useSurveySteps>
type SurveyStep = 1 | 2 | 3

/** Where the wizard stands. Whoever moves it by hand is put at the beginning of the step. */
export function useSurveySteps() {
  const t = useWords()
  const [{ step, moved }, setPlace] = useState<{ step: SurveyStep; moved: boolean }>({
    step: 1,
    moved: false,
  })
  const top = useRef<HTMLDivElement>(null)
  const toast = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each move, also to the step it comes from
  useEffect(() => {
    if (moved) top.current?.focus()
  }, [step, moved])

  /** One attempt has one answer: what the last one said is no longer so. */
  const say = (message: Parameters<typeof showToast>[0]) => {
    dismissToast(toast.current)
    toast.current = showToast(message)
  }

  const moveTo = (next: SurveyStep) => setPlace({ step: next, moved: true })

  return {
    step,
    top,
    moveTo,
    /** What the form tells of its end. */
    outcome: {
      onInvalid: ([first]: readonly string[]) => {
        if (first !== undefined) setPlace({ step: stepOf(first), moved: false })
      },
      onDone: () => {
        moveTo(1)
        say({ tone: 'success', title: t(survey.submitted) })
      },
      onRefused: (reason: Word) => {
        say({ tone: 'error', title: t(survey.failed), description: t(reason) })
      },
    },
  }
}

const stepOf = (field: string): SurveyStep =>
  field === 'message' ? 3 : field === 'interest' || field === 'needs' ? 2 : 1
