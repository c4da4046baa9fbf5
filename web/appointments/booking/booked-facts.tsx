import type { ReactNode } from 'react'
import type { AppointmentPage } from '#contract/appointments/appointment.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { bookedWords } from '#copy/appointments/booked.ts'
import { booking } from '#copy/appointments/booking.ts'
import { appointmentDetail } from '#copy/appointments/detail.ts'
import { differ, nameZone, writeDate } from '#copy/dates.ts'
import { modes } from '#copy/practice-options.ts'
import { times } from '#copy/times.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { price } from '#web/lib/price.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment, writeTime } from '#web/lib/write-moment.ts'
import { writePlace } from '#web/lib/write-place.ts'
import { readerZone } from '#web/lib/zone.ts'
import { HijriDay } from '#web/ui/hijri-day.tsx'
import { MapLink } from '#web/ui/map-link.tsx'
import { UserText } from '#web/ui/user-text.tsx'

export function BookedFacts({ appointment }: { appointment: AppointmentPage }) {
  const t = useWords()
  const language = useLanguage()
  const zone = readerZone()
  const start = new Date(appointment.startsAt)
  const { place, lapsesAt } = appointment
  const area = place ? writePlace(language, place) : ''
  const day = writeDate(language, start, 'day', zone)
  return (
    <dl className="mx-auto grid max-w-prose gap-x-8 gap-y-4 px-5 pb-6 text-sm sm:grid-cols-2 sm:px-6">
      <Fact name={t(booking.summary.time)}>
        {t(times.at(day, writeTime(language, start, zone)))}
        <HijriDay day={dayOf(start, zone)} className={more} />
        {differ(start, zone, appointment.zone) && <span className={more}>{nameZone(language, zone)}</span>}
      </Fact>
      <Fact name={t(booking.summary.service)}>
        <UserText text={appointment.serviceName} other={appointment.otherServiceName} />
        <span className={more}>{price(language, appointment.price)}</span>
      </Fact>
      {lapsesAt && (
        <Fact name={t(bookedWords.answerBy)}>
          {writeMoment(language, new Date(lapsesAt), new Date(), zone)}
        </Fact>
      )}
      <Fact name={t(booking.summary.mode)}>{t(modes[appointment.mode])}</Fact>
      {place && (
        <Fact name={t(bookedWords.place)}>
          {area}
          <span className={more}>
            {place.address ? (
              <UserText text={place.address} other={place.otherAddress} />
            ) : (
              t(bookedWords.addressLater)
            )}
          </span>
          {area && !place.address && (
            <span className="block font-normal">
              <MapLink place={area}>{t(appointmentDetail.facts.area)}</MapLink>
            </span>
          )}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="mt-0.5 font-medium">{children}</dd>
    </div>
  )
}

const more = 'block font-normal text-ink-soft'
