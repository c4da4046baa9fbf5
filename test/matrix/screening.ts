import { dietitiansOnly, patientsOnly, type Rows } from './row.ts'

/** For the patient who answered; for everybody else the answers do not exist. */
const own = (status: number) => ({ ...patientsOnly(404), patient: status })
/** For the dietitian who treats the patient; for other dietitians the patient does not exist. */
const treating = (status: number) => ({ ...dietitiansOnly(404), dietitian: status })

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
