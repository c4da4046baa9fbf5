import { type ReactNode, useId } from 'react'
import { readPatientAnswers, readPatientHealth } from '#contract/health/patients.ts'
import { recordWords as words } from '#copy/patients/record.ts'
import { parts } from '#copy/portal/parts.ts'
import type { Word } from '#copy/word.ts'
import { useRead } from '#web/lib/query.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/card.tsx'
import { FailedRead } from '#web/ui/failed-read.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Written } from '#web/ui/written.tsx'

/** What a patient has told of goals, conditions and habits, with whoever they share it. */
export function PatientConcerns({ patient }: { patient: string }) {
  const t = useWords()
  const id = useId()
  const health = useRead(readPatientHealth, { patient }, { live: ['health'] })
  const hasAnswers = health.data?.hasAnswers ?? false
  const told = useRead(readPatientAnswers, { patient }, { enabled: hasAnswers })
  const failed = [health, told].find(({ error, data }) => error && !data)
  const answers = told.data?.answers
  const named = (known: Readonly<Record<string, Word>>, value: string | null) => {
    const word = value === null ? undefined : known[value]
    return word ? t(word) : value
  }
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
          <dl className="mt-4 grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2">
            <Told label={words.goalsOf}>
              {answers.healthGoals.map((goal) => named(words.goalWords, goal)).join(t(parts.comma))}
            </Told>
            <Told label={words.conditions}>
              {answers.medicalConditions && <Written text={answers.medicalConditions} />}
            </Told>
            <Told label={words.allergies}>{answers.allergies && <Written text={answers.allergies} />}</Told>
            <Told label={words.diet}>{named(words.dietWords, answers.dietaryPreferences)}</Told>
            <Told label={words.activity}>{named(words.activityWords, answers.activityLevel)}</Told>
          </dl>
          <p className="mt-4 text-xs text-ink-faint">{t(words.seen)}</p>
        </>
      )}
    </Card>
  )
}

function Told({ label, children }: { label: Word; children: ReactNode }) {
  const t = useWords()
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-faint">{t(label)}</dt>
      <dd dir="auto" className="aligned-with-page mt-0.5 whitespace-pre-line">
        {children || <span className="text-ink-faint">{t(words.nothingTold)}</span>}
      </dd>
    </div>
  )
}
