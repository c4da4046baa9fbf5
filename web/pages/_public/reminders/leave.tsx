import { publicPage } from '#web/app/page.ts'
import { LeaveRemindersPage } from '#web/notifications/leave-reminders-page.tsx'

export default publicPage({ view: LeaveRemindersPage, isIndexed: false })
