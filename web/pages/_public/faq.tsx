import { publicPage } from '#web/app/page.ts'
import { FaqPage } from '#web/public/faq-page.tsx'

export default publicPage({ view: FaqPage })
