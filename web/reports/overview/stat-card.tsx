import type { Address } from '#web/app/address.ts'
import { Link } from '#web/lib/link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon, type IconShape } from '#web/ui/icon.tsx'

type StatCardProps = {
  title: string
  figure: string
  /** The comparison, and the list that it counts. */
  note: string
  noteTo: Address
  /** The list that the figure counts. */
  to: Address
  icon: IconShape
}

/** One figure; the whole card is a link to its list. */
export function StatCard({ title, figure, note, noteTo, to, icon }: StatCardProps) {
  return (
    // A subgrid aligns titles, figures and notes of cards side by side.
    <Card
      as="li"
      className="relative row-span-3 grid grid-rows-subgrid gap-y-1 transition-colors hover:border-line-control"
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-sm font-medium text-ink-soft">
          <Link
            to={to}
            className="text-ink-soft no-underline after:absolute after:inset-0 after:rounded-card hover:text-link"
          >
            {title}
          </Link>
        </h3>
        <span className="grid size-9 shrink-0 place-items-center rounded-control bg-tint text-on-tint">
          <Icon of={icon} small />
        </span>
      </div>
      <p className="text-xl font-semibold tabular-nums">
        <bdi>{figure}</bdi>
      </p>
      <p className="text-xs text-ink-soft">
        <Link to={noteTo} className="relative inline-flex min-h-6 items-center">
          {note}
        </Link>
      </p>
    </Card>
  )
}
