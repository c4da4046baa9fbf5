import { readWrittenPlan } from '#contract/plans/authored-plans.ts'
import { dietitianPages } from '#copy/portal/dietitian-pages.ts'
import { portalPage, read } from '#web/app/page.ts'
import { PlanScreen } from '#web/plans/plan-screen.tsx'

export default portalPage({
  title: dietitianPages.plan.title,
  place: { back: { to: '/dietitian/nutrition-plans', label: dietitianPages.plan.back } },
  reads: [read(readWrittenPlan, { id: ':id' })],
  view: PlanScreen,
})
