import { adminPages } from '#copy/portal/admin-pages.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { portalPage } from '#web/app/page.ts'
import { AnswerDesk } from '#web/survey/answers/answer-desk.tsx'

const { visitors } = adminPages
const Subscribers = lazyPart(
  () => import('#web/newsletter/subscribers/subscriber-list.tsx'),
  'SubscriberList',
)

export default portalPage({
  title: visitors.title,
  intro: visitors.intro,
  place: 'navigation',
  duties: ['support'],
  reads: [],
  tabs: [
    { id: 'survey', label: visitors.survey, content: <AnswerDesk /> },
    { id: 'newsletter', label: visitors.newsletter, content: <Subscribers /> },
  ],
})
