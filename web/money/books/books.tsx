import { exportBooks, readBooks, type Books as Shown } from '#contract/money/books.ts'
import { writeDays } from '#copy/dates.ts'
import { books as words } from '#copy/money/books.ts'
import { adminReport } from '#copy/reports/report.ts'
import type { Address } from '#web/app/address.ts'
import { useRead } from '#web/app/query.ts'
import { useGo } from '#web/lib/go.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
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
  <SkeletonGroup className="grid gap-px sm:gap-4 sm:grid-cols-2 lg:grid-cols-4">
    {['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].map((each) => (
      <Skeleton key={each} shape="block" className="h-18 sm:h-28" />
    ))}
  </SkeletonGroup>
)

function Sums({ books: { from, to, before, flows, standings } }: { books: Shown }) {
  const t = useWords()
  const language = useLanguage()
  const money = (riyals: number) => price(language, riyals)
  return (
    <>
      <p role="status" className="text-sm text-ink-soft">
        {t(adminReport.compared(writeDays(language, before.from, before.to)))}
      </p>
      <ul className={sums}>
        {flows.map(({ figure, now, before: earlier }) => (
          <Sum
            key={figure}
            title={t(words.figures[figure])}
            amount={money(now)}
            to={figureHref(figure, { from, to })}
            note={earlier === 0 ? t(adminReport.noneBefore) : t(adminReport.before(money(earlier)))}
            noteTo={figureHref(figure, before)}
          />
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <Link to="/admin/payouts" className="text-link underline underline-offset-4">
          {t(words.toPayouts)}
        </Link>
        <Link to="/admin/payouts?tab=disputes" className="text-link underline underline-offset-4">
          {t(words.toDisputes)}
        </Link>
      </p>
      <h2 className="mt-2 text-lg font-semibold">{t(words.standing)}</h2>
      <ul className={sums}>
        {standings.map(({ figure, now }) => (
          <Sum
            key={figure}
            title={t(words.figures[figure])}
            amount={money(now)}
            to={figureHref(figure, { from, to })}
          />
        ))}
      </ul>
    </>
  )
}

/** Cards side by side; on a phone one list. */
const sums =
  'grid max-sm:divide-y max-sm:divide-line max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-surface sm:gap-4 sm:grid-cols-2 lg:grid-cols-4'

type SumProps = { title: string; amount: string; to: Address; note?: string; noteTo?: Address }

/** The whole card is a link to the entries. */
const Sum = ({ title, amount, to, note, noteTo }: SumProps) => (
  <li className="relative flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-5 py-3.5 transition-colors sm:grid sm:content-start sm:gap-y-1 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-6 sm:hover:border-line-control">
    <h2 className="min-w-0 flex-1 text-sm font-medium text-ink-soft">
      <Link
        to={to}
        className="text-ink-soft no-underline after:absolute after:inset-0 after:rounded-card hover:text-link"
      >
        {title}
      </Link>
    </h2>
    <p className="font-semibold whitespace-nowrap tabular-nums sm:text-lg">
      <bdi>{amount}</bdi>
    </p>
    {note && noteTo && (
      <p className="text-xs text-ink-soft max-sm:basis-full">
        <Link to={noteTo} className="relative inline-flex min-h-6 items-center">
          {note}
        </Link>
      </p>
    )}
  </li>
)
