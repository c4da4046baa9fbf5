import { publicPage } from '#web/app/page.ts'
import { QuestionPage } from '#web/support/question-page.tsx'

export default publicPage({ view: QuestionPage, isIndexed: false })
