import type { ReactNode } from 'react'
import { readDietitianDashboard } from '#contract/dashboards/dietitian.ts'
import type { OutputOf } from '#contract/route.ts'
import { dietitianDashboard as words } from '#copy/dashboards/dietitian.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SmallTilesSkeleton } from '#web/ui/stat-tile.tsx'
import { AfterConnecting } from './after-connecting.tsx'
import { Agenda } from './dashboard/agenda.tsx'
import { ClientGrowth } from './dashboard/client-growth.tsx'
import { DietitianFigures } from './dashboard/dietitian-figures.tsx'
import { setUpSteps } from './dashboard/set-up-steps.ts'
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

/** The day first: the visit that runs or comes next, the schedule beside what waits, then how the practice does. */
export function DietitianDashboard({ onboarding, appointments, feedback }: DietitianDashboardProps) {
  const read = useRead(readDietitianDashboard, {})
  const now = new Date(useNow(30_000))
  const { data } = read
  return (
    <div className="grid gap-y-6">
      <Banner data={data} now={now} />
      <Read of={read} failed={words.failed} waiting={<Skeleton shape="block" className="h-48" />}>
        {(dashboard) => (
          <>
            {isSettingUp(dashboard) && <Waiting waiting={dashboard.waiting} zone={dashboard.zone} />}
            <Agenda items={dashboard.agenda} next={dashboard.next} zone={dashboard.zone} now={now} />
          </>
        )}
      </Read>
      <div className="mt-3 grid items-start gap-x-6 gap-y-9 xl:grid-cols-[minmax(0,1fr)_24rem]">
        {/* First on narrow screens, where the schedule is long. */}
        {data
          ? !isSettingUp(data) && (
              <Waiting waiting={data.waiting} zone={data.zone} className="min-w-0 xl:order-last" />
            )
          : !read.isError && <Skeleton shape="block" className="h-96 xl:order-last" />}
        {appointments}
      </div>
      <div className="mt-3 empty:hidden">
        {data ? <DietitianFigures data={data} /> : !read.isError && <SmallTilesSkeleton />}
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

/** Without these steps nobody can book, so they come before the day. */
const isSettingUp = ({ waiting }: Data) => setUpSteps(waiting.setUp).length > 0

function Banner({ data, now }: { data: Data | undefined; now: Date }) {
  const t = useWords()
  const language = useLanguage()
  const { firstName } = useOwnNames()
  const next = data?.agenda.find(({ startsAt }) => new Date(startsAt) > now)
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line bg-tint p-5 sm:px-7">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-xl display">{t(words.welcome(firstName))}</h2>
        <p className="mt-1 min-h-[1lh] text-ink-soft">
          {data && (data.agenda.length === 0 ? t(words.free) : t(words.today(data.agenda.length)))}{' '}
          {data && next && t(words.next(writeTime(language, new Date(next.startsAt), data.zone)))}
        </p>
      </div>
      <Link to="/dietitian/availability" className={buttonClass('secondary', 'md')}>
        {t(words.availability)}
      </Link>
    </section>
  )
}
