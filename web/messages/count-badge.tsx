import { joinClasses } from '#web/ui/join-classes.ts'

type CountBadgeProps = { count: number | string; label: string; className?: string }

/** How many, and of what for those who do not see where it stands. */
export function CountBadge({ count, label, className }: CountBadgeProps) {
  return (
    <span
      className={joinClasses(
        'inline-grid h-5 min-w-5 shrink-0 place-items-center rounded-pill bg-action px-1.5 text-xs leading-none font-semibold text-on-action',
        className,
      )}
    >
      <span aria-hidden="true" dir="ltr">
        {count}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
