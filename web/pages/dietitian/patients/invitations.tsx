import { readInvitations } from '#contract/invitations.ts'
import { invitations } from '#copy/invitations/invitations.ts'
import { dietitianPages } from '#copy/portal/dietitian-pages.ts'
import { portalPage, read } from '#web/app/page.ts'
import { InvitationsScreen } from '#web/invitations/invitations-screen.tsx'

export default portalPage({
  title: invitations.title,
  place: { back: { to: '/dietitian/patients', label: dietitianPages.patient.back } },
  reads: [read(readInvitations, {})],
  view: InvitationsScreen,
})
