import { Activity, CalendarDays, MessageCircle, Utensils } from 'lucide-react'
import type { readPatientDashboard } from '#contract/dashboards/patient.ts'
import type { OutputOf } from '#contract/route.ts'
import { patientDashboard } from '#copy/dashboards/patient.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { StatTile, smallTilesClass } from '#web/ui/stat-tile.tsx'
import { Compared } from './compared.tsx'
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
    <ul aria-label={t(words.label)} className={smallTilesClass}>
      <StatTile
        to={patientAddresses.upcoming}
        icon={CalendarDays}
        title={t(upcoming.count === 1 ? words.oneUpcoming : words.upcoming)}
        value={upcoming.count}
        isSmall
      >
        {t(ahead())}
      </StatTile>
      <StatTile
        to={patientAddresses.meals}
        icon={Utensils}
        title={t(words.meals)}
        value={plan && plan.planned > 0 ? t(words.of(plan.eaten, plan.planned)) : '–'}
        isSmall
      >
        {t(plan ? (plan.planned > 0 ? words.ticked : words.notToday) : words.noPlan)}
      </StatTile>
      {measure ? (
        <StatTile
          to={`/patient/health-data?kind=${measure.kind}`}
          icon={Activity}
          title={t(measure.name)}
          value={t(measure.value)}
          isSmall
        >
          <Compared measure={measure} />
        </StatTile>
      ) : (
        <StatTile to="/patient/health-data" icon={Activity} title={t(words.measure)} value="–" isSmall>
          {t(words.noMeasure)}
        </StatTile>
      )}
      <StatTile
        to={patientAddresses.unread}
        icon={MessageCircle}
        title={t(words.unread)}
        value={unread.count}
        isSmall
      >
        {t(unread.latest ? words.from(nameOfSender(language, unread.latest)) : words.allRead)}
      </StatTile>
    </ul>
  )
}
