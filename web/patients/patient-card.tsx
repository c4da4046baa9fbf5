import { useId } from 'react'
import type { Patient } from '#contract/patients/patients.ts'
import { writeDate } from '#copy/dates.ts'
import { patientList as words } from '#copy/patients/list.ts'
import { recordWords } from '#copy/patients/record.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { showPhone } from '#web/lib/phone.ts'
import { usePatientName } from '#web/lib/use-patient-name.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fact } from '#web/ui/fact.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { ActiveBadge } from './active-badge.tsx'
import { ContactActions } from './contact-actions.tsx'
import { NextAppointment } from './next-appointment.tsx'
import { patientPath } from './paths.ts'

/** One patient of the list. All of the card is a link to the patient’s page, except parts with links of their own. */
export function PatientCard({ patient }: { patient: Patient }) {
  const t = useWords()
  const language = useLanguage()
  const titleId = useId()
  const { name, other } = usePatientName(patient)
  const { email, phone, lastVisitAt, concerns } = patient
  return (
    <Card
      as="article"
      flush
      aria-labelledby={titleId}
      className="relative flex h-full flex-col p-4 transition-colors hover:border-line-control sm:p-5"
    >
      <div className="flex items-start gap-4">
        <Avatar personId={patient.id} name={name} size="lg" />
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="text-md leading-head font-semibold">
            <Link
              to={patientPath(patient.id)}
              className="text-ink no-underline before:absolute before:inset-0 before:rounded-card hover:text-link"
            >
              <bdi>{name}</bdi>
            </Link>
          </h2>
          {other && (
            <p className="text-sm text-ink-faint">
              <bdi>{other}</bdi>
            </p>
          )}
        </div>
        <ActiveBadge isActive={patient.isActive} />
      </div>
      {concerns && (
        <p className="mt-3 text-sm">
          <span className="sr-only">{t(words.concerns)}: </span>
          <Concerns concerns={concerns} />
        </p>
      )}
      <dl className="my-4 grid grid-cols-2 gap-x-6 gap-y-2.5 text-sm">
        <Fact label={t(patient.next?.status === 'pending' ? words.requested : words.next)} isTight>
          <NextAppointment next={patient.next} />
        </Fact>
        <Fact label={t(words.lastVisit)} isTight>
          {lastVisitAt ? (
            <time dateTime={lastVisitAt}>
              {writeDate(language, new Date(lastVisitAt), 'date', readerZone())}
            </time>
          ) : (
            t(words.neverSeen)
          )}
        </Fact>
        <Fact label={t(words.email)} isTight className="col-span-2">
          <span dir="ltr" className="break-all">
            {email}
          </span>
        </Fact>
        <Fact label={t(words.phone)} isTight className="col-span-2">
          {phone ? <span className="phone">{showPhone(phone)}</span> : t(words.noPhone)}
        </Fact>
      </dl>
      <ContactActions
        patient={patient}
        name={name}
        className="mt-auto flex flex-wrap gap-2 border-t border-line pt-4"
      />
    </Card>
  )
}

/** Goals as chips, then the conditions in the patient's own words. */
function Concerns({ concerns: { goals, conditions } }: { concerns: NonNullable<Patient['concerns']> }) {
  const t = useWords()
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {goals.map((goal) => (
        <Badge key={goal} tone="tint">
          {recordWords.goalWords[goal] ? t(recordWords.goalWords[goal]) : <bdi>{goal}</bdi>}
        </Badge>
      ))}
      {conditions && <UserText text={conditions} className="line-clamp-2 min-w-0 text-ink-soft" />}
    </span>
  )
}
