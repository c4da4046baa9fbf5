import { listConversations } from '#contract/messages.ts'
import { countUnread } from '#contract/waiting-messages.ts'
import { dietitianPages } from '#copy/portal/dietitian-pages.ts'
import { portalPage, read, readPages } from '#web/app/page.ts'
import { MessagesScreen } from '#web/messages/messages-screen.tsx'

export default portalPage({
  title: dietitianPages.messages.title,
  place: 'navigation',
  fills: true,
  reads: [readPages(listConversations, {}), read(countUnread, {})],
  view: () => <MessagesScreen party="dietitian" />,
})
