import { ArrowLeft } from 'lucide-react'
import type { AppointmentPage } from '#contract/appointments/appointment.ts'
import { consultations } from '#copy/appointments/status.ts'
import { writeDate } from '#copy/dates.ts'
import { preparationWords as words } from '#copy/patients/preparation.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { usePatientName } from '#web/lib/use-patient-name.ts'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { appointmentPath, patientPath } from './paths.ts'

type PreparationHeadProps = { appointment: AppointmentPage; since: string | null }

/** The patient, time and service of the appointment, and the patient's message. */
export function PreparationHead({ appointment, since }: PreparationHeadProps) {
  const t = useWords()
  const language = useLanguage()
  const { id, startsAt, serviceName, otherServiceName, mode, other, message } = appointment
  const { name } = usePatientName(other)
  return (
    <div>
      <Link to={appointmentPath(id)} className={buttonClass('quiet', 'md', '-ms-3 mb-3 ps-3')}>
        <Icon of={ArrowLeft} mirrored small />
        {t(words.back)}
      </Link>
      <Card as="section" aria-labelledby="preparation-for">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <div className="flex min-w-0 flex-1 basis-64 items-center gap-4">
            <Avatar personId={other.id} name={name} size="lg" />
            <div className="min-w-0">
              <h2 id="preparation-for" className="text-lg font-semibold">
                <bdi>{name}</bdi>
              </h2>
              <p className="text-sm font-medium">
                <time dateTime={startsAt}>
                  {writeMoment(language, new Date(startsAt), new Date(), readerZone())}
                </time>
              </p>
              <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
                <UserText text={serviceName} other={otherServiceName} />
                <span>{t(consultations[mode])}</span>
                <span>
                  {since === null
                    ? t(words.first)
                    : t(words.lastOn(writeDate(language, new Date(since), 'date', readerZone())))}
                </span>
              </p>
            </div>
          </div>
          {other.id && (
            <Link to={patientPath(other.id)} className={buttonClass('secondary', 'sm', 'max-sm:grow')}>
              {t(words.profile)}
            </Link>
          )}
        </div>
        {message && (
          <div className="mt-4 border-t border-line pt-4">
            <h3 className="text-sm font-medium">{t(words.message)}</h3>
            <p
              dir="auto"
              className="aligned-with-page mt-1 max-w-prose text-sm whitespace-pre-line text-ink-soft"
            >
              {message}
            </p>
          </div>
        )}
      </Card>
    </div>
  )
}
