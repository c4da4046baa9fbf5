import { publicPage } from '#web/app/page.ts'
import { LandingPage } from '#web/public/landing-page.tsx'

export default publicPage({ view: LandingPage, isStill: true })
