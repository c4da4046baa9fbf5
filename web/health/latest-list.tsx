import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { changeShown, kinds, type UnitChoices, unitFor } from '#contract/health/kinds.ts'
import { bodyRatios } from '#copy/health/body-ratios.ts'
import { table } from '#copy/health/course.ts'
import { history } from '#copy/health/history.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { writeAmount, writeQuantity } from '#copy/health/write-quantity.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DangerFlag } from './danger-flag.tsx'
import { kindIcons } from './kind-icons.ts'
import type { Latest } from './latest.ts'
import { BodyRatios, bodyFiguresOf } from './visit/body-ratios.tsx'
import { writeOn } from './write-on.ts'

/** The latest measure of each kind, as a sentence that links to its chart. */
export function LatestList({ latest, units }: { latest: readonly Latest[]; units: UnitChoices }) {
  const t = useWords()
  const titleId = useId()
  const figures = bodyFiguresOf(latest)
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-md font-semibold">
        {t(history.latest.title)}
      </h2>
      <Card flush className="mt-4">
        {(figures.weight || figures.waist) && (
          <section aria-label={t(bodyRatios.title)} className="border-b border-line p-4 sm:px-6">
            <BodyRatios {...figures} />
          </section>
        )}
        <ul className="divide-y divide-line">
          {latest.map((each) => (
            <LatestRow key={each.measure.kind} units={units} {...each} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

function LatestRow({ measure, previous, dayTotal = null, units }: Latest & { units: UnitChoices }) {
  const t = useWords()
  const language = useLanguage()
  const { kind, takenAt, isUnreadable } = measure
  const unit = unitFor(kind, units)
  return (
    <li className="relative flex items-center gap-4 p-4 transition-colors hover:bg-tint/40 sm:px-6">
      <Icon of={kindIcons[kind]} className="shrink-0 text-link" />
      <div className="min-w-0 flex-1 items-baseline justify-between gap-x-6 sm:flex">
        <div className="min-w-0">
          <Link
            to={`/patient/health-data?kind=${kind}`}
            aria-label={t(history.latest.open(kindWords[kind].name))}
            className="text-sm font-medium text-ink after:absolute after:inset-0"
          >
            {t(kindWords[kind].name)}
          </Link>
          <p className="text-xs text-ink-soft">{writeOn(language, new Date(takenAt))}</p>
        </div>
        <div className="max-sm:mt-1 sm:text-end">
          <p className="text-md font-semibold">
            {isUnreadable
              ? t(table.unreadable)
              : writeQuantity(language, kind, dayTotal === null ? measure : { value: dayTotal }, unit)}
          </p>
          <DangerFlag reading={measure} />
          {!isUnreadable && !kinds[kind].isDaily && kind !== 'mood' && kind !== 'glucose' && (
            <p className="text-xs text-ink-soft">
              <Compared measure={measure} previous={previous} units={units} />
            </p>
          )}
        </div>
      </div>
      <Icon of={ChevronRight} mirrored className="text-ink-faint" />
    </li>
  )
}

function Compared({ measure, previous, units }: Latest & { units: UnitChoices }) {
  const t = useWords()
  const language = useLanguage()
  const { latest: words } = history
  const { kind } = measure
  const unit = unitFor(kind, units)
  if (!previous) return t(words.first)
  const day = writeOn(language, new Date(previous.takenAt))
  if (measure.second !== null) return t(words.before(writeQuantity(language, kind, previous, unit), day))
  const change = changeShown(kind, measure.value - previous.value, unit)
  const amount = writeAmount(language, Math.abs(change), unit)
  const said: Word =
    change === 0 ? words.same(day) : change > 0 ? words.more(amount, day) : words.less(amount, day)
  return t(said)
}
