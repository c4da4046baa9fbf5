import type { ReactNode } from 'react'
import {
  type BookFigure,
  exportBooks,
  type Flow,
  readBooks,
  type Books as Shown,
} from '#contract/money/books.ts'
import type { Range } from '#contract/reports/figures.ts'
import { writeDays } from '#copy/dates.ts'
import { books as words } from '#copy/money/books.ts'
import { writeRiyals } from '#copy/money/invoices/write-riyals.ts'
import { adminReport } from '#copy/reports/report.ts'
import { signed } from '#copy/riyals.ts'
import type { Word } from '#copy/word.ts'
import { useRead } from '#web/app/query.ts'
import { useGo } from '#web/lib/go.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { ChangeMark } from '#web/ui/change-mark.tsx'
import { Sparkline } from '#web/ui/chart/sparkline.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { RangePicker } from '#web/ui/range-picker.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { figureHref, href, useSearchParams } from '../desk/search-params.ts'
import { BookLines } from './book-lines.tsx'

/**
 * The sums of a span of days beside those of as many days before, and the current balances; or the entries of one
 * figure.
 */
export function Books() {
  const t = useWords()
  const go = useGo()
  const { from, to, figure } = useSearchParams()
  const read = useRead(readBooks, { from, to }, { keepsLast: true, enabled: figure === undefined })
  if (figure) return <BookLines key={figure} figure={figure} />
  return (
    <section aria-label={t(words.title)} className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
          <RangePicker
            value={{ from, to }}
            onChange={(range) => go(href({ tab: 'books', ...range }), { replace: true })}
          />
        </div>
        <DownloadButton route={exportBooks} input={{ from, to }} words={words} />
      </div>
      <Read of={read} failed={words.failed} waiting={<SumsSkeleton />}>
        {(data) => <Sums books={data} />}
      </Read>
    </section>
  )
}

const SumsSkeleton = () => (
  <SkeletonGroup className="grid gap-5">
    <Skeleton shape="block" className="h-32" />
    <Skeleton shape="block" className="h-80" />
  </SkeletonGroup>
)

function Sums({ books: { from, to, before, flows, trend, standings } }: { books: Shown }) {
  const t = useWords()
  const language = useLanguage()
  const [lead, ...others] = flows
  return (
    <>
      <p role="status" className="text-sm text-ink-soft">
        {t(adminReport.compared(writeDays(language, before.from, before.to)))}
      </p>
      {lead && (
        <Card className="relative grid gap-1 transition-colors hover:border-line-control">
          <h2 className="text-sm font-medium">
            <Link to={figureHref(lead.figure, { from, to })} className={sumLink}>
              {t(words.figures[lead.figure])}
            </Link>
          </h2>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <bdi className="text-2xl display tabular-nums">{t(inBooks(lead.now))}</bdi>
              <ChangeMark now={lead.now} before={lead.before} better={betterWhen[lead.figure]} />
            </p>
            {trend.length > 1 && (
              <Sparkline
                isLarge
                points={trend.map((value, at) => ({ at, value }))}
                label={t(words.trend(writeDays(language, from, to)))}
              />
            )}
          </div>
          <Before flow={lead} days={before} />
        </Card>
      )}
      <Card flush>
        <ul className="divide-y divide-line">
          {others.map((flow) => (
            <Line key={flow.figure} figure={flow.figure} amount={flow.now} days={{ from, to }}>
              <Before flow={flow} days={before} />
              <ChangeMark now={flow.now} before={flow.before} better={betterWhen[flow.figure]} />
            </Line>
          ))}
        </ul>
      </Card>
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <Link to="/admin/payouts" className="text-link underline underline-offset-4">
          {t(words.toPayouts)}
        </Link>
        <Link to="/admin/payouts?tab=disputes" className="text-link underline underline-offset-4">
          {t(words.toDisputes)}
        </Link>
      </p>
      <h2 className="mt-2 text-lg font-semibold">{t(words.standing)}</h2>
      <Card flush>
        <ul className="divide-y divide-line">
          {standings.map(({ figure, now }) => (
            <Line key={figure} figure={figure} amount={now} days={{ from, to }} />
          ))}
        </ul>
      </Card>
    </>
  )
}

/** It covers its card or line. */
const sumLink = 'text-ink-soft no-underline after:absolute after:inset-0 after:rounded-card hover:text-link'

type LineProps = { figure: BookFigure; amount: number; days: Range; children?: ReactNode }

/** A line of the ledger: what it is, what it was, and the amount at the end, digit below digit. */
function Line({ figure, amount, days, children }: LineProps) {
  const t = useWords()
  return (
    <li className="relative flex min-h-11 flex-wrap items-center gap-x-6 gap-y-0.5 px-5 py-2 text-sm transition-colors hover:bg-sunken sm:px-6">
      <h3 className="min-w-0 flex-1 basis-40 font-medium">
        <Link to={figureHref(figure, days)} className={sumLink}>
          {t(words.figures[figure])}
        </Link>
      </h3>
      <div className="flex items-center gap-x-4 max-sm:order-last max-sm:basis-full">{children}</div>
      <p className="text-end font-semibold whitespace-nowrap tabular-nums sm:min-w-36">
        <bdi>{t(inBooks(amount))}</bdi>
      </p>
    </li>
  )
}

type FlowOf = Shown['flows'][number]

/** What the figure was in the days before, as a link to its entries. */
function Before({ flow: { figure, before }, days }: { flow: FlowOf; days: Range }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <p className="text-xs text-ink-soft">
      <Link to={figureHref(figure, days)} className="relative inline-flex min-h-6 items-center">
        {before === 0 ? t(adminReport.noneBefore) : t(adminReport.before(price(language, before)))}
      </Link>
    </p>
  )
}

const inBooks = (riyals: number): Word =>
  riyals < 0 ? signed('−', writeRiyals(-riyals)) : writeRiyals(riyals)

/** Whether more of it is good news; null where it is neither. */
const betterWhen: Record<Flow, 'more' | 'less' | null> = {
  captured: 'more',
  refunded: 'less',
  earned: 'more',
  fees: 'more',
  vat: null,
  gateway_fees: null,
  paid_out: null,
  disputed: 'less',
}
