import { publicPage } from '#web/app/page.ts'
import { UnsubscribePage } from '#web/newsletter/unsubscribe-page.tsx'

export default publicPage({ view: UnsubscribePage, isIndexed: false })
