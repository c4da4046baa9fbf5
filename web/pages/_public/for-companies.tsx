import { publicPage } from '#web/app/page.ts'
import { ForCompaniesPage } from '#web/public/for-companies-page.tsx'
import { CompanySurvey } from '#web/survey/company-survey.tsx'

export default publicPage({ view: () => <ForCompaniesPage survey={<CompanySurvey />} /> })
