import * as z from 'zod/mini'
import {
  type Application,
  type ApplicationList,
  rejectionForm,
  rejectPractice,
  suspendPractice,
  suspensionForm,
} from '#contract/oversight.ts'
import { decisions } from '#copy/oversight/decisions.ts'
import type { Bound } from '#web/lib/check-form.ts'
import { useForm } from '#web/lib/form.ts'
import type { ReasonedDecision } from './reason-button.tsx'
import { useDecided } from './use-decided.ts'

const rejection = { route: rejectPractice, schema: z.extend(rejectionForm, rejectPractice.params.shape) }
const suspension = { route: suspendPractice, schema: z.extend(suspensionForm, suspendPractice.params.shape) }

type ReasonBound = Bound<
  typeof rejectPractice | typeof suspendPractice,
  typeof rejection.schema | typeof suspension.schema
>

export function useReasonForm(
  does: ReasonedDecision,
  application: Application,
  list: ApplicationList,
  onClose: () => void,
) {
  const { id, name, submittedAt } = application
  const decided = useDecided(application, list)
  return useForm({
    bind: async (): Promise<ReasonBound> => (does === 'reject' ? rejection : suspension),
    start: { id, submittedAt: '', reason: '' },
    // The application that is on the screen, or none.
    along: () => ({ submittedAt }),
    onDone: (output) => {
      onClose()
      decided.onDone(output, decisions[does].done(name))
    },
    onRefused: (words, code) => {
      if (decided.onRefused(words, code)) onClose()
    },
  })
}
