import type { ReactNode } from 'react'
import { readPatientDashboard } from '#contract/dashboards/patient.ts'
import type { OutputOf } from '#contract/route.ts'
import { patientDashboard as words } from '#copy/dashboards/patient.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Read } from '#web/ui/read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SmallTilesSkeleton } from '#web/ui/stat-tile.tsx'
import { AfterConnecting } from './after-connecting.tsx'
import { DietitianSearch } from './dashboard/dietitian-search.tsx'
import { FirstSteps } from './dashboard/first-steps.tsx'
import { MeasureCard } from './dashboard/measure-card.tsx'
import { NextVisit } from './dashboard/next-visit.tsx'
import { PatientFigures } from './dashboard/patient-figures.tsx'
import { type MealParts, PlanCard } from './dashboard/plan-card.tsx'
import { Recommended } from './dashboard/recommended.tsx'
import { UnreadCard } from './dashboard/unread-card.tsx'
import { useOwnNames } from './portal-context.ts'

type PatientDashboardProps = {
  /** The link to the onboarding until it is done. */
  onboarding: ReactNode
  /** The next appointments. */
  appointments: ReactNode
  /** What records today's meals. */
  mealParts: MealParts
}

/** The day first: a new patient's first steps, the next visit and meal, then messages, appointments and figures. */
export function PatientDashboard({ onboarding, appointments, mealParts }: PatientDashboardProps) {
  const t = useWords()
  const language = useLanguage()
  const { firstName } = useOwnNames()
  const read = useRead(readPatientDashboard, {})
  const { data } = read
  const write = (at: string) => writeMoment(language, new Date(at), new Date(), readerZone())
  const opening = ({ upcoming: { nextAt, requestedAt } }: OutputOf<typeof readPatientDashboard>) => {
    if (nextAt) return words.next(write(nextAt))
    return requestedAt ? words.requested(write(requestedAt)) : words.nothingAhead
  }
  return (
    <div className="grid gap-y-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h2 className="text-xl display">{t(words.welcome(firstName))}</h2>
          {data && !data.next && (data.upcoming.count > 0 || !data.firstSteps) && (
            <p className="mt-1 text-ink-soft">{t(opening(data))}</p>
          )}
        </div>
        <DietitianSearch className="w-full md:w-80" />
      </div>
      <Read of={read} failed={words.failed} waiting={<DashboardSkeleton />}>
        {({ next, firstSteps, plan, measure, unread, questionnaires }) => (
          <div className="grid gap-4 empty:hidden">
            {firstSteps && <FirstSteps done={firstSteps} />}
            {next && <NextVisit visit={next} />}
            <div
              className={joinClasses(
                'grid items-start gap-4 empty:hidden',
                plan && 'xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
              )}
            >
              {plan && <PlanCard plan={plan} parts={mealParts} />}
              <div
                className={joinClasses(
                  'grid items-start gap-4 empty:hidden md:grid-cols-2',
                  plan && 'xl:grid-cols-1',
                )}
              >
                {measure && <MeasureCard measure={measure} />}
                {(unread.latest || questionnaires.count > 0) && (
                  <UnreadCard latest={unread.latest} questionnaires={questionnaires} />
                )}
              </div>
            </div>
          </div>
        )}
      </Read>
      <div className="mt-3 grid items-start gap-x-6 gap-y-9 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {appointments}
        {(data || !read.isError) && <Recommended dietitians={data?.recommended} />}
      </div>
      <div className="mt-3 empty:hidden">
        {data ? <PatientFigures data={data} /> : !read.isError && <SmallTilesSkeleton />}
      </div>
      {/* At the bottom, where it moves nothing when it appears. */}
      {data && !data.firstSteps && <AfterConnecting>{onboarding}</AfterConnecting>}
    </div>
  )
}

const DashboardSkeleton = () => (
  <div className="grid gap-4">
    <Skeleton shape="block" className="h-30" />
    <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Skeleton shape="block" className="h-60" />
      <Skeleton shape="block" className="h-60" />
    </div>
  </div>
)
