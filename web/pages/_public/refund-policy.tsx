import { publicPage } from '#web/app/page.ts'
import { RefundsPage } from '#web/public/refunds-page.tsx'

export default publicPage({ view: RefundsPage, isStill: true })
