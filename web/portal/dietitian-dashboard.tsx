import type { ReactNode } from 'react'
import { readDietitianDashboard } from '#contract/dashboards/dietitian.ts'
import type { OutputOf } from '#contract/route.ts'
import { dietitianDashboard as words } from '#copy/dashboards/dietitian.ts'
import { useRead } from '#web/app/query.ts'
import { DietitiansArt } from '#web/art/dietitians-art.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AfterConnecting } from './after-connecting.tsx'
import { Agenda } from './dashboard/agenda.tsx'
import { ClientGrowth } from './dashboard/client-growth.tsx'
import { DietitianFigures } from './dashboard/dietitian-figures.tsx'
import { FiguresSkeleton } from './dashboard/figure.tsx'
import { Waiting } from './dashboard/waiting.tsx'
import { useOwnNames } from './portal-context.ts'

type Data = OutputOf<typeof readDietitianDashboard>

type DietitianDashboardProps = {
  /** The link to the onboarding until it is done. */
  onboarding: ReactNode
  appointments: ReactNode
  /** Feedback of patients. */
  feedback: (data: Data) => ReactNode
}

/** What to do now: who is waiting, today's agenda, and how the practice does. */
export function DietitianDashboard({ onboarding, appointments, feedback }: DietitianDashboardProps) {
  const read = useRead(readDietitianDashboard, {})
  const now = new Date(useNow(60_000))
  const { data } = read
  return (
    <div className="grid gap-y-6">
      <Banner data={data} now={now} />
      <Read of={read} failed={words.failed} waiting={<DashboardSkeleton />}>
        {(dashboard) => (
          <>
            <Waiting waiting={dashboard.waiting} zone={dashboard.zone} />
            <DietitianFigures data={dashboard} />
          </>
        )}
      </Read>
      <div className="mt-3 grid items-start gap-x-6 gap-y-9 xl:grid-cols-[minmax(0,1fr)_24rem]">
        {appointments}
        {data ? (
          <Agenda items={data.agenda} zone={data.zone} now={now} />
        ) : (
          !read.isError && <Skeleton shape="block" className="h-96" />
        )}
      </div>
      {data && (
        <div className="mt-3 grid items-start gap-x-6 gap-y-9 xl:grid-cols-2">
          <ClientGrowth months={data.growth} monthlyTarget={data.monthlyTarget} />
          {/* Below the fold at first, so its charts may load late. */}
          <AfterConnecting>{feedback(data)}</AfterConnecting>
        </div>
      )}
      {/* At the bottom, where it moves nothing when it appears. */}
      <AfterConnecting>{onboarding}</AfterConnecting>
    </div>
  )
}

const DashboardSkeleton = () => (
  <>
    <Skeleton shape="block" className="h-64" />
    <FiguresSkeleton />
  </>
)

function Banner({ data, now }: { data: Data | undefined; now: Date }) {
  const t = useWords()
  const language = useLanguage()
  const { firstName } = useOwnNames()
  const next = data?.agenda.find(({ startsAt }) => new Date(startsAt) > now)
  return (
    <section className="grid items-center gap-x-10 overflow-hidden rounded-card border border-line bg-tint sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="p-6 sm:ps-9">
        <h2 className="text-xl font-semibold tracking-display">{t(words.welcome(firstName))}</h2>
        <p className="mt-2 min-h-[2lh] max-w-lg text-ink-soft">
          {data && (data.agenda.length === 0 ? t(words.free) : t(words.today(data.agenda.length)))}{' '}
          {data && next && t(words.next(writeTime(language, new Date(next.startsAt), data.zone)))}
        </p>
        <Link to="/dietitian/availability" className={buttonClass('primary', 'md', 'mt-4')}>
          {t(words.availability)}
        </Link>
      </div>
      <div className="hidden pe-8 sm:block">
        <DietitiansArt className="w-48" />
      </div>
    </section>
  )
}
