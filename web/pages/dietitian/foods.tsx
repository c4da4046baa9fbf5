import { searchFoods } from '#contract/foods/search.ts'
import { dietitianPages } from '#copy/portal/dietitian-pages.ts'
import { portalPage, read } from '#web/app/page.ts'
import { FoodsPanel } from '#web/foods/foods-panel.tsx'

export default portalPage({
  title: dietitianPages.foods.title,
  place: { back: { to: '/dietitian/nutrition-plans', label: dietitianPages.foods.back } },
  reads: [read(searchFoods, {})],
  view: FoodsPanel,
})
