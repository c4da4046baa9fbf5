import type { ReactNode } from 'react'
import type { Word } from '#copy/word.ts'
import type { Address } from '#web/app/address.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'

type FigureProps = {
  /** The list that the figure counts. */
  to: Address
  icon: IconShape
  label: Word
  value: ReactNode
  /** A remark on the figure; on one line where there is room. */
  text: ReactNode
}

/** One figure of a dashboard. All of its area is a link to the list that it counts. */
export function Figure({ to, icon, label, value, text }: FigureProps) {
  const t = useWords()
  return (
    <Card
      as="li"
      flush
      className="group relative flex min-w-0 flex-col gap-2 p-4 transition-colors hover:border-line-control sm:flex-row sm:gap-4 sm:p-5"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-tint text-on-tint sm:size-11">
        <Icon of={icon} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <Link
          to={to}
          className="text-sm text-ink-soft no-underline after:absolute after:inset-0 after:rounded-card group-hover:text-link"
        >
          {t(label)}
        </Link>
        <span className="text-lg font-semibold">{value}</span>
        <span className="line-clamp-2 min-h-[2lh] text-sm text-ink-soft">{text}</span>
      </span>
    </Card>
  )
}

/** The skeletons have the size of the figures, so that nothing moves. */
export const figuresClass = 'grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4'

export function FiguresSkeleton() {
  return (
    <SkeletonGroup className={figuresClass}>
      {[1, 2, 3, 4].map((place) => (
        <Card key={place} flush className="flex flex-col gap-2 p-4 sm:flex-row sm:gap-4 sm:p-5">
          <Skeleton shape="block" className="size-10 shrink-0 sm:size-11" />
          <span className="min-w-0 flex-1">
            <Skeleton className="w-24 max-w-full text-sm" />
            <Skeleton className="w-16 text-lg" />
            <Skeleton className="mb-[1lh] w-28 max-w-full text-sm" />
          </span>
        </Card>
      ))}
    </SkeletonGroup>
  )
}
