import { type FormEvent, type ReactNode, useId } from 'react'
import { mostInMessage } from '#contract/appointments/booking.ts'
import type { DietitianPage, OfferedService, UsablePackage } from '#contract/directory.ts'
import type { Mode } from '#contract/practice-options.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { booking } from '#copy/appointments/booking.ts'
import { differ, nameZone } from '#copy/dates.ts'
import { counts } from '#copy/directory/counts.ts'
import { modes } from '#copy/practice-options.ts'
import { lazyPart } from '#web/app/lazy-part.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { writePlace } from '#web/lib/write-place.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { HijriDay } from '#web/ui/hijri-day.tsx'
import { MapLink } from '#web/ui/map-link.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { HoldCountdown } from './hold-countdown.tsx'
import type { PackagePayment, PaymentEvents, PaymentMethod } from './payment-method.ts'
import type { FirstBooking } from './use-first-booking.ts'

const RefundRules = lazyPart(() => import('./refund-rules.tsx'), 'RefundRules')
const UsePackage = lazyPart(() => import('./use-package.tsx'), 'UsePackage', null)
const PayWith = lazyPart(() => import('./pay-with.tsx'), 'PayWith', null)
const FirstBookingFields = lazyPart(() => import('./first-booking-fields.tsx'), 'FirstBookingFields')

export type ToBook = {
  dietitian: DietitianPage
  service: OfferedService
  mode: Mode
  slot: string | null
  /** The service has a price, which is paid with the booking. */
  pays: boolean
  /** The package that is used, or null; undefined while it is loading. */
  bought: PackagePayment | null | undefined
}

type BookingSummaryProps = ToBook & {
  form: string
  until: number | null
  isBusy: boolean
  toPay: number
  first: FirstBooking
  way: PaymentMethod | null
  hear: PaymentEvents
  onWay: (way: PaymentMethod) => void
  message: string
  onMessage: (message: string) => void
  onConfirm: () => void
  /** The reader's own package for this service, if there is one. */
  own: UsablePackage | undefined
  onPackageWay: (way: PackagePayment) => void
  onSingle: (isSingle: boolean) => void
}

/** What is about to be booked, its price, and how it is paid. */
export function BookingSummary(props: BookingSummaryProps) {
  const { dietitian, service, mode, slot, pays, form, until, isBusy, first, way, own, onConfirm } = props
  const t = useWords()
  const language = useLanguage()
  const titleId = useId()
  const { summary } = booking
  const zone = readerZone()
  const area = writePlace(language, dietitian)
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onConfirm()
  }
  const time = slot && writeMoment(language, new Date(slot), new Date(), zone)
  return (
    <Card
      as="section"
      flush
      aria-labelledby={titleId}
      className="xl:sticky xl:top-20 xl:flex xl:max-h-[calc(100dvh-11rem-var(--foot))] xl:flex-col"
    >
      <form
        id={form}
        ref={first.form}
        noValidate
        onSubmit={confirm}
        className="p-5 xl:overflow-y-auto xl:overscroll-contain"
      >
        <h3 id={titleId} className="text-md font-semibold">
          {t(summary.title)}
        </h3>
        <dl className="mt-3 flex flex-col gap-3 text-sm">
          <Line name={t(summary.service)}>
            <UserText text={service.name} other={service.otherName} />
            <span className="block text-ink-soft">{t(counts.minutes(service.duration))}</span>
          </Line>
          <Line name={t(summary.mode)}>
            {t(modes[mode])}
            {mode === 'in-person' && dietitian.city && (
              <>
                <span className="block font-normal text-ink-soft">{t(summary.city(area))}</span>
                <span className="block font-normal">
                  <MapLink place={area}>{t(summary.map)}</MapLink>
                </span>
              </>
            )}
          </Line>
          <Line name={t(summary.time)}>
            {time ?? <span className="text-ink-faint">{t(summary.notChosen)}</span>}
            {slot && (
              <HijriDay day={dayOf(new Date(slot), zone)} className="block font-normal text-ink-soft" />
            )}
            {time && differ(new Date(slot), zone, dietitian.zone) && (
              <span className="block font-normal text-ink-soft">{nameZone(language, zone)}</span>
            )}
          </Line>
        </dl>
        <p className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <span className="text-sm text-ink-soft">{t(pays || own ? summary.toPay : summary.price)}</span>
          <span className="text-lg font-semibold">{price(language, props.toPay)}</span>
        </p>
        {own && <UsePackage key={own.id} {...props} own={own} />}
        <h4 className="mt-4 text-sm font-semibold">{t(summary.next)}</h4>
        <p className="mt-1 text-sm text-ink-soft">
          {t(dietitian.takesAtOnce ? summary.atOnce : summary.pending)} {t(summary.cancel)}
          {pays && ` ${t(summary.cancelPaid)}`}
        </p>
        {pays && <PayWith amount={service.price} hear={props.hear} onWay={props.onWay} />}
        {pays && <RefundRules dietitian={dietitian} price={service.price} way={way} />}
        <Field
          label={t(booking.message.label)}
          help={t(booking.message.help)}
          mark="optional"
          className="mt-4"
        >
          <TextArea
            value={props.message}
            onChange={({ target }) => props.onMessage(target.value)}
            rows={3}
            maxLength={mostInMessage}
          />
        </Field>
        {(first.asksBirthDate || first.asksConsent) && <FirstBookingFields first={first} />}
      </form>
      <div className="border-t border-line p-5 max-xl:hidden">
        <ConfirmButton
          form={form}
          takesAtOnce={dietitian.takesAtOnce}
          pays={pays}
          isBusy={isBusy}
          className="w-full"
        />
        {until !== null && (
          <p className="mt-2.5 text-center text-xs text-ink-soft">
            <HoldCountdown until={until} words={booking.hold.left} />
          </p>
        )}
      </div>
    </Card>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
