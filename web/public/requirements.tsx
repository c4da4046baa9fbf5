import { FileBadge } from 'lucide-react'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Band } from './band.tsx'
import { BandHead } from './band-head.tsx'

type RequirementsProps = { heading: string; text: string; note: string; items: readonly string[] }

/** What everybody who wants to be listed must show. */
export function Requirements({ heading, text, note, items }: RequirementsProps) {
  return (
    <Band
      id="requirements"
      tone="sunken"
      className="grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-20"
    >
      <BandHead heading={heading} text={text}>
        <p className="mt-6 flex gap-3 text-sm text-ink-soft">
          <span className="flex h-[1lh] items-center text-link">
            <Icon of={FileBadge} />
          </span>
          {note}
        </p>
      </BandHead>
      <Card flush>
        <ol className="divide-y divide-line">
          {items.map((item, at) => (
            <li key={item} className="flex items-baseline gap-5 px-5 py-5 sm:gap-7 sm:px-8 sm:py-6">
              <span
                aria-hidden="true"
                className="w-6 shrink-0 text-xl font-semibold text-accent-ink tabular-nums"
              >
                {at + 1}
              </span>
              <span className="min-w-0 font-medium">{item}</span>
            </li>
          ))}
        </ol>
      </Card>
    </Band>
  )
}
