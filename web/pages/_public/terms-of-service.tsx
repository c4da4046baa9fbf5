import { publicPage } from '#web/app/page.ts'
import { TermsPage } from '#web/public/terms-page.tsx'

export default publicPage({ view: TermsPage, isStill: true })
