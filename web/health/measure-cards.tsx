import { useId } from 'react'
import { healthyRange, type RangeContext } from '#contract/health/healthy-range.ts'
import {
  changeShown,
  kinds,
  type MeasureKind,
  measureKinds,
  type UnitChoices,
  unitFor,
} from '#contract/health/kinds.ts'
import type { readHealth } from '#contract/health/patients.ts'
import type { OutputOf } from '#contract/route.ts'
import { bodyRatios } from '#copy/health/body-ratios.ts'
import { history } from '#copy/health/history.ts'
import { glucoseMomentWords, kindWords } from '#copy/health/kinds.ts'
import { table } from '#copy/health/measure-table.ts'
import { writeAmount, writeQuantity } from '#copy/health/write-quantity.ts'
import type { Word } from '#copy/word.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Sparkline } from '#web/ui/chart/sparkline.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DangerFlag } from './danger-flag.tsx'
import { Quantity } from './quantity.tsx'
import { BodyRatios, bodyFiguresOf } from './visit/body-ratios.tsx'
import { writeOn } from './write-on.ts'

const { latest: words } = history

const inHeart: readonly MeasureKind[] = ['blood_pressure', 'glucose']
const isDaily = (kind: MeasureKind) => kinds[kind].group === 'habits'
const isOfBody = (kind: MeasureKind) => kinds[kind].group === 'body'

const groups = [
  ['body', measureKinds.filter(isOfBody)],
  ['heart', inHeart],
  ['blood', measureKinds.filter((kind) => !isOfBody(kind) && !isDaily(kind) && !inHeart.includes(kind))],
  ['daily', measureKinds.filter(isDaily)],
] as const

const gridClass = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'

type Latest = OutputOf<typeof readHealth>['latest'][number]
type MeasureCardsProps = { latest: readonly Latest[]; units: UnitChoices; about: RangeContext }

/** The latest measure of each kind with its course, each a link to its chart. */
export function MeasureCards({ latest, ...facts }: MeasureCardsProps) {
  const t = useWords()
  const id = useId()
  const figures = bodyFiguresOf(latest)
  return (
    <section aria-labelledby={id} className="grid gap-8">
      <h2 id={id} className="sr-only">
        {t(words.title)}
      </h2>
      {groups.map(([group, of]) => {
        const known = of.flatMap((kind) => latest.find(({ measure }) => measure.kind === kind) ?? [])
        const without = of.filter((kind) => !known.some(({ measure }) => measure.kind === kind))
        return (
          <section key={group} aria-labelledby={id + group} className="grid gap-4">
            <h3 id={id + group} className="text-md font-semibold">
              {t(words.groups[group])}
            </h3>
            {group === 'body' && (figures.weight || figures.waist) && (
              <section aria-label={t(bodyRatios.title)} className="rounded-card bg-sunken px-5 py-4">
                <BodyRatios {...figures} />
              </section>
            )}
            {known.length > 0 && (
              <ul className={gridClass}>
                {known.map((each) => (
                  <MeasureCard key={each.measure.kind} {...facts} {...each} />
                ))}
              </ul>
            )}
            {without.length > 0 && (
              <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
                {t(words.without)}
                {without.map((kind) => (
                  <KindLink key={kind} kind={kind} className="inline-flex min-h-6 items-center" />
                ))}
              </p>
            )}
          </section>
        )
      })}
    </section>
  )
}

function KindLink({ kind, className }: { kind: MeasureKind; className: string }) {
  const t = useWords()
  const { name } = kindWords[kind]
  return (
    <Link to={`/patient/health-data?kind=${kind}`} aria-label={t(words.open(name))} className={className}>
      {t(name)}
    </Link>
  )
}

type MeasureCardProps = Latest & Omit<MeasureCardsProps, 'latest'>

function MeasureCard({ measure, previous, dayTotal, course, units, about }: MeasureCardProps) {
  const t = useWords()
  const language = useLanguage()
  const { kind, takenAt, glucoseMoment, isUnreadable } = measure
  const unit = unitFor(kind, units)
  const range = healthyRange(kind, about, glucoseMoment ?? 'any')
  const isCompared = !isUnreadable && !kinds[kind].isDaily && kind !== 'mood' && kind !== 'glucose'
  return (
    <Card
      as="li"
      flush
      className="relative grid min-w-0 content-start gap-1 p-4 transition-colors hover:border-line-control sm:px-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h4 className="min-w-0 text-sm font-medium">
          <KindLink
            kind={kind}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-link"
          />
        </h4>
        <p className="text-xs text-ink-faint">{writeOn(language, new Date(takenAt))}</p>
      </div>
      <div className="flex min-h-9 items-end justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3">
          {isUnreadable ? (
            <p className="text-sm text-ink-soft">{t(table.unreadable)}</p>
          ) : (
            <Quantity
              text={writeQuantity(language, kind, dayTotal === null ? measure : { value: dayTotal }, unit)}
            />
          )}
          <DangerFlag reading={measure} />
        </div>
        {course.length > 1 && (
          <Sparkline
            points={course}
            band={
              range
                ? {
                    low: range.least ?? Number.NEGATIVE_INFINITY,
                    high: range.most ?? Number.POSITIVE_INFINITY,
                  }
                : undefined
            }
            label={t(words.course(kindWords[kind].name))}
          />
        )}
      </div>
      {isCompared && (
        <p className="text-xs text-ink-soft">
          <Compared measure={measure} previous={previous} units={units} />
        </p>
      )}
      {kind === 'glucose' && glucoseMoment && glucoseMoment !== 'any' && (
        <p className="text-xs text-ink-soft">{t(glucoseMomentWords[glucoseMoment])}</p>
      )}
    </Card>
  )
}

function Compared({ measure, previous, units }: Pick<MeasureCardProps, 'measure' | 'previous' | 'units'>) {
  const t = useWords()
  const language = useLanguage()
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

export const MeasureCardsSkeleton = () => (
  <div className="grid gap-4">
    <Skeleton className="w-24 text-md" />
    <div className={gridClass}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Card key={place} flush className="grid gap-1 p-4 sm:px-5">
          <Skeleton className="w-20 text-sm" />
          <Skeleton className="w-28 text-xl" />
          <Skeleton className="w-40 max-w-full text-xs" />
        </Card>
      ))}
    </div>
  </div>
)
