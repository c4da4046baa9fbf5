import type { ReactNode } from 'react'
import type { HealthAnswers } from '#contract/health/patients.ts'
import { recordWords as words } from '#copy/patients/record.ts'
import { parts } from '#copy/portal/parts.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { Written } from '#web/ui/user-text.tsx'

/** What somebody has told of goals, conditions and habits. */
export function ToldAnswers({ answers }: { answers: HealthAnswers }) {
  const t = useWords()
  const named = (known: Readonly<Record<string, Word>>, value: string | null) => {
    const word = value === null ? undefined : known[value]
    return word ? t(word) : value
  }
  return (
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
