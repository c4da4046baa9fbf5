import { ConnectedPage } from '#web/accounts/connections/connected-page.tsx'
import { publicPage } from '#web/app/page.ts'

export default publicPage({ view: ConnectedPage, isIndexed: false })
