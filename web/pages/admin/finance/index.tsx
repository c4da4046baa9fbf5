import { adminPages } from '#copy/portal/admin-pages.ts'
import { portalPage } from '#web/app/page.ts'
import { FinanceDesk } from '#web/money/desk/finance-desk.tsx'

export default portalPage({
  title: adminPages.finance.title,
  place: 'navigation',
  duties: ['finance'],
  reads: [],
  view: FinanceDesk,
})
