import { publicPage } from '#web/app/page.ts'
import { ContactPage } from '#web/support/contact-page.tsx'

export default publicPage({ view: ContactPage })
