import { contract } from '#contract/contract.ts'
import { type Bound, bind, type Caller } from '#server/ground/http/bind.ts'
import type { Limit } from '#server/ground/http/limits.ts'
import { limitEntries, limitReading } from '#server/health/limits.ts'
import { saveAnswer, sendAnswers } from './answer.ts'
import {
  listPatientQuestionnaires,
  listQuestionnaires,
  readPatientQuestionnaire,
  readQuestionnaire,
} from './list-questionnaires.ts'
import { removeQuestionnaire, takeBackQuestionnaire } from './remove-questionnaire.ts'
import { loadScreening, screenPatient } from './screen-patient.ts'
import { sendQuestionnaire } from './send-questionnaire.ts'

const entries = { limit: limitEntries }
/** What answers with what was written lies nowhere but under the person's own key. */
const told = { ...entries, neverKept: true }
const reading = { limit: limitReading }
/** Each is told by notification and mail. */
const sending: Limit = { name: 'questionnaires.sent', most: 120, seconds: 3_600 }
/** Sent and taken back again and again, each is a mail all the same. */
const sendingToOne: Limit = { name: 'questionnaires.sent_to', most: 6, seconds: 86_400 }

export const screeningRoutes: readonly Bound[] = [
  bind(contract.listQuestionnaires, listQuestionnaires, reading),
  bind(contract.readQuestionnaire, readQuestionnaire, reading),
  bind(contract.saveAnswer, saveAnswer, entries),
  bind(contract.sendAnswers, sendAnswers, told),
  bind(contract.removeQuestionnaire, removeQuestionnaire, entries),
  bind(contract.listPatientQuestionnaires, listPatientQuestionnaires, reading),
  bind(contract.readPatientQuestionnaire, readPatientQuestionnaire, reading),
  bind(contract.sendQuestionnaire, sendQuestionnaire, {
    limits: ({ patient }: { patient: string }, { actor }: Caller) =>
      [
        [sending, actor.id],
        [sendingToOne, `${actor.id} ${patient}`],
      ] as const,
  }),
  bind(contract.takeBackQuestionnaire, takeBackQuestionnaire, entries),
  bind(contract.screenPatient, screenPatient, {
    ...entries,
    readAgain: {
      subjectOf: ({ questionnaire }, { patient }) => [patient, questionnaire.id].join(' '),
      read: loadScreening,
    },
  }),
]
