import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type DisclosureProps = {
  title: string
  children: ReactNode
  /** Opening one disclosure of a group closes the others. */
  group?: string
  open?: boolean
  /** The heading level of the title, if the page's outline needs one. */
  heading?: 'h2' | 'h3' | 'h4'
}

/** Built on `<details>`, so it opens without a script. */
export function Disclosure({ title, children, group, open, heading }: DisclosureProps) {
  const Title = heading ?? 'span'
  return (
    <details name={group} open={open} className="disclosure group border-b border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-control py-3.5 text-start transition-colors hover:text-link">
        <Title className="text-md font-medium">{title}</Title>
        <Icon
          of={ChevronDown}
          className="text-ink-faint transition-transform group-open:rotate-180 group-hover:text-link"
        />
      </summary>
      <div className="max-w-prose pe-9 pb-6 text-md text-ink-soft">{children}</div>
    </details>
  )
}
