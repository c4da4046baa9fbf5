import type { ReactNode } from 'react'
import type { Address } from '#web/app/address.ts'
import { Link } from '#web/lib/link.tsx'
import { Card } from './card.tsx'
import { Icon, type IconShape } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import { Skeleton } from './skeleton.tsx'
import { SkeletonGroup } from './skeleton-group.tsx'

type StatTileProps = {
  /** The list that the figure counts. */
  to: Address
  title: string
  value: ReactNode
  icon?: IconShape
  /** Beside other things on a page, and not what the page is about. */
  isSmall?: boolean
  /** What the figure is compared with, or what it counts. */
  children: ReactNode
}

/** One figure. The whole tile is a link to its list, under links in the remark. */
export const StatTile = ({ to, title, value, icon, isSmall = false, children }: StatTileProps) => (
  // A subgrid aligns titles, figures and remarks of tiles side by side.
  <Card
    as="li"
    flush
    className="relative row-span-3 grid min-w-0 grid-rows-subgrid gap-y-1 p-4 transition-colors hover:border-line-control sm:p-5"
  >
    <div className="flex items-start justify-between gap-3">
      <h3 className="min-w-0 text-sm font-medium">
        <Link
          to={to}
          className="text-ink-soft no-underline after:absolute after:inset-0 after:rounded-card hover:text-link"
        >
          {title}
        </Link>
      </h3>
      {icon && <Icon of={icon} className="mt-0.5 text-ink-faint" />}
    </div>
    <p className={joinClasses('font-semibold tabular-nums', isSmall ? 'text-lg' : 'text-xl')}>
      <bdi>{value}</bdi>
    </p>
    <div className={joinClasses('text-xs text-ink-soft', isSmall && 'min-h-[2lh]')}>{children}</div>
  </Card>
)

/** A remark that leads to the list that it counts. */
export const StatLink = ({ to, children }: { to: Address; children: ReactNode }) => (
  <Link to={to} className="relative inline-flex min-h-6 items-center">
    {children}
  </Link>
)

/** A figure that links to the list that it counts, inside a sentence or a table. */
export const FigureLink = ({ to, children }: { to: Address | undefined; children: ReactNode }) =>
  to ? (
    <Link to={to} className="text-ink no-underline hover:text-link hover:underline">
      <bdi>{children}</bdi>
    </Link>
  ) : (
    <bdi>{children}</bdi>
  )

/** For tiles that are beside other things on a page. */
export const smallTilesClass = 'grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4'

/** In the size of small tiles with two lines of remark, so that nothing moves. */
export const SmallTilesSkeleton = () => (
  <SkeletonGroup className={smallTilesClass}>
    {[1, 2, 3, 4].map((place) => (
      <Card key={place} flush className="grid gap-y-1 p-4 sm:p-5">
        <Skeleton className="w-24 max-w-full text-sm" />
        <Skeleton className="w-16 text-lg" />
        <Skeleton className="mb-[1lh] w-28 max-w-full text-xs" />
      </Card>
    ))}
  </SkeletonGroup>
)
