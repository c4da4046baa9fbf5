import { publicPage } from '#web/app/page.ts'
import { LeaveDigestPage } from '#web/notifications/leave-reminders-page.tsx'

export default publicPage({ view: LeaveDigestPage, isIndexed: false })
