import { publicPage } from '#web/app/page.ts'
import { RefusePage } from '#web/invitations/refuse-page.tsx'

export default publicPage({ view: RefusePage, isIndexed: false })
