import { adminPages } from '#copy/portal/admin-pages.ts'
import { portalPage } from '#web/app/page.ts'
import { AuditLog } from '#web/oversight/audit-log.tsx'

export default portalPage({
  title: adminPages.auditLog.title,
  place: 'navigation',
  duties: ['privacy'],
  reads: [],
  view: AuditLog,
})
