import { useId } from 'react'
import { readPatientAnswers, readPatientHealth } from '#contract/health/patients.ts'
import { recordWords as words } from '#copy/patients/record.ts'
import { useRead } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { HealthAnswers } from './health-answers.tsx'

/** The patient's answers about goals, conditions and habits, if they are shared. */
export function PatientConcerns({ patient }: { patient: string }) {
  const t = useWords()
  const id = useId()
  const health = useRead(readPatientHealth, { patient })
  const hasAnswers = health.data?.hasAnswers ?? false
  const told = useRead(readPatientAnswers, { patient }, { enabled: hasAnswers })
  const failed = [health, told].find(({ error, data }) => error && !data)
  const answers = told.data?.answers
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className="text-md font-semibold">
        {t(words.concerns)}
      </h3>
      {failed ? (
        <FailedRead title={words.failed} read={failed} />
      ) : !health.data || (hasAnswers && !told.data) ? (
        <Skeleton className="mt-4 w-64 max-w-full text-md" />
      ) : !health.data.groups.includes('answers') ? (
        <p className="mt-3 text-sm text-ink-soft">
          {t(health.data.groups.length === 0 ? words.nothingShared : words.notShared)}
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
