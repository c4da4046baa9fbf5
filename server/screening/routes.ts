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
import {
  addOwnQuestionnaire,
  changeOwnQuestionnaire,
  chooseQuestionnaireServices,
  listOwnQuestionnaires,
  removeOwnQuestionnaire,
} from './own-questionnaires.ts'
import { removeQuestionnaire, takeBackQuestionnaire } from './remove-questionnaire.ts'
import { loadScreening, screenPatient } from './screen-patient.ts'
import { sendOwnQuestionnaire, sendQuestionnaire } from './send-questionnaire.ts'

const entries = { limit: limitEntries }
/** These answers may be stored only under the person's own key. */
const told = { ...entries, neverStored: true }
const reading = { limit: limitReading }
/** Each questionnaire sends a notification and an email. */
const sending: Limit = { name: 'questionnaires.sent', most: 120, seconds: 3_600 }
/** Repeatedly sending and taking back would email the patient each time. */
const sendingToOne: Limit = { name: 'questionnaires.sent_to', most: 6, seconds: 86_400 }

const limitSending = {
  limits: ({ patient }: { patient: string }, { actor }: Caller) =>
    [
      [sending, actor.id],
      [sendingToOne, `${actor.id} ${patient}`],
    ] as const,
}
const writing: Limit = { name: 'own_questionnaires.person', most: 120, seconds: 3_600 }
const limitWriting = { limits: (_: unknown, { actor }: Caller) => [[writing, actor.id]] as const }

export const screeningRoutes: readonly Bound[] = [
  bind(contract.listQuestionnaires, listQuestionnaires, reading),
  bind(contract.readQuestionnaire, readQuestionnaire, reading),
  bind(contract.saveAnswer, saveAnswer, entries),
  bind(contract.sendAnswers, sendAnswers, told),
  bind(contract.removeQuestionnaire, removeQuestionnaire, entries),
  bind(contract.listPatientQuestionnaires, listPatientQuestionnaires, reading),
  bind(contract.readPatientQuestionnaire, readPatientQuestionnaire, reading),
  bind(contract.sendQuestionnaire, sendQuestionnaire, limitSending),
  bind(contract.sendOwnQuestionnaire, sendOwnQuestionnaire, limitSending),
  bind(contract.takeBackQuestionnaire, takeBackQuestionnaire, entries),
  bind(contract.screenPatient, screenPatient, {
    ...entries,
    readAgain: {
      subjectOf: ({ questionnaire }, { patient }) => [patient, questionnaire.id].join(' '),
      read: loadScreening,
    },
  }),
  bind(contract.listOwnQuestionnaires, listOwnQuestionnaires),
  bind(contract.addOwnQuestionnaire, addOwnQuestionnaire, limitWriting),
  bind(contract.changeOwnQuestionnaire, changeOwnQuestionnaire, limitWriting),
  bind(contract.removeOwnQuestionnaire, removeOwnQuestionnaire),
  bind(contract.chooseQuestionnaireServices, chooseQuestionnaireServices, limitWriting),
]
