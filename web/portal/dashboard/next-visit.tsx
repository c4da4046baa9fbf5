import type { NextVisit as Visit } from '#contract/dashboards/patient.ts'
import { patientDashboard } from '#copy/dashboards/patient.ts'
import { unknown } from '#copy/unknown-people.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { localizedName } from '#web/lib/localized-name.ts'
import { photoOf } from '#web/lib/photo-of.ts'
import { useJoined } from '#web/lib/use-joined.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { isRunning, VisitCard } from './visit-card.tsx'

const { visit: words } = patientDashboard

/** The patient's running or next appointment. */
export function NextVisit({ visit }: { visit: Visit }) {
  const t = useWords()
  const language = useLanguage()
  const now = new Date(useNow(30_000))
  const { id, dietitian, mode } = visit
  const name =
    dietitian.name === null
      ? unknown.dietitian[language]
      : localizedName(language, { name: dietitian.name, otherName: dietitian.otherName }).name
  const isNow = isRunning(visit, now)
  const isJoined = useJoined('patient').includes(id)
  const label = (action: string) => ({ 'aria-label': t(words.named(action, name)) })
  return (
    <ul aria-label={t(words.title)} className="grid">
      <VisitCard
        visit={visit}
        personId={dietitian.id}
        name={name}
        photo={photoOf(dietitian.photoId)}
        to={`/patient/appointments/${id}`}
        zone={readerZone()}
        now={now}
        isJoined={isJoined}
      >
        {dietitian.id && (
          <Link
            to={`/patient/messages?dietitian=${dietitian.id}`}
            className={buttonClass(isNow ? 'quiet-inherit' : 'secondary')}
            {...label(t(words.message))}
          >
            {t(words.message)}
          </Link>
        )}
        {isNow && mode === 'video' ? (
          <Link to={`/call/${id}`} className={buttonClass('primary', 'lg')} {...label(t(words.join))}>
            {t(words.join)}
          </Link>
        ) : (
          <Link
            to={`/patient/appointments/${id}`}
            className={isNow ? buttonClass('primary', 'lg') : buttonClass('secondary')}
            {...label(t(words.details))}
          >
            {t(words.details)}
          </Link>
        )}
      </VisitCard>
    </ul>
  )
}
