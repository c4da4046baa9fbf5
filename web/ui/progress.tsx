import { joinClasses } from './join-classes.ts'

type ProgressProps = {
  /** The name of the task. */
  label: string
  percent: number
  className?: string
}

/** Progress of a long task; the percentage is shown beside it. */
export function Progress({ label, percent, className }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuetext={`${percent}%`}
      className={joinClasses(
        'h-2 overflow-hidden rounded-pill bg-sunken forced-colors:border forced-colors:border-line-control',
        className,
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="block size-full fill-action rtl:-scale-x-100"
      >
        <rect width={percent} height="1" />
      </svg>
    </div>
  )
}
