export type TargetBar = {
  key: string
  name: string
  value: number
  target: number | null
  /** Value and target as they are written: `62 / 95 g`. */
  text: string
}

/** Amounts beside their targets, a bar each. A value beyond its target has a mark where the target was. */
export const TargetBars = ({ bars }: { bars: readonly TargetBar[] }) => (
  <dl className="grid min-w-0 gap-2.5">
    {bars.map((bar, at) => (
      <div key={bar.key} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 text-sm">
        <dt className="min-w-0">{bar.name}</dt>
        <dd className="text-ink-soft tabular-nums">
          <bdi>{bar.text}</bdi>
        </dd>
        {bar.target !== null && bar.target > 0 && (
          <dd className="col-span-2 mt-1">
            <Bar value={bar.value} target={bar.target} className={fills[at % fills.length] ?? ''} />
          </dd>
        )}
      </div>
    ))}
  </dl>
)

function Bar({ value, target, className }: { value: number; target: number; className: string }) {
  const whole = Math.max(value, target)
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="block h-2 w-full rounded-pill bg-table forced-colors:border forced-colors:border-[GrayText] rtl:-scale-x-100"
    >
      <rect
        width={(100 * Math.max(value, 0)) / whole}
        height="1"
        className={`${className} forced-colors:fill-[Highlight]`}
      />
      {value > target && (
        <rect x={(100 * target) / whole - 0.5} width="1" height="1" className="fill-surface" />
      )}
    </svg>
  )
}

const fills = ['fill-pomegranate', 'fill-accent', 'fill-art-date']
