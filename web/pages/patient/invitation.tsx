import { acceptPage } from '#copy/invitations/accept.ts'
import { portalPage } from '#web/app/page.ts'
import { AcceptScreen } from '#web/invitations/accept-screen.tsx'

export default portalPage({
  title: acceptPage.title,
  place: { from: '/invitation' },
  reads: [],
  view: AcceptScreen,
})
