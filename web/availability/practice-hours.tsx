import { useState } from 'react'
import type { readAvailability } from '#contract/availability.ts'
import { dayOf } from '#contract/days.ts'
import { modesOf } from '#contract/practice-options.ts'
import type { OutputOf } from '#contract/route.ts'
import { listMyServices } from '#contract/services.ts'
import { useRead } from '#web/lib/query.ts'
import { AddressHint } from './address-hint.tsx'
import { DayView } from './day-view.tsx'
import { HoursForm } from './hours-form.tsx'
import type { SpecialDate } from './special-date.ts'
import { SpecialDateDialog } from './special-date-dialog.tsx'
import { SpecialDates } from './special-dates.tsx'

export function PracticeHours({ availability, exceptions, hasAddress }: OutputOf<typeof readAvailability>) {
  const today = dayOf(new Date(), availability.zone)
  const services = useRead(listMyServices, {}).data?.services ?? none
  const [edited, setEdited] = useState<SpecialDate | null>(null)
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
        onEdit={setEdited}
      />
      <HoursForm
        saved={availability}
        beside={<SpecialDates exceptions={exceptions} today={today} onEdit={setEdited} />}
      />
      {edited && <SpecialDateDialog start={edited} today={today} onClose={() => setEdited(null)} />}
    </div>
  )
}

const none = [] as const
