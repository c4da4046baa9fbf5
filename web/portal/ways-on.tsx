import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import type { Word } from '#copy/word.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import type { Way } from './page-data.ts'

export type WayOn = Way & { readonly text: Word; readonly icon: IconShape }

/** The sections of a portal, each with what one does there. */
export function WaysOn({ heading, ways }: { heading: Word; ways: readonly WayOn[] }) {
  const t = useWords()
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-9">
      <h2 id={id} className="text-lg font-semibold">
        {t(heading)}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
        {ways.map(({ to, label, text, icon }) => (
          <li key={to}>
            <Link to={to} className={wayClass}>
              <span className="grid size-11 shrink-0 place-items-center rounded-control bg-tint text-on-tint">
                <Icon of={icon} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-md font-medium">{t(label)}</span>
                <span className="block text-sm text-ink-soft">{t(text)}</span>
              </span>
              <Icon
                of={ChevronRight}
                mirrored
                small
                className="text-ink-faint transition-colors group-hover:text-link"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const wayClass =
  'group flex h-full items-center gap-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-line-control hover:bg-tint/40 sm:p-5'
