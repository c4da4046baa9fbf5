import { Download, Info } from 'lucide-react'
import { useId, useState } from 'react'
import { exportEarnings, readEarnings } from '#contract/money/earnings.ts'
import type { OutputOf } from '#contract/route.ts'
import { writeMonth } from '#copy/dates.ts'
import { earnings as words } from '#copy/money/earnings.ts'
import { useRead } from '#web/app/query.ts'
import { columnPrice } from '#web/lib/column-price.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { price } from '#web/lib/price.ts'
import { useFile } from '#web/lib/use-file.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Read } from '#web/ui/read.tsx'
import { Select } from '#web/ui/select.tsx'
import { showFileFault } from '#web/ui/show-file-fault.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { UserText } from '#web/ui/user-text.tsx'

type Statement = OutputOf<typeof readEarnings>

/** The prices of completed appointments by month, with a note first that no money was moved. */
export function EarningsStatement() {
  const t = useWords()
  const [year, setYear] = useState<string>()
  const read = useRead(readEarnings, year === undefined ? {} : { year }, { keepsLast: true })
  return (
    <div className="grid gap-5">
      <p className="flex max-w-3xl items-start gap-3 rounded-card bg-completed px-5 py-4 text-sm text-on-completed">
        <Icon of={Info} className="mt-[0.1lh] shrink-0" />
        {t(words.note)}
      </p>
      <Read of={read} failed={words.failed} waiting={<EarningsSkeleton />}>
        {(data) => (data.count > 0 ? <Months statement={data} onYear={setYear} /> : <None />)}
      </Read>
    </div>
  )
}

const EarningsSkeleton = () => (
  <SkeletonGroup className="grid gap-5">
    <Skeleton shape="block" className="h-28" />
    <Skeleton shape="block" className="h-56" />
    <Skeleton shape="block" className="h-56" />
  </SkeletonGroup>
)

function None() {
  const t = useWords()
  return (
    <Card flush>
      <EmptyState
        title={t(words.none.title)}
        description={t(words.none.text)}
        action={
          <Link to="/dietitian/availability" className={buttonClass('secondary')}>
            {t(words.none.way)}
          </Link>
        }
      />
    </Card>
  )
}

function Months({ statement, onYear }: { statement: Statement; onYear: (year: string) => void }) {
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  const { year, years, total, net, count, months } = statement
  const csv = useFile(exportEarnings, {
    onRefused: (refused, again) => showFileFault(t, words.csvFailed, refused, again),
  })
  return (
    <>
      <Card className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-52">
          <p className="text-sm text-ink-soft">{t(words.total(String(year)))}</p>
          <p className="text-xl font-semibold">{price(language, net)}</p>
          {total !== net && <p className="text-sm text-ink-soft">{t(words.gross(price(language, total)))}</p>}
          <p className="text-sm text-ink-soft">{t(words.appointments(count))}</p>
        </div>
        {years.length > 1 && (
          <Select
            narrow
            aria-label={t(words.year)}
            value={year}
            onChange={({ target }) => onYear(target.value)}
            options={years.map((each) => ({ value: String(each), label: String(each) }))}
          />
        )}
        <Button
          variant="secondary"
          busy={csv.isPending}
          busyText={t(words.making)}
          onClick={() => csv.get({ year: String(year) })}
        >
          <Icon of={Download} small />
          {t(words.csv)}
        </Button>
      </Card>
      <section aria-labelledby={id}>
        <h2 id={id} className="mb-4 text-lg font-semibold">
          {t(words.months)}
        </h2>
        <ul className="grid gap-4 lg:grid-cols-2">
          {months.map((month) => (
            <Month key={month.month} month={month} />
          ))}
        </ul>
      </section>
    </>
  )
}

function Month({ month: { month, total, net, count, services } }: { month: Statement['months'][number] }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <Card as="li">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-md font-semibold">{writeMonth(language, month)}</h3>
        <p className="text-md font-semibold">{columnPrice(language, net)}</p>
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
        <span>{t(words.appointments(count))}</span>
        {total !== net && <span>{t(words.gross(price(language, total)))}</span>}
      </p>
      <ul className="mt-3 divide-y divide-line border-t border-line text-sm">
        {services.map((service) => (
          <li key={service.name} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0">
              <UserText text={service.name} other={service.otherName} />{' '}
              <span className="text-ink-faint">×&nbsp;{service.count}</span>
            </span>
            <span className="shrink-0 tabular-nums">{columnPrice(language, service.net)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
