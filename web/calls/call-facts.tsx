import type { AppointmentPage, Party } from '#contract/appointments/appointment.ts'
import { dayOf } from '#contract/wall-clock.ts'
import { lobby } from '#copy/calls/lobby.ts'
import { differ, nameZone, writeDate } from '#copy/dates.ts'
import { times } from '#copy/times.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { photoOf } from '#web/lib/photo-of.ts'
import { useOtherName } from '#web/lib/use-other-name.ts'
import { useWords } from '#web/lib/words.ts'
import { writeTime } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { HijriDay } from '#web/ui/hijri-day.tsx'
import { UserText } from '#web/ui/user-text.tsx'

/** Other side, service and time, in the reader's time zone and, if it differs, the practice's. */
export function CallFacts({ appointment, party }: { appointment: AppointmentPage; party: Party }) {
  const t = useWords()
  const language = useLanguage()
  const { other, serviceName, otherServiceName } = appointment
  const name = useOtherName(party, appointment)
  const zone = readerZone()
  const [start, end] = [new Date(appointment.startsAt), new Date(appointment.endsAt)]
  const time = (at: Date, of = zone) => writeTime(language, at, of)
  const span = t(lobby.whenTo(time(start), time(end)))
  return (
    <>
      <div className="flex items-center gap-4">
        <Avatar personId={other.id} name={name} photo={photoOf(other.photoId, 'small')} size="lg" />
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-sm text-ink-soft">
            <UserText text={serviceName} other={otherServiceName} />
          </p>
        </div>
      </div>
      <p className="mt-5 text-md font-medium">{t(times.at(writeDate(language, start, 'day', zone), span))}</p>
      <HijriDay day={dayOf(start, zone)} className="block text-sm text-ink-soft" />
      <p className="mt-0.5 text-sm text-ink-soft">
        {t(lobby.zone(nameZone(language, zone)))}
        {differ(start, zone, appointment.zone) && (
          <span className="block">
            {t(lobby.practiceZone(time(start, appointment.zone), nameZone(language, appointment.zone)))}
          </span>
        )}
      </p>
    </>
  )
}
