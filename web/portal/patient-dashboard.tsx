import type { ReactNode } from 'react'
import { readPatientDashboard } from '#contract/dashboards/patient.ts'
import { patientDashboard as words } from '#copy/dashboards/patient.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AfterConnecting } from './after-connecting.tsx'
import { DietitianSearch } from './dashboard/dietitian-search.tsx'
import { FiguresSkeleton } from './dashboard/figure.tsx'
import { PatientFigures } from './dashboard/patient-figures.tsx'
import { PlanCard } from './dashboard/plan-card.tsx'
import { Recommended } from './dashboard/recommended.tsx'
import { UnreadCard } from './dashboard/unread-card.tsx'
import { useOwnNames } from './portal-context.ts'

type PatientDashboardProps = {
  /** The link to the onboarding until it is done. */
  onboarding: ReactNode
  /** The next appointments. */
  appointments: ReactNode
}

/** What to do now: the next appointment and meal, unread messages, and dietitians who would fit. */
export function PatientDashboard({ onboarding, appointments }: PatientDashboardProps) {
  const t = useWords()
  const language = useLanguage()
  const { firstName } = useOwnNames()
  const read = useRead(readPatientDashboard, {})
  const { data } = read
  const nextAt = data?.upcoming.nextAt
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h2 className="text-xl font-semibold tracking-display">{t(words.welcome(firstName))}</h2>
          <p className="mt-1 text-ink-soft">
            {data ? (
              t(
                nextAt
                  ? words.next(writeMoment(language, new Date(nextAt), new Date(), readerZone()))
                  : words.nothingAhead,
              )
            ) : (
              <Skeleton className="w-72 max-w-full" />
            )}
          </p>
        </div>
        <DietitianSearch className="w-full md:w-80" />
      </div>
      <div className="mt-6 grid gap-4">
        <Read of={read} failed={words.failed} waiting={<DashboardSkeleton />}>
          {(dashboard) => (
            <>
              <PatientFigures data={dashboard} />
              <div className="grid gap-4 lg:grid-cols-2">
                <PlanCard plan={dashboard.plan} />
                <UnreadCard latest={dashboard.unread.latest} questionnaires={dashboard.questionnaires} />
              </div>
            </>
          )}
        </Read>
      </div>
      <div className="mt-9 grid items-start gap-x-6 gap-y-9 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          {appointments}
          {/* At the bottom, where it moves nothing when it appears. */}
          <AfterConnecting>{onboarding}</AfterConnecting>
        </div>
        {(data || !read.isError) && <Recommended dietitians={data?.recommended} />}
      </div>
    </>
  )
}

const DashboardSkeleton = () => (
  <>
    <FiguresSkeleton />
    <div className="grid gap-4 lg:grid-cols-2">
      <Skeleton shape="block" className="h-60" />
      <Skeleton shape="block" className="h-60" />
    </div>
  </>
)
