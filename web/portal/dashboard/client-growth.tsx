import { useId } from 'react'
import type { readDietitianDashboard } from '#contract/dashboards/dietitian.ts'
import type { OutputOf } from '#contract/route.ts'
import { dietitianDashboard } from '#copy/dashboards/dietitian.ts'
import { writeMonth } from '#copy/dates.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { FigureLink } from '#web/ui/stat-tile.tsx'
import { dietitianAddresses } from './figure-addresses.ts'

const { growth: words } = dietitianDashboard

type Months = OutputOf<typeof readDietitianDashboard>['growth']

type ClientGrowthProps = { months: Months; monthlyTarget: number }

/** New patients of this month against the target, and those of earlier months. */
export function ClientGrowth({ months, monthlyTarget }: ClientGrowthProps) {
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  const count = months.at(-1)?.count ?? 0
  const to = dietitianAddresses({ growth: months }).growth
  const most = Math.max(monthlyTarget, ...months.map((each) => each.count))
  const hasAny = months.some((each) => each.count > 0)
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-lg font-semibold">
          {t(words.title)}
        </h2>
        <Link
          to={hasAny ? '/dietitian/patients' : '/dietitian/profile'}
          className={buttonClass('quiet', 'md', '-me-3 px-3')}
        >
          {t(hasAny ? words.all : words.profile)}
        </Link>
      </div>
      <Card>
        <p className="mb-2 font-medium">
          <FigureLink to={to.at(-1)}>{t(words.reached(count, monthlyTarget))}</FigureLink>
        </p>
        <Progress label={t(words.label)} percent={Math.min(100, Math.round((100 * count) / monthlyTarget))} />
        {hasAny ? (
          <ul aria-label={t(words.months)} className="mt-6 grid grid-cols-6 gap-2 sm:gap-4">
            {months.map((each, at) => (
              <li key={each.month} className="flex flex-col items-center text-center text-xs text-ink-soft">
                <Link
                  to={to[at] ?? '/dietitian/patients'}
                  className="grid min-h-6 min-w-6 place-items-center text-sm font-medium text-ink no-underline hover:text-link hover:underline"
                >
                  <span className="sr-only">
                    {t(words.month(writeMonth(language, each.month), each.count))}
                  </span>
                  <span aria-hidden="true">{each.count}</span>
                </Link>
                <svg
                  aria-hidden="true"
                  viewBox="0 0 10 100"
                  preserveAspectRatio="none"
                  className="mt-1 block h-24 w-full max-w-12 overflow-hidden rounded-control bg-sunken fill-action forced-colors:fill-[CanvasText]"
                >
                  <rect y={100 - (100 * each.count) / most} width="10" height={(100 * each.count) / most} />
                </svg>
                <span aria-hidden="true" className="mt-1.5">
                  {writeMonth(language, each.month, 'shortMonth')}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-4 text-sm text-ink-soft">{t(words.none)}</p>
        )}
      </Card>
    </section>
  )
}
