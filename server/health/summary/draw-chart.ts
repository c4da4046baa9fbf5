import type { HealthyRange } from '#contract/health/healthy-range.ts'
import { kinds } from '#contract/health/kinds.ts'
import { printColors, type Sheet } from '#server/ground/paper/sheet.ts'
import type { SummaryCard } from './summary-facts.ts'

type Box = { x: number; y: number; width: number; height: number }

/** Draws lines from left to right in both languages, and columns for daily sums, over the healthy range. */
export function drawChart(
  sheet: Sheet,
  alt: string,
  { kind, points }: SummaryCard,
  range: HealthyRange | null,
  box: Box,
  span: { from: number; to: number },
): void {
  const { pdf } = sheet
  const values = points.flatMap(({ value, least, most, second }) => [
    value,
    least,
    most,
    ...(second === null ? [] : [second]),
  ])
  const isDaily = kinds[kind].isDaily === true
  const bounds = boundsOf(values, isDaily)
  sheet.figure(alt, (left) => {
    const x0 = left(box.x, box.width)
    const width = span.to - span.from || 1
    pdf
      .save()
      .rect(x0, box.y - 2, box.width, box.height + 4)
      .clip()
    const xOf = (at: string) => x0 + 3 + ((Date.parse(at) - span.from) / width) * (box.width - 6)
    const yOf = (value: number) =>
      box.y + box.height - ((value - bounds.least) / (bounds.most - bounds.least)) * box.height
    const clamp = (y: number) => Math.min(box.y + box.height, Math.max(box.y, y))
    for (const each of [range, range?.second].filter((one) => one !== null && one !== undefined)) {
      const top = clamp(each.most === null ? box.y : yOf(each.most))
      const bottom = clamp(each.least === null ? box.y + box.height : yOf(each.least))
      if (bottom > top && !(range?.second && each === range))
        pdf.rect(x0, top, box.width, bottom - top).fill(printColors.range)
      if (range?.second)
        pdf
          .moveTo(x0, top)
          .lineTo(x0 + box.width, top)
          .lineWidth(0.6)
          .dash(2, {})
          .stroke(printColors.leaf)
          .undash()
    }
    pdf
      .moveTo(x0, box.y + box.height)
      .lineTo(x0 + box.width, box.y + box.height)
      .lineWidth(0.6)
      .stroke(printColors.line)
    if (isDaily) {
      const bar = Math.max(0.8, Math.min(6, (box.width / (width / 86_400_000)) * 0.6))
      for (const { at, value } of points) {
        const top = yOf(value)
        pdf.rect(xOf(at) - bar / 2, top, bar, box.y + box.height - top).fill(printColors.leaf)
      }
      pdf.restore()
      return
    }
    const draw = (of: (point: SummaryCard['points'][number]) => number | null, color: string) => {
      const drawn = points.flatMap((point) => {
        const value = of(point)
        return value === null ? [] : [[xOf(point.at), yOf(value)] as const]
      })
      for (const [place, [x, y]] of drawn.entries()) place === 0 ? pdf.moveTo(x, y) : pdf.lineTo(x, y)
      if (drawn.length > 1) pdf.lineWidth(1.2).lineJoin('round').stroke(color)
      const dots = drawn.length > 30 ? drawn.slice(-1) : drawn
      for (const [x, y] of dots) pdf.circle(x, y, 1.7).fill(color)
    }
    draw(({ value }) => value, printColors.leaf)
    draw(({ second }) => second, printColors.second)
    pdf.restore()
  })
}

function boundsOf(values: readonly number[], isDaily: boolean): { least: number; most: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (isDaily) return { least: 0, most: most * 1.08 || 1 }
  const room = (most - least) * 0.15 || Math.abs(most) * 0.05 || 1
  return { least: least - room, most: most + room }
}
