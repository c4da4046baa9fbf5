import { useId, useState } from 'react'
import { dateFormat } from '#contract/date-format.ts'
import { type Period, periods, type Revenue, readRevenue } from '#contract/reports/figures.ts'
import { locales, writeDay, writeDays, writeNumber } from '#copy/dates.ts'
import { overview } from '#copy/reports/overview.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { Read } from '#web/ui/read.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { FigureLink } from '#web/ui/stat-tile.tsx'
import { revenueAddresses } from '../figure-addresses.ts'
import { LateChart } from '../late-chart.tsx'

const words = overview.earned

/** The revenue of a period: amount, number of appointments, and kinds. */
export function RevenueCard({ month }: { month: Revenue }) {
  const t = useWords()
  const id = useId()
  const [period, setPeriod] = useState<Period>('month')
  const read = useRead(readRevenue, { period }, { enabled: period !== 'month', keepsLast: true })
  const shown = { ...read, data: period === 'month' ? month : read.data }
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h3 id={id} className="text-md font-semibold">
            {t(words.title)}
          </h3>
          <p className="text-sm text-ink-soft">{t(words.note)}</p>
        </div>
        <Select
          aria-label={t(words.period)}
          value={period}
          onChange={({ target }) => setPeriod(target.value as Period)}
          options={periods.map((value) => ({ value, label: t(words.periods[value]) }))}
          className="w-36"
        />
      </div>
      <Read of={shown} failed={words.failed} waiting={<EarnedSkeleton />} bare>
        {(revenue) => <Earned revenue={revenue} />}
      </Read>
    </Card>
  )
}

const EarnedSkeleton = () => (
  <SkeletonGroup className="grid gap-4">
    <Skeleton className="w-60 max-w-full text-lg" />
    <Skeleton shape="block" className="h-59" />
  </SkeletonGroup>
)

function Earned({ revenue }: { revenue: Revenue }) {
  const t = useWords()
  const language = useLanguage()
  const { now, before, split, parts } = revenue
  const to = revenueAddresses(revenue)
  const short = (day: string) =>
    dateFormat(locales[language], { ...partStyle(parts.length), timeZone: 'UTC' }).format(new Date(day))
  return (
    <>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-soft">{t(words.total)}</dt>
          <dd className="text-lg font-semibold tabular-nums">
            <FigureLink to={to.now}>{price(language, now.revenue)}</FigureLink>
          </dd>
          <dd className="text-xs text-ink-soft">
            <Link to={to.before} className="inline-flex min-h-6 items-center">
              {t(words.before(price(language, before.revenue)))}
            </Link>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{t(words.average)}</dt>
          <dd className="text-lg font-semibold tabular-nums">
            <bdi>{now.sessions > 0 ? price(language, Math.round(now.revenue / now.sessions)) : '–'}</bdi>
          </dd>
          <dd className="text-xs text-ink-soft">
            <Link to={to.now} className="inline-flex min-h-6 items-center">
              {t(words.sessions(now.sessions))}
            </Link>
          </dd>
        </div>
      </dl>
      {now.sessions === 0 ? (
        <p className="py-8 text-center text-sm text-ink-soft">{t(words.none)}</p>
      ) : (
        <>
          <LateChart
            label={t(words.parts)}
            groupLabel={t(words.days)}
            series={[t(words.total)]}
            groups={parts.map((part, at) => ({
              key: part.from,
              label: short(part.from),
              name:
                part.from === part.to
                  ? writeDay(language, part.from)
                  : writeDays(language, part.from, part.to),
              values: [part.revenue],
              to: [to.parts[at]],
            }))}
            writeValue={(value) => price(language, value)}
            writeStep={(value) => writeNumber(language, value)}
          />
          <section aria-label={t(words.split)}>
            <h4 className="mb-2 text-sm font-medium">{t(words.split)}</h4>
            <ul className="grid gap-2.5">
              {split.map(({ kind, revenue: amount, percent }, at) => (
                <li key={kind} className="grid gap-1 text-sm">
                  <span className="flex flex-wrap justify-between gap-x-4">
                    <span>{t(words.kinds[kind])}</span>
                    <span className="tabular-nums">
                      <FigureLink to={to.split[at]}>{price(language, amount)}</FigureLink>
                      {' · '}
                      <bdi>{percent}%</bdi>
                    </span>
                  </span>
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 100 2"
                    preserveAspectRatio="none"
                    className="h-1.5 w-full rtl:-scale-x-100"
                  >
                    <rect width="100" height="2" className="fill-sunken" />
                    <rect width={percent} height="2" className="fill-action" />
                  </svg>
                </li>
              ))}
            </ul>
            <p className="mt-3 text-xs text-ink-soft">{t(words.packages)}</p>
          </section>
        </>
      )}
    </>
  )
}

/** Months for twelve parts; otherwise days. */
const partStyle = (parts: number): Intl.DateTimeFormatOptions =>
  parts === 12 ? { month: 'short' } : { day: 'numeric', month: 'short' }
