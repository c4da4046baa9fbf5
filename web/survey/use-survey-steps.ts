import { useRef } from 'react'
import { survey } from '#copy/survey.ts'
import type { Word } from '#copy/word.ts'
import { type Step, useSteps } from '#web/lib/use-steps.ts'
import { useWords } from '#web/lib/words.ts'
import { dismissToast, showToast } from '#web/ui/toast.ts'

export type SurveySteps = ReturnType<typeof useSurveySteps>

/** The step of the survey, and its final message. */
export function useSurveySteps() {
  const t = useWords()
  const { showStep, ...steps } = useSteps()
  const toast = useRef(0)

  /** A new message replaces that of the last attempt. */
  const say = (message: Parameters<typeof showToast>[0]) => {
    dismissToast(toast.current)
    toast.current = showToast(message)
  }

  return {
    ...steps,
    /** Handlers for the end of the form. */
    outcome: {
      onInvalid: ([first]: readonly string[]) => {
        if (first !== undefined) showStep(stepOf(first))
      },
      onDone: () => {
        steps.moveTo(1)
        say({ tone: 'success', title: t(survey.submitted) })
      },
      onRefused: (reason: Word) => {
        say({ tone: 'error', title: t(survey.failed), description: t(reason) })
      },
    },
  }
}

const stepOf = (field: string): Step =>
  field === 'message' || field === 'healthConsent' ? 3 : field === 'interest' || field === 'needs' ? 2 : 1
