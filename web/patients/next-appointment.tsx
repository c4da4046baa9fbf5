import type { Patient } from '#contract/patients/patients.ts'
import { patientList as words } from '#copy/patients/list.ts'
import { parts } from '#copy/portal/parts.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useWords } from '#web/lib/words.ts'
import { writeMoment } from '#web/lib/write-moment.ts'
import { readerZone } from '#web/lib/zone.ts'
import { appointmentPath } from './paths.ts'

/** The patient's next appointment, and whether its request is still open. */
export function NextAppointment({ next }: Pick<Patient, 'next'>) {
  const t = useWords()
  const language = useLanguage()
  if (!next) return t(words.noneAhead)
  return (
    <>
      <Link to={appointmentPath(next.id)} className="relative text-link">
        <time dateTime={next.startsAt}>
          {writeMoment(language, new Date(next.startsAt), new Date(), readerZone())}
        </time>
      </Link>
      {next.status === 'pending' && (
        <span className="text-ink-soft">
          {t(parts.comma)}
          {t(words.waits)}
        </span>
      )}
    </>
  )
}
