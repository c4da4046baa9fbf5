import { lazyPart } from '#web/app/lazy-part.tsx'
import type { BarChartProps } from '#web/ui/chart/bar-chart.tsx'
import { usePageSettled } from './use-page-settled.ts'

const room = <div className="h-67" />
const BarChart = lazyPart(() => import('#web/ui/chart/bar-chart.tsx'), 'BarChart', room)

/** A chart that is rendered after the figures around it, because those are read first. */
export const LateChart = (props: BarChartProps) => (usePageSettled() ? <BarChart {...props} /> : room)
