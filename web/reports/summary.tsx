import { type ReactNode, useId } from 'react'
import { dateFormat } from '#contract/date-format.ts'
import type { Compared } from '#contract/reports/figures.ts'
import {
  type AdminReport,
  type AnswerFigures,
  exportAdminReport,
  readAdminReport,
} from '#contract/reports/report.ts'
import { locales, writeDay, writeDays, writeNumber } from '#copy/dates.ts'
import { overview } from '#copy/reports/overview.ts'
import { adminReport as words } from '#copy/reports/report.ts'
import type { Word } from '#copy/word.ts'
import type { Address } from '#web/app/address.ts'
import { useRead } from '#web/app/query.ts'
import { useGo } from '#web/lib/go.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { writeLength } from '#web/lib/write-length.ts'
import { Card } from '#web/ui/card.tsx'
import { ChangeMark } from '#web/ui/change-mark.tsx'
import { DownloadButton } from '#web/ui/download-button.tsx'
import { RangePicker } from '#web/ui/range-picker.tsx'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { FigureLink, StatLink, StatTile } from '#web/ui/stat-tile.tsx'
import { reportAddresses } from './figure-addresses.ts'
import { LateChart } from './late-chart.tsx'
import { summaryHref, useSearchParams } from './search-params.ts'

/** The figures of a span of days, compared with as many days before. */
export function Summary() {
  const t = useWords()
  const go = useGo()
  const { from, to } = useSearchParams()
  const read = useRead(readAdminReport, { from, to }, { keepsLast: true })
  return (
    <section aria-label={t(words.title)} className="grid gap-5">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <RangePicker value={{ from, to }} onChange={(range) => go(summaryHref(range), { replace: true })} />
      </div>
      <Read of={read} failed={words.failed} waiting={<SummarySkeleton />}>
        {(data) => <Shown report={data} />}
      </Read>
    </section>
  )
}

const SummarySkeleton = () => (
  <SkeletonGroup className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((each) => (
      <Skeleton key={each} shape="block" className="h-28" />
    ))}
  </SkeletonGroup>
)

function Shown({ report }: { report: AdminReport }) {
  const t = useWords()
  const language = useLanguage()
  const { from, to: last, before, appointments, revenue, growth, requests, tickets, retention } = report
  const number = (value: number) => writeNumber(language, value)
  const money = (value: number) => price(language, value)
  const { figures } = words
  const change = (compared: Compared, better: 'more' | 'less', write = number) => ({
    figure: write(compared.now),
    note: t(earlier(compared, write)),
    mark: <ChangeMark {...compared} better={better} />,
  })
  const to = { now: reportAddresses(report, report), before: reportAddresses(report, before) }
  const opens = (figure: 'held' | 'revenue' | 'cancelled' | 'late' | 'patients' | 'dietitians') => ({
    to: to.now[figure],
    noteTo: to.before[figure],
  })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-sm text-ink-soft">
          {t(words.compared(writeDays(language, before.from, before.to)))}
        </p>
        <DownloadButton route={exportAdminReport} input={{ from, to: last }} words={words} />
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Figure title={figures.held} {...opens('held')} {...change(appointments.held, 'more')} />
        <Figure
          title={figures.revenue}
          {...opens('revenue')}
          {...change({ now: revenue.now.revenue, before: revenue.before.revenue }, 'more', money)}
        />
        <Figure
          title={figures.cancelled}
          {...opens('cancelled')}
          {...change(appointments.cancelled, 'less')}
        />
        <Figure title={figures.late} {...opens('late')} {...change(appointments.late, 'less')} />
        <Figure title={figures.patients} {...opens('patients')} {...change(growth.patients, 'more')} />
        <Figure title={figures.dietitians} {...opens('dietitians')} {...change(growth.dietitians, 'more')} />
        <AnswerTimes
          title={figures.requests}
          answered={requests}
          to={to.now.answeredRequests}
          noteTo={to.now.requests}
          moreTo={to.before.answeredRequests}
        />
        <AnswerTimes
          title={figures.tickets}
          answered={tickets}
          to={to.now.answeredTickets}
          noteTo={to.now.tickets}
          moreTo={to.before.answeredTickets}
        />
        <Figure
          title={figures.retention}
          to={to.now.returned}
          noteTo={to.now.people}
          moreTo={to.before.returned}
          figure={retention.now.people > 0 ? percentOf(retention.now.back, retention.now.people) : '–'}
          note={t(
            retention.now.people > 0 ? words.came(retention.now.back, retention.now.people) : words.nobody,
          )}
          more={
            retention.before.people > 0
              ? t(words.before(percentOf(retention.before.back, retention.before.people)))
              : undefined
          }
        />
      </ul>
      <p className="text-xs text-ink-faint">{t(words.revenueNote)}</p>
      <Charts report={report} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Table
          title={words.services}
          write={money}
          rows={report.services.map(({ kind, now, before }, at) => ({
            key: kind,
            name: t(overview.earned.kinds[kind]),
            now: { value: now.revenue, to: to.now.services[at] },
            before: { value: before.revenue, to: to.before.services[at] },
          }))}
        />
        <Table
          title={words.endings.title}
          write={number}
          rows={report.endings.map(({ ending, now, before }, at) => ({
            key: ending,
            name: t(words.endings.names[ending]),
            now: { value: now, to: to.now.endings[at] },
            before: { value: before, to: to.before.endings[at] },
          }))}
        />
      </div>
    </>
  )
}

const percentOf = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`

/** The earlier figure; the mark beside it says by how much it changed. */
function earlier({ now, before }: Compared, write: (value: number) => string): Word {
  if (before === 0) return words.noneBefore
  return now === before ? words.same(write(before)) : words.before(write(before))
}

type FigureProps = {
  title: Word
  figure: string
  note: string
  mark?: ReactNode
  more?: string | undefined
  /** The list that the figure counts, and those of the other figures named beside it. */
  to: Address
  noteTo: Address
  moreTo?: Address
}

function Figure({ title, figure, note, mark, more, to, noteTo, moreTo }: FigureProps) {
  const t = useWords()
  return (
    <StatTile to={to} title={t(title)} value={figure}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        {mark}
        <StatLink to={noteTo}>{note}</StatLink>
      </p>
      {more && <p>{moreTo ? <StatLink to={moreTo}>{more}</StatLink> : more}</p>}
    </StatTile>
  )
}

type AnswerTimesProps = Pick<FigureProps, 'title' | 'to' | 'noteTo' | 'moreTo'> & {
  answered: { now: AnswerFigures; before: AnswerFigures }
}

function AnswerTimes({ answered, ...card }: AnswerTimesProps) {
  const t = useWords()
  const { now, before } = answered
  const time = (minutes: number) => t(writeLength(minutes))
  if (now.asked === 0) return <Figure {...card} figure="–" note={t(words.noAnswers)} />
  const notes = [
    ...(now.ninetieth === null ? [] : [t(words.ninetieth(time(now.ninetieth)))]),
    ...(before.median === null ? [] : [t(words.before(time(before.median)))]),
  ]
  return (
    <Figure
      {...card}
      figure={now.median === null ? '–' : t(words.median(time(now.median)))}
      note={t(words.answered(now.answered, now.asked))}
      more={notes.join(' · ') || undefined}
    />
  )
}

function Charts({ report: { parts } }: { report: AdminReport }) {
  const t = useWords()
  const language = useLanguage()
  const { charts } = words
  const isMonths = parts.some(({ from, to }) => Date.parse(to) - Date.parse(from) > 7 * 86_400_000)
  const short = (day: string) =>
    dateFormat(locales[language], {
      ...(isMonths ? ({ month: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const)),
      timeZone: 'UTC',
    }).format(new Date(day))
  const groups = (...figures: ('held' | 'cancelled' | 'revenue' | 'patients' | 'dietitians')[]) =>
    parts.map((part) => ({
      key: part.from,
      label: short(part.from),
      name: part.from === part.to ? writeDay(language, part.from) : writeDays(language, part.from, part.to),
      values: figures.map((figure) => part[figure]),
      to: figures.map((figure) => reportAddresses({ endings: [], services: [] }, part)[figure]),
    }))
  const number = (value: number) => writeNumber(language, value)
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <Titled title={charts.appointments}>
        <LateChart
          label={t(charts.appointments)}
          groupLabel={t(charts.days)}
          series={[t(charts.held), t(charts.cancelled)]}
          groups={groups('held', 'cancelled')}
          writeValue={number}
        />
      </Titled>
      <Titled title={charts.revenue}>
        <LateChart
          label={t(charts.revenue)}
          groupLabel={t(charts.days)}
          series={[t(charts.revenue)]}
          groups={groups('revenue')}
          writeValue={(value) => price(language, value)}
          writeStep={number}
        />
      </Titled>
      {(['patients', 'dietitians'] as const).map((side) => (
        <Titled key={side} title={charts.growth[side]}>
          <LateChart
            label={t(charts.growth[side])}
            groupLabel={t(charts.days)}
            series={[t(charts.growth[side])]}
            groups={groups(side)}
            writeValue={number}
          />
        </Titled>
      ))}
    </div>
  )
}

type TitledProps = { title: Word; children: ReactNode }

function Titled({ title, children }: TitledProps) {
  const t = useWords()
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <h3 id={id} className="text-md font-semibold">
        {t(title)}
      </h3>
      {children}
    </Card>
  )
}

type Cell = { value: number; to: Address | undefined }
type TableProps = {
  title: Word
  write: (value: number) => string
  rows: readonly { key: string; name: string; now: Cell; before: Cell }[]
}

function Table({ title, write, rows }: TableProps) {
  const t = useWords()
  const { tableColumns } = words
  return (
    <Titled title={title}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-ink-soft">
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              {t(tableColumns.what)}
            </th>
            <th scope="col" className="py-2 ps-3 text-end font-medium">
              {t(tableColumns.now)}
            </th>
            <th scope="col" className="py-2 ps-3 text-end font-medium">
              {t(tableColumns.before)}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, name, now, before }) => (
            <tr key={key}>
              <th scope="row" className="py-2 pe-3 text-start font-normal">
                {name}
              </th>
              <td className="py-2 ps-3 text-end whitespace-nowrap tabular-nums max-[22rem]:whitespace-normal">
                <FigureLink to={now.to}>{write(now.value)}</FigureLink>
              </td>
              <td className="py-2 ps-3 text-end whitespace-nowrap text-ink-soft tabular-nums max-[22rem]:whitespace-normal">
                <FigureLink to={before.to}>{write(before.value)}</FigureLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Titled>
  )
}
