import { useState } from 'react'
import * as z from 'zod/mini'
import {
  type Application,
  type ApplicationList,
  rejectionForm,
  rejectPractice,
  suspendPractice,
  suspensionForm,
} from '#contract/oversight/practices.ts'
import { decisions } from '#copy/oversight/decisions.ts'
import { upcoming } from '#copy/oversight/upcoming.ts'
import type { Bound } from '#web/lib/check-form.ts'
import { useForm } from '#web/lib/form.ts'
import { useAfterDecision } from './use-after-decision.ts'

const rejection = { route: rejectPractice, schema: z.extend(rejectionForm, rejectPractice.params.shape) }
const suspension = { route: suspendPractice, schema: z.extend(suspensionForm, suspendPractice.params.shape) }

type ReasonBound = Bound<
  typeof rejectPractice | typeof suspendPractice,
  typeof rejection.schema | typeof suspension.schema
>

export type ReasonedDecision = 'reject' | 'suspend'

export function useReasonForm(
  does: ReasonedDecision,
  application: Application,
  list: ApplicationList,
  onClose: () => void,
) {
  const { id, name, submittedAt } = application
  const decided = useAfterDecision(application, list)
  const [isCancelling, setCancelling] = useState(false)
  const form = useForm({
    bind: async (): Promise<ReasonBound> => (does === 'reject' ? rejection : suspension),
    start: { id, submittedAt: '', reason: '', patientsAreTold: preparedForPatients },
    along: ({ patientsAreTold }) => ({
      // The version of the application that is on the screen, if there is one.
      submittedAt,
      // An empty message is sent as a blank, so that the server requires one; without the field nothing would be
      // cancelled.
      patientsAreTold: isCancelling ? patientsAreTold || ' ' : '',
    }),
    onDone: (output) => {
      onClose()
      decided.onDone(output, decisions[does].done(name))
    },
    onRefused: (words, code) => {
      if (decided.onRefused(words, code)) onClose()
    },
  })
  return { ...form, isCancelling, setCancelling }
}

const { prepared } = upcoming.told

/** In both languages, because the patients read one or the other. */
export const preparedForPatients = `${prepared.inEnglish}\n${prepared.inArabic}`
