import { Activity, CalendarDays, MessageCircle, Utensils } from 'lucide-react'
import type { LatestMeasure, readPatientDashboard } from '#contract/dashboards/patient.ts'
import type { OutputOf } from '#contract/route.ts'
import { patientDashboard } from '#copy/dashboards/patient.ts'
import { writeDate } from '#copy/dates.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Figure, figuresClass } from './figure.tsx'
import { patientAddresses } from './figure-addresses.ts'
import { nameOfSender } from './name-of-sender.ts'

const { figures: words } = patientDashboard

export function PatientFigures({ data }: { data: OutputOf<typeof readPatientDashboard> }) {
  const t = useWords()
  const language = useLanguage()
  const { upcoming, plan, measure, unread } = data
  const write = (at: string) => writeMoment(language, new Date(at), new Date(), readerZone())
  const ahead = () => {
    if (upcoming.nextAt) return words.next(write(upcoming.nextAt))
    return upcoming.requestedAt ? words.requested(write(upcoming.requestedAt)) : words.noneAhead
  }
  return (
    <ul aria-label={t(words.label)} className={figuresClass}>
      <Figure
        to={patientAddresses.upcoming}
        icon={CalendarDays}
        label={upcoming.count === 1 ? words.oneUpcoming : words.upcoming}
        value={upcoming.count}
        text={t(ahead())}
      />
      <Figure
        to={patientAddresses.meals}
        icon={Utensils}
        label={words.meals}
        value={plan && plan.planned > 0 ? t(words.of(plan.eaten, plan.planned)) : '–'}
        text={t(plan ? (plan.planned > 0 ? words.ticked : words.notToday) : words.noPlan)}
      />
      {measure ? (
        <Figure
          to={`/patient/health-data?kind=${measure.kind}`}
          icon={Activity}
          label={measure.name}
          value={t(measure.value)}
          text={<Compared measure={measure} />}
        />
      ) : (
        <Figure
          to="/patient/health-data"
          icon={Activity}
          label={words.measure}
          value="–"
          text={t(words.noMeasure)}
        />
      )}
      <Figure
        to={patientAddresses.unread}
        icon={MessageCircle}
        label={words.unread}
        value={unread.count}
        text={t(unread.latest ? words.from(nameOfSender(language, unread.latest)) : words.allRead)}
      />
    </ul>
  )
}

/** The change since the previous measurement. */
function Compared({ measure: { takenAt, previous } }: { measure: LatestMeasure }) {
  const t = useWords()
  const language = useLanguage()
  const onDay = (at: string) => writeDate(language, new Date(at), 'shortDay', readerZone())
  if (!previous) return t(words.measuredOn(onDay(takenAt)))
  const { value, change } = previous
  const day = onDay(previous.takenAt)
  if (!change) return t(words.before(t(value), day))
  if (change.sign === 0) return t(words.same(day))
  return t((change.sign > 0 ? words.more : words.less)(t(change.amount), day))
}
