import { publicPage } from '#web/app/page.ts'
import { ConfirmPage } from '#web/newsletter/confirm-page.tsx'

export default publicPage({ view: ConfirmPage, isIndexed: false })
