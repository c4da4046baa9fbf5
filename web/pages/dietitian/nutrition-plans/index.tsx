import { listWrittenPlans } from '#contract/plans/authored-plans.ts'
import { dietitianPages } from '#copy/portal/dietitian-pages.ts'
import { portalPage, read } from '#web/app/page.ts'
import { PlanList } from '#web/plans/plan-list.tsx'

export default portalPage({
  title: dietitianPages.plans.title,
  place: 'navigation',
  reads: [read(listWrittenPlans, {})],
  view: PlanList,
})
