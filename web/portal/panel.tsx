import { Check } from 'lucide-react'
import { SheetArt } from '#web/art/sheet-art.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { PanelData } from './page-data.ts'

/** What this place is for, and what to do until there is something in it. */
export function Panel({ panel }: { panel: PanelData }) {
  const t = useWords()
  const { icon, badge, heading, text, points, way } = panel
  return (
    <Card flush className="flex flex-col items-center justify-center px-6 py-10 text-center sm:py-14">
      <SheetArt icon={icon} className="w-48 sm:w-56" />
      {badge && (
        <Badge tone="accent" className="mt-5">
          {t(badge)}
        </Badge>
      )}
      <h2 className="mt-4 text-lg font-semibold">{t(heading)}</h2>
      <p className="mt-1.5 max-w-lg text-sm text-balance text-ink-soft">{t(text)}</p>
      {points && (
        <ul className="mt-6 flex flex-col gap-2.5 text-start text-sm">
          {points.map((point) => (
            <li key={t(point)} className="flex gap-3">
              <span className="flex h-[1lh] items-center">
                <span className="grid size-6 place-items-center rounded-pill bg-tint text-on-tint">
                  <Icon of={Check} small />
                </span>
              </span>
              {t(point)}
            </li>
          ))}
        </ul>
      )}
      {way && (
        <Link to={way.to} className={buttonClass('secondary', 'md', 'mt-7')}>
          {t(way.label)}
        </Link>
      )}
    </Card>
  )
}
