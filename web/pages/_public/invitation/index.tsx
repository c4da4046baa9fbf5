import { publicPage } from '#web/app/page.ts'
import { InvitationPage } from '#web/invitations/invitation-page.tsx'

export default publicPage({ view: InvitationPage, isIndexed: false })
