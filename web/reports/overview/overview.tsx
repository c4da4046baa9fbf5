import { CalendarDays, UserRoundCheck, Users, Wallet } from 'lucide-react'
import { useState } from 'react'
import { type Overview as Figures, readOverview } from '#contract/reports/figures.ts'
import { writeDate, writeNumber } from '#copy/dates.ts'
import { overview as words } from '#copy/reports/overview.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useRead } from '#web/app/query.ts'
import { useDuties } from '#web/lib/duties.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx'
import { StatLink, StatTile } from '#web/ui/stat-tile.tsx'
import { AppointmentLine } from '../appointment-line.tsx'
import { overviewAddresses, revenueAddresses } from '../figure-addresses.ts'
import { href } from '../search-params.ts'
import { usePageSettled } from '../use-page-settled.ts'
import { Growth } from './growth.tsx'
import { ListCard } from './list-card.tsx'
import { RevenueCard } from './revenue-card.tsx'

/** Loaded after the page itself. */
const NewestTickets = lazyPart(() => import('./newest-tickets.tsx'), 'NewestTickets')

/** The marketplace's figures of today. */
export function Overview() {
  const read = useRead(readOverview, {})
  const { data } = read
  const hasArrived = usePageSettled()
  const { has } = useDuties()
  if (read.isError && !data)
    return (
      <Card flush>
        <FailedRead title={words.failed} read={read} />
      </Card>
    )
  return (
    <div className="grid gap-5">
      {data ? <Stats figures={data} /> : <StatsSkeleton />}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          {data ? <Growth growth={data.growth} to={overviewAddresses(data).growth} /> : <CardSkeleton />}
          {has('support', 'finance') &&
            (data ? <RecentAppointments recent={data.recent} today={data.today} /> : <CardSkeleton />)}
        </div>
        <div className="grid min-w-0 gap-5">
          {data ? <RevenueCard month={data.revenue} /> : <CardSkeleton />}
          {hasArrived && has('support') && <NewestTickets />}
        </div>
      </div>
    </div>
  )
}

function Stats({ figures }: { figures: Figures }) {
  const t = useWords()
  const language = useLanguage()
  const { today, users, dietitians, appointments, revenue } = figures
  const to = overviewAddresses(figures)
  const earned = revenueAddresses(revenue)
  const number = (value: number) => writeNumber(language, value)
  return (
    <ul aria-label={t(words.figures)} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <StatTile to={to.users} title={t(words.users.title)} value={number(users.all)} icon={Users}>
        <StatLink to={to.joined}>{t(words.users.joined(users.joined))}</StatLink>
      </StatTile>
      <StatTile
        to={to.listed}
        title={t(words.dietitians.title)}
        value={number(dietitians.listed)}
        icon={UserRoundCheck}
      >
        <StatLink to={to.waiting}>{t(words.dietitians.waiting(dietitians.waiting))}</StatLink>
      </StatTile>
      <StatTile
        to={to.appointments}
        title={t(words.appointments.title)}
        value={number(appointments.now)}
        icon={CalendarDays}
      >
        <StatLink to={to.before}>
          {t(
            words.appointments.before(
              number(appointments.before),
              writeDate(language, new Date(today), 'weekday', 'UTC'),
            ),
          )}
        </StatLink>
      </StatTile>
      <StatTile
        to={earned.now}
        title={`${t(words.revenue.title)} · ${t(words.revenue.span)}`}
        value={price(language, revenue.now.revenue)}
        icon={Wallet}
      >
        <StatLink to={earned.before}>
          {t(words.revenue.before(price(language, revenue.before.revenue)))}
        </StatLink>
      </StatTile>
    </ul>
  )
}

const StatsSkeleton = () => (
  <SkeletonGroup className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
    {['users', 'dietitians', 'appointments', 'revenue'].map((each) => (
      <Card key={each} className="grid gap-2">
        <Skeleton className="w-32 max-w-full text-sm" />
        <Skeleton className="w-24 max-w-full text-xl" />
        <Skeleton className="w-44 max-w-full text-xs" />
      </Card>
    ))}
  </SkeletonGroup>
)

const CardSkeleton = () => (
  <SkeletonGroup>
    <Card className="grid gap-4">
      <Skeleton className="w-40 max-w-full text-md" />
      <Skeleton shape="block" className="h-59" />
    </Card>
  </SkeletonGroup>
)

/** The appointments that began last, and the next ones. */
function RecentAppointments({ recent, today }: Pick<Figures, 'recent' | 'today'>) {
  const t = useWords()
  const [now] = useState(() => new Date())
  return (
    <ListCard
      title={t(words.recent.title)}
      all={href({ list: 'held', from: today, to: today })}
      none={recent.length === 0 && t(words.recent.none)}
    >
      {recent.map((appointment) => (
        <AppointmentLine
          key={appointment.id}
          appointment={appointment}
          now={now}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3"
        />
      ))}
    </ListCard>
  )
}
