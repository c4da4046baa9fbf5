import { dietitiansOnly, patientsOnly, type Rows } from './row.ts'

/** For the patient who answered; for everybody else the answers do not exist. */
const own = (status: number) => ({ ...patientsOnly(404), patient: status })
/** For the dietitian who treats the patient; for other dietitians the patient does not exist. */
const treating = (status: number) => ({ ...dietitiansOnly(404), dietitian: status })

const ownContent = {
  title: 'Before the first visit',
  questions: [{ text: 'Do you eat breakfast?', kind: 'yes_no', options: [], isOptional: false }],
}

export const screeningRows = {
  listQuestionnaires: { sample: {}, expects: patientsOnly(200) },
  readQuestionnaire: { sample: ({ health }) => ({ id: health.questionnaire }), expects: own(200) },
  saveAnswer: {
    sample: ({ health }) => ({ id: health.questionnaire, question: 'to_ask', value: 'What about dates?' }),
    expects: { ...patientsOnly(409), patient: 200 },
  },
  sendAnswers: {
    sample: ({ health }) => ({ id: health.questionnaire }),
    expects: { ...patientsOnly(409), patient: 200 },
  },
  removeQuestionnaire: { sample: ({ health }) => ({ id: health.questionnaire }), expects: own(200) },
  listPatientQuestionnaires: {
    sample: ({ health }) => ({ patient: health.patient }),
    expects: treating(200),
  },
  readPatientQuestionnaire: {
    sample: ({ health }) => ({ patient: health.patient, id: health.questionnaire }),
    expects: treating(200),
  },
  sendQuestionnaire: {
    sample: ({ health }) => ({ patient: health.patient, instrument: 'must' }),
    expects: treating(201),
  },
  sendOwnQuestionnaire: {
    sample: ({ health }) => ({ patient: health.patient, own: health.questionnaire }),
    expects: dietitiansOnly(404),
  },
  listOwnQuestionnaires: { sample: {}, expects: dietitiansOnly(200) },
  addOwnQuestionnaire: { sample: ownContent, expects: dietitiansOnly(201) },
  changeOwnQuestionnaire: {
    sample: ({ health }) => ({ id: health.questionnaire, version: 1, ...ownContent }),
    expects: dietitiansOnly(404),
  },
  removeOwnQuestionnaire: {
    sample: ({ health }) => ({ id: health.questionnaire }),
    expects: dietitiansOnly(404),
  },
  chooseQuestionnaireServices: {
    sample: ({ health }) => ({ id: health.questionnaire, services: [] }),
    expects: dietitiansOnly(404),
  },
  takeBackQuestionnaire: {
    sample: ({ health }) => ({ patient: health.patient, id: health.questionnaire }),
    expects: treating(200),
  },
  screenPatient: {
    sample: ({ health }) => ({
      patient: health.patient,
      instrument: 'bmi',
      answers: [
        { question: 'weight', value: '81.2' },
        { question: 'height', value: '168' },
      ],
    }),
    expects: treating(201),
  },
} satisfies Rows
