import { bandClass, lineClass, shownClass } from './chart-classes.ts'
import type { ChartPoint } from './thin-out.ts'

type SparklineProps = {
  /** In order of time. */
  points: readonly ChartPoint[]
  /** The range to stay in. It is drawn where the line comes near it. */
  band?: { low: number; high: number } | undefined
  /** The course in words, for screen readers. */
  label: string
  /** Beside the figure that a page is about. */
  isLarge?: boolean
}

const edge = 4

/** The course of a value in one line of text, from left to right in both languages. */
export function Sparkline({ points, band, label, isLarge = false }: SparklineProps) {
  const [width, height] = isLarge ? [240, 56] : [96, 32]
  const values = points.map(({ value }) => value)
  const middle = (Math.max(...values) + Math.min(...values)) / 2
  // Small changes of a large value stay small.
  const half = Math.max((Math.max(...values) - Math.min(...values)) / 2, Math.abs(middle) * 0.01, 0.01)
  const [from = 0, to = 0] = [points[0]?.at, points.at(-1)?.at]
  const x = (at: number) =>
    to === from ? width - edge : round(edge + ((at - from) / (to - from)) * (width - 2 * edge))
  const y = (value: number) => round(edge + ((middle + half - value) / (2 * half)) * (height - 2 * edge))
  const within = (value: number) => Math.min(Math.max(y(value), 0), height)
  const last = points.at(-1)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className={isLarge ? 'h-14 w-60 max-w-full' : 'h-8 w-24 shrink-0'}
    >
      {band && last && (
        <rect
          y={within(band.high)}
          width={width}
          height={within(band.low) - within(band.high)}
          rx="2"
          className={bandClass}
        />
      )}
      <polyline
        points={points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')}
        className={lineClass[0]}
      />
      {last && <circle cx={x(last.at)} cy={y(last.value)} r="3.5" className={shownClass[0]} />}
    </svg>
  )
}

const round = (place: number) => Math.round(place * 10) / 10
