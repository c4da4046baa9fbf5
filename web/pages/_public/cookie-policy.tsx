import { publicPage } from '#web/app/page.ts'
import { CookiesPage } from '#web/public/cookies-page.tsx'

export default publicPage({ view: CookiesPage, isStill: true })
