import type { ReactNode } from 'react'

type RingProps = {
  value: number
  /** Null if nothing is aimed at: the ring is empty then, and the figure in it says all. */
  target: number | null
  /** Both in words, for screen readers. */
  label: string
  /** A figure and its unit, in the middle. */
  children: ReactNode
}

/** How much of a target is reached. What goes beyond it runs on inside the ring, in the same calm color. */
export function Ring({ value, target, label, children }: RingProps) {
  const percent = target ? (100 * Math.max(value, 0)) / target : 0
  return (
    <div
      role="img"
      aria-label={label}
      className="relative grid size-24 shrink-0 place-items-center text-center"
    >
      <svg viewBox="0 0 96 96" aria-hidden="true" className="absolute inset-0 -rotate-90 fill-none">
        <circle cx="48" cy="48" r="42" className="stroke-table stroke-8 forced-colors:stroke-[GrayText]" />
        <Arc radius={42} percent={Math.min(percent, 100)} className="stroke-8" />
        <Arc radius={34} percent={Math.min(percent - 100, 100)} className="stroke-3" />
      </svg>
      <div className="relative text-xs leading-tight text-ink-soft">{children}</div>
    </div>
  )
}

type ArcProps = { radius: number; percent: number; className: string }

const Arc = ({ radius, percent, className }: ArcProps) =>
  percent > 0 && (
    <circle
      cx="48"
      cy="48"
      r={radius}
      pathLength="100"
      strokeDasharray={`${percent} 100`}
      strokeLinecap={percent < 98 ? 'round' : 'butt'}
      className={`stroke-pomegranate forced-colors:stroke-[Highlight] ${className}`}
    />
  )
