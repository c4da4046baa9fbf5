import { useId } from 'react'
import type { DietitianPage, OfferedService } from '#contract/directory.ts'
import type { Mode } from '#contract/practice-options.ts'
import { BookingBar } from './booking-bar.tsx'
import { BookingSummary } from './booking-summary.tsx'
import { BookingTimes } from './booking-times.tsx'
import { ChooseMode } from './choose-mode.tsx'
import { ChooseService } from './choose-service.tsx'
import { useBooking } from './use-booking.ts'
import type { useChosen } from './use-chosen.ts'
import { useChosenTime } from './use-free-times.ts'

type BookingStepsProps = {
  dietitian: DietitianPage
  chosen: ReturnType<typeof useChosen> & { service: OfferedService; mode: Mode }
}

export function BookingSteps({ dietitian, chosen }: BookingStepsProps) {
  const form = useId()
  const { service, modes, mode, day } = chosen
  const { isFree, isGone } = useChosenTime(dietitian.id, service.id, chosen.slot)
  const slot = isGone ? null : chosen.slot
  const what = { dietitian, service, mode, slot }
  const { notice, choose, until, first, confirm, isBusy } = useBooking({
    ...what,
    isFree,
    choose: chosen.choose,
  })
  const last = { form, until, isBusy }
  return (
    <>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <ChooseService
            services={dietitian.services}
            chosen={service}
            onChoose={(id) => choose({ service: id })}
          />
          {modes.length > 1 && <ChooseMode modes={modes} chosen={mode} onChoose={choose} />}
          <BookingTimes
            key={service.id}
            dietitian={dietitian}
            service={service}
            day={day}
            slot={slot}
            notice={notice}
            isGone={isGone}
            onChoose={choose}
          />
        </div>
        <BookingSummary {...what} {...last} first={first} onConfirm={confirm} />
      </div>
      <BookingBar {...what} {...last} />
    </>
  )
}
