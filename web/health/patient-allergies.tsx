import { TriangleAlert } from 'lucide-react'
import { statedAllergies } from '#contract/health/stated-allergies.ts'
import { patientHead as words } from '#copy/patients/head.ts'
import { recordWords } from '#copy/patients/record.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { usePatientAnswers } from './use-patient-answers.ts'

/** What the patient reacts to, in their own words, before anything else about them. */
export function PatientAllergies({ patient }: { patient: string }) {
  const t = useWords()
  const { isKnown, isShared, answers } = usePatientAnswers(patient)
  if (!isKnown) return null
  if (!isShared) return <p className="text-xs text-ink-faint">{t(words.allergiesNotShared)}</p>
  const stated = statedAllergies(answers?.allergies ?? '')
  if (stated.length === 0) return <p className="text-xs text-ink-faint">{t(words.noAllergies)}</p>
  return (
    <ul aria-label={t(recordWords.allergies)} className="flex min-w-0 flex-wrap gap-1.5">
      {stated.map((allergy) => (
        <li key={allergy} className="flex min-w-0">
          <Badge tone="cancelled" icon={TriangleAlert} className="min-w-0 whitespace-normal">
            <UserText text={allergy} />
          </Badge>
        </li>
      ))}
    </ul>
  )
}
