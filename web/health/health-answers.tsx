import type { ReactNode } from 'react'
import type { HealthAnswers as Answers } from '#contract/health/patients.ts'
import { recordWords as words } from '#copy/patients/record.ts'
import { parts } from '#copy/portal/parts.ts'
import type { Word } from '#copy/word.ts'
import { useWords } from '#web/lib/words.ts'
import { UserText } from '#web/ui/user-text.tsx'

/** The patient's answers about goals, conditions and habits. */
export function HealthAnswers({ answers }: { answers: Answers }) {
  const t = useWords()
  const named = (known: Readonly<Record<string, Word>>, value: string | null) => {
    const word = value === null ? undefined : known[value]
    return word ? t(word) : value
  }
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2">
      <Answer label={words.goalsOf}>
        {answers.healthGoals.map((goal) => named(words.goalWords, goal)).join(t(parts.comma))}
      </Answer>
      <Answer label={words.conditions}>
        {answers.medicalConditions && <UserText text={answers.medicalConditions} />}
      </Answer>
      <Answer label={words.allergies}>{answers.allergies && <UserText text={answers.allergies} />}</Answer>
      <Answer label={words.diet}>{named(words.dietWords, answers.dietaryPreferences)}</Answer>
      <Answer label={words.activity}>{named(words.activityWords, answers.activityLevel)}</Answer>
    </dl>
  )
}

function Answer({ label, children }: { label: Word; children: ReactNode }) {
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
