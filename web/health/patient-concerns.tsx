import { useId } from 'react'
import { recordWords as words } from '#copy/patients/record.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { HealthAnswers } from './health-answers.tsx'
import { usePatientAnswers } from './use-patient-answers.ts'

/** The patient's answers about goals, conditions and habits, if they are shared. */
export function PatientConcerns({ patient }: { patient: string }) {
  const t = useWords()
  const id = useId()
  const { failed, isKnown, groups, isShared, answers } = usePatientAnswers(patient)
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className="text-md font-semibold">
        {t(words.concerns)}
      </h3>
      {failed ? (
        <FailedRead title={words.failed} read={failed} />
      ) : !isKnown ? (
        <Skeleton className="mt-4 w-64 max-w-full text-md" />
      ) : !isShared ? (
        <p className="mt-3 text-sm text-ink-soft">
          {t(groups.length === 0 ? words.nothingShared : words.notShared)}
        </p>
      ) : !answers ? (
        <p className="mt-3 text-sm text-ink-soft">{t(words.nothingTold)}</p>
      ) : (
        <>
          <HealthAnswers answers={answers} />
          <p className="mt-4 text-xs text-ink-faint">{t(words.seen)}</p>
        </>
      )}
    </Card>
  )
}
