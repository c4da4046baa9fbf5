import { defaultUnits, unitFor } from '#contract/health/kinds.ts'
import { writeDate } from '#copy/dates.ts'
import { kindWords } from '#copy/health/kinds.ts'
import { writeQuantity } from '#copy/health/write-quantity.ts'
import { recordWords } from '#copy/patients/record.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { Sparkline } from '#web/ui/chart/sparkline.tsx'
import { UserText } from '#web/ui/user-text.tsx'
import { usePatientAnswers } from './use-patient-answers.ts'
import { useSeries } from './use-series.ts'

/** Conditions and the course of the weight, as far as they are shared. */
export function PatientAtAGlance({ patient }: { patient: string }) {
  const t = useWords()
  const { groups, answers } = usePatientAnswers(patient)
  const conditions = answers?.medicalConditions
  return (
    <>
      {conditions && (
        <p className="min-w-0 flex-1 basis-32 text-sm">
          <span className="block text-xs text-ink-faint">{t(recordWords.conditions)}</span>
          <span className="line-clamp-2 xl:line-clamp-1">
            <UserText text={conditions} />
          </span>
        </p>
      )}
      {groups.includes('body') && <LastWeight patient={patient} />}
    </>
  )
}

function LastWeight({ patient }: { patient: string }) {
  const t = useWords()
  const language = useLanguage()
  const points = useSeries('weight', { span: 'quarter', patient }).data?.points ?? []
  const last = points.at(-1)
  if (!last) return null
  const weight = writeQuantity(language, 'weight', last, unitFor('weight', defaultUnits))
  const label = t(kindWords.weight.name)
  return (
    <div className="flex shrink-0 items-center gap-3">
      <p className="text-sm">
        <span className="block text-xs text-ink-faint">
          {label} · {writeDate(language, new Date(last.at), 'date')}
        </span>
        <span className="font-semibold tabular-nums">{weight}</span>
      </p>
      {points.length > 1 && (
        <Sparkline label={label} points={points.map(({ at, value }) => ({ at: Date.parse(at), value }))} />
      )}
    </div>
  )
}
