import { MapPin } from 'lucide-react'
import { startTransition, useState } from 'react'
import type { Availability, Exception, readAvailability } from '#contract/availability.ts'
import { type Day, monthOf } from '#contract/days.ts'
import { modesOf } from '#contract/practice-options.ts'
import type { OutputOf } from '#contract/route.ts'
import { listMyServices, type Service } from '#contract/services.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { availabilityPage } from '#copy/availability/page.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useRead } from '#web/app/query.ts'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { Icon } from '#web/ui/icon.tsx'

import { HoursForm } from './hours-form.tsx'
import { MonthCard } from './month-card.tsx'
import type { SpecialDate } from './special-date.ts'
import { SpecialDates } from './special-dates.tsx'
import { TimeSlots } from './time-slots.tsx'
import { useDays } from './use-days.ts'
import { useLengths } from './use-lengths.ts'

const SpecialDateDialog = lazyPart(() => import('./special-date-dialog.tsx'), 'SpecialDateDialog', null)

export function PracticeHours({
  availability,
  exceptions,
  hasAddress,
  refunds,
}: OutputOf<typeof readAvailability>) {
  const today = dayOf(new Date(), availability.zone)
  const services = useRead(listMyServices, {}).data?.services ?? none
  const [edited, setEdited] = useState<SpecialDate | null>(null)
  // A transition, because the whole week is rendered again with it.
  const edit = (date: SpecialDate) => startTransition(() => setEdited(date))
  const isInPerson = services.some(
    ({ platform, isActive }) => isActive && modesOf(platform).includes('in-person'),
  )
  return (
    <div className="flex flex-col gap-6">
      {isInPerson && !hasAddress && <AddressHint />}
      <DayView
        availability={availability}
        exceptions={exceptions}
        services={services}
        today={today}
        onEdit={edit}
      />
      <HoursForm
        saved={availability}
        platform={refunds}
        beside={<SpecialDates exceptions={exceptions} today={today} onEdit={edit} />}
      />
      {edited && <SpecialDateDialog start={edited} onClose={() => setEdited(null)} />}
    </div>
  )
}

const none = [] as const

function AddressHint() {
  const t = useWords()
  const words = availabilityPage.address
  return (
    <p className="flex flex-wrap items-center gap-x-3 rounded-card bg-accent-tint px-5 py-2 text-sm text-ink">
      <span className="text-accent-ink">
        <Icon of={MapPin} />
      </span>
      <span className="min-w-0 flex-1 basis-64 py-1.5">{t(words.text)}</span>
      <Link
        to="/dietitian/profile?tab=personal"
        className="inline-flex min-h-11 items-center font-medium text-link underline decoration-current/40 underline-offset-4"
      >
        {t(words.link)}
      </Link>
    </p>
  )
}

type DayViewProps = {
  availability: Availability
  exceptions: readonly Exception[]
  services: readonly Service[]
  today: Day
  onEdit: (date: SpecialDate) => void
}

/** A month, with the times of the chosen day beside it. */
function DayView({ availability, exceptions, services, today, onEdit }: DayViewProps) {
  const [day, setDay] = useState(today)
  const [month, setMonth] = useState(monthOf(today))
  const { lengths, duration, wanted, choose } = useLengths(services)
  const shown = useDays(month, wanted)
  const chosen = useDays(monthOf(day), wanted)
  const now = { today, horizon: availability.horizon }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[26rem_minmax(0,1fr)]">
      <MonthCard day={day} now={now} days={shown} onDay={setDay} onMonth={setMonth} />
      <TimeSlots
        day={day}
        now={now}
        zone={availability.zone}
        days={chosen}
        exceptions={exceptions}
        lengths={lengths}
        duration={duration}
        onLength={choose}
        onEdit={onEdit}
      />
    </div>
  )
}
