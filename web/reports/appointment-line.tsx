import type { ReportedAppointment } from '#contract/reports/figures.ts'
import { appointmentWords } from '#copy/reports/appointment-words.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type AppointmentLineProps = {
  appointment: ReportedAppointment
  now: Date
  /** Additional remarks. */
  more?: readonly string[]
  className: string
}

/** One appointment: both sides, with a link to its page, time, mode and status. */
export function AppointmentLine({ appointment, now, more = [], className }: AppointmentLineProps) {
  const t = useWords()
  const language = useLanguage()
  const { client, dietitian, startsAt, mode, status } = appointment
  const nameOf = (person: ReportedAppointment['client']) =>
    (person && localizedName(language, person).name) || t(appointmentWords.gone)
  const facts = [
    writeMoment(language, new Date(startsAt), now, readerZone()),
    t(appointmentWords.modes[mode]),
    ...more,
  ]
  return (
    <li className={joinClasses('relative', className)}>
      <span className="min-w-0 flex-1 basis-48">
        <Link
          to={`/admin/appointments/${appointment.id}`}
          className="block text-sm font-medium text-ink no-underline before:absolute before:inset-0 hover:text-link"
        >
          {t(appointmentWords.meeting(nameOf(client), nameOf(dietitian)))}
        </Link>
        <span className="block text-xs text-ink-soft">
          {facts.map((fact, at) => (
            <span key={fact}>
              {at > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </span>
      </span>
      <Badge tone={appointmentTones[status]}>{t(appointmentWords.statuses[status])}</Badge>
    </li>
  )
}

export const appointmentTones = {
  completed: 'completed',
  active: 'confirmed',
  scheduled: 'pending',
  cancelled: 'cancelled',
} as const satisfies Record<ReportedAppointment['status'], BadgeTone>
