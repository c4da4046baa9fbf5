import type { ReactNode } from 'react'
import type { Address } from '#web/app/address.ts'
import { Link } from '#web/lib/link.tsx'

/** A figure that links to the list that it counts. */
export const FigureLink = ({ to, children }: { to: Address | undefined; children: ReactNode }) =>
  to ? (
    <Link to={to} className="text-ink no-underline hover:text-link hover:underline">
      <bdi>{children}</bdi>
    </Link>
  ) : (
    <bdi>{children}</bdi>
  )
