import type { ReactNode } from 'react'
import { bandClass, goalClass, limitClass, lineClass, markClass, trendClass } from './chart-classes.ts'

type ChartKeyProps = { of: keyof typeof samples; children: ReactNode }

/** One entry of a legend: a sample of the line and its name. */
export function ChartKey({ of, children }: ChartKeyProps) {
  return (
    <li className="flex items-start gap-2">
      <svg aria-hidden="true" width="22" height="12" className="mt-[calc((1lh-12px)/2)] shrink-0">
        {of === 'band' ? (
          <rect width="22" height="12" rx="3" className={samples.band} />
        ) : of === 'mark' ? (
          <line x1="11" x2="11" y2="12" className={samples.mark} />
        ) : (
          <line x2="22" y1="6" y2="6" className={samples[of]} />
        )}
      </svg>
      <span className="min-w-0">{children}</span>
    </li>
  )
}

const samples = {
  first: lineClass[0],
  second: lineClass[1],
  trend: trendClass,
  goal: goalClass,
  limit: limitClass,
  mark: markClass,
  band: bandClass,
}
