import { publicPage } from '#web/app/page.ts'
import { PrivacyPage } from '#web/public/privacy-page.tsx'

export default publicPage({ view: PrivacyPage, isStill: true })
