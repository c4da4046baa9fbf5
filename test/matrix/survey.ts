import { drLayla } from '../cast.ts'
import { adminsOnly, anyone, type Rows } from './row.ts'

export const surveyRows = {
  answerSurvey: {
    sample: { audience: 'dietitian', ...drLayla, needs: 'A place to see my patients between visits.' },
    expects: anyone(201),
  },
  searchSurveyAnswers: {
    sample: ({ surveyAnswer }) => ({ q: drLayla.name, audience: 'dietitian', after: surveyAnswer }),
    expects: adminsOnly(200, 'support'),
  },
  readSurveyAnswer: {
    sample: ({ surveyAnswer }) => ({ id: surveyAnswer }),
    expects: adminsOnly(200, 'support'),
    inPerson: true,
  },
  removeSurveyAnswer: {
    sample: ({ surveyAnswer }) => ({ id: surveyAnswer }),
    expects: adminsOnly(200, 'support'),
    inPerson: true,
  },
  exportSurveyAnswers: {
    sample: { audience: 'company' },
    expects: adminsOnly(200, 'support'),
    inPerson: true,
  },
} satisfies Rows
