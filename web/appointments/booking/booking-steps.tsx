import { type ReactNode, useId, useState } from 'react'
import { listSlots } from '#contract/availability.ts'
import type { DietitianPage, OfferedService } from '#contract/directory.ts'
import type { Mode } from '#contract/practice-options.ts'
import { booking } from '#copy/appointments/booking.ts'
import { modes as words } from '#copy/practice-options.ts'
import type { Chosen } from '#web/lib/book-path.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { useChosenTime } from '../use-free-days.ts'
import { BookingSummary, type ToBook } from './booking-summary.tsx'
import { BookingTimes } from './booking-times.tsx'
import { ChooseService } from './choose-service.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { HoldCountdown } from './hold-countdown.tsx'
import type { PackagePayment } from './payment-method.ts'
import { useBooking } from './use-booking.ts'
import type { useChosen } from './use-chosen.ts'

type BookingStepsProps = {
  dietitian: DietitianPage
  head: ReactNode
  chosen: ReturnType<typeof useChosen> & { service: OfferedService; mode: Mode }
}

export function BookingSteps({ dietitian, head, chosen }: BookingStepsProps) {
  const form = useId()
  const { service, modes, mode, day } = chosen
  const { isFree, isGone } = useChosenTime(
    { route: listSlots, of: { id: dietitian.id, service: service.id } },
    chosen.slot,
  )
  const slot = isGone ? null : chosen.slot
  const own = dietitian.packages.find((each) => each.service === service.id)
  const [packageWay, setPackageWay] = useState<PackagePayment>()
  const [wantsSingle, setWantsSingle] = useState(false)
  const usesPackage = own !== undefined && !wantsSingle
  const pays = dietitian.takesPayments && service.price > 0 && !usesPackage
  const what = { dietitian, service, mode, slot, pays, bought: usesPackage ? packageWay : null }
  const { notice, choose, until, first, way, hear, onWay, message, setMessage, confirm, isBusy } = useBooking(
    {
      ...what,
      isFree,
      choose: chosen.choose,
    },
  )
  const toPay = usesPackage ? 0 : pays && way ? way.rest : service.price
  const last = { form, until, isBusy, toPay }
  return (
    <>
      <div className={stepsClass}>
        <div className="flex min-w-0 flex-col gap-4">
          {head}
          <Card className="flex flex-col gap-4">
            <ChooseService
              services={dietitian.services}
              chosen={service}
              onChoose={(id) => choose({ service: id })}
            />
            {modes.length > 1 && <ChooseMode modes={modes} chosen={mode} onChoose={choose} />}
          </Card>
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
        <BookingSummary
          {...what}
          {...last}
          first={first}
          way={way}
          hear={hear}
          onWay={onWay}
          message={message}
          onMessage={setMessage}
          onConfirm={confirm}
          own={own}
          onPackageWay={setPackageWay}
          onSingle={setWantsSingle}
        />
      </div>
      <BookingBar {...what} {...last} />
    </>
  )
}

/** A focused control is scrolled to a place above the bar. */
const stepsClass =
  'grid items-start gap-4 max-xl:[&_:is(a,button,input,textarea)]:scroll-mb-40 low:[&_:is(a,button,input,textarea)]:scroll-mb-2 xl:grid-cols-[minmax(0,1fr)_20rem]'

type ChooseModeProps = { modes: readonly Mode[]; chosen: Mode; onChoose: (chosen: Chosen) => void }

function ChooseMode({ modes, chosen, onChoose }: ChooseModeProps) {
  const t = useWords()
  return (
    <ChoiceChips
      legend={<span className="text-md font-semibold">{t(booking.mode)}</span>}
      name={useId()}
      options={modes.map((value) => ({ value, label: t(words[value]) }))}
      kind="one"
      value={[chosen]}
      onChange={([mode]) => mode && onChoose({ mode })}
    />
  )
}

type BookingBarProps = ToBook & { form: string; until: number | null; isBusy: boolean; toPay: number }

/** Time, price and button in one line, which sticks to the bottom where there is no room beside the calendar. */
function BookingBar({ dietitian, slot, pays, form, until, isBusy, toPay }: BookingBarProps) {
  const t = useWords()
  const language = useLanguage()
  const cost = price(language, toPay)
  return (
    <div className="sticky bottom-(--foot) z-10 -mx-4 mt-4 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-3 text-sm sm:-mx-6 sm:px-6 lg:-mx-10 lg:px-10 xl:hidden low:static">
      <p className="min-w-0">
        <span className="block leading-tight font-medium">
          {slot
            ? writeMoment(language, new Date(slot), new Date(), readerZone())
            : t(booking.summary.notChosen)}
        </span>
        <span className="block text-xs text-ink-soft">
          <span className="whitespace-nowrap">{cost}</span>
          {until !== null && (
            <>
              {' · '}
              <HoldCountdown until={until} words={booking.hold.short} className="whitespace-nowrap" />
            </>
          )}
        </span>
      </p>
      <ConfirmButton
        form={form}
        takesAtOnce={dietitian.takesAtOnce}
        pays={pays}
        isBusy={isBusy}
        className="shrink-0 px-4"
      />
    </div>
  )
}
