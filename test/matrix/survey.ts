import { drLayla } from '../cast.ts'
import { anyone, type Rows } from './row.ts'

export const surveyRows = {
  answerSurvey: {
    sample: { audience: 'dietitian', ...drLayla, needs: 'A place to see my patients between visits.' },
    expects: anyone(201),
  },
} satisfies Rows
