import { publicPage } from '#web/app/page.ts'
import { ForDietitiansPage } from '#web/public/for-dietitians-page.tsx'
import { DietitianSurvey } from '#web/survey/dietitian-survey.tsx'

export default publicPage({ view: () => <ForDietitiansPage survey={<DietitianSurvey />} /> })
