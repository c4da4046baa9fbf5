/** Styles of a chart's parts. In forced colors, dashes distinguish the lines. */
export const textClass = 'fill-ink-soft text-xs forced-colors:fill-[CanvasText]'
export const bandClass =
  'fill-tint forced-colors:fill-transparent forced-colors:stroke-[GrayText] forced-colors:[stroke-dasharray:2_4]'
/** Below a line that is alone in its chart. */
export const areaClass = 'fill-action/10 forced-colors:fill-transparent'
export const endClass =
  'fill-ink stroke-surface stroke-4 text-sm font-semibold tabular-nums [paint-order:stroke] forced-colors:fill-[CanvasText]'
export const markClass = 'stroke-line-control [stroke-dasharray:2_3] forced-colors:stroke-[GrayText]'
export const goalClass = 'stroke-accent-ink stroke-2 [stroke-dasharray:7_5] forced-colors:stroke-[Highlight]'
export const trendClass =
  'fill-none stroke-ink-soft [stroke-dasharray:1_4] stroke-2 [stroke-linecap:round] forced-colors:stroke-[CanvasText]'
export const barClass = 'fill-action forced-colors:fill-[CanvasText]'
/** One style for each series of bars. */
export const barClasses = [barClass, 'fill-accent forced-colors:fill-[Highlight]']
const drawnLine = 'fill-none stroke-2 [stroke-linejoin:round] forced-colors:stroke-[CanvasText]'
export const lineClass = [`stroke-action ${drawnLine}`, `stroke-on-completed ${drawnLine}`]
const drawnDot = 'fill-surface stroke-2 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]'
export const dotClass = [`stroke-action ${drawnDot}`, `stroke-on-completed ${drawnDot}`]
const drawnShown = 'stroke-surface stroke-2 forced-colors:fill-[Highlight]'
export const shownClass = [`fill-action ${drawnShown}`, `fill-on-completed ${drawnShown}`]
export const readoutClass =
  'pointer-events-none absolute top-0 rounded-control border border-line bg-overlay px-2.5 py-1 text-xs text-ink shadow-overlay'
export const limitClass = 'stroke-on-confirmed [stroke-dasharray:3_3] forced-colors:stroke-[GrayText]'
