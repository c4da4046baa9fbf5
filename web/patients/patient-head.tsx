import { yearsSince } from '#contract/adult.ts'
import type { PatientPage } from '#contract/patients/patients.ts'
import { patientWords as words } from '#copy/patients/page.ts'
import { parts } from '#copy/portal/parts.ts'
import { usePatientName } from '#web/lib/use-patient-name.ts'
import { useWords } from '#web/lib/words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { ActiveBadge } from './active-badge.tsx'
import { ContactActions } from './contact-actions.tsx'
import { useGenderWord } from './use-gender-word.ts'

/** A patient's name, and the buttons for contact. */
export function PatientHead({ patient }: { patient: PatientPage }) {
  const t = useWords()
  const { name, other } = usePatientName(patient)
  const gender = useGenderWord(patient.gender)
  const about = [patient.bornOn && t(words.years(yearsSince(patient.bornOn))), gender].filter(Boolean)
  return (
    <Card
      as="section"
      aria-labelledby="patient-name"
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-4"
    >
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-4">
        <Avatar name={name} size="lg" />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id="patient-name" className="text-lg font-semibold">
              <bdi>{name}</bdi>
            </h2>
            <ActiveBadge isActive={patient.isActive} />
          </div>
          <p className="text-sm text-ink-soft">
            {other && (
              <span className="me-3 text-ink-faint">
                <bdi>{other}</bdi>
              </span>
            )}
            {about.join(t(parts.comma))}
          </p>
        </div>
      </div>
      <ContactActions patient={patient} name={name} className="flex flex-wrap gap-2 max-sm:w-full" />
    </Card>
  )
}
