import type { Party } from '#contract/appointments/appointment.ts'
import { definitionOf } from '#contract/screening/instruments.ts'
import type { Questionnaire } from '#contract/screening/questionnaires.ts'
import { writeNumber } from '#copy/dates.ts'
import { resultForPatient, resultWords as words } from '#copy/screening/results.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { resultForDietitian, writeSources } from './words-of.ts'

/** The result in words, with the source of its rules. For the patient it is worded as something to discuss. */
export function ResultNote({
  party,
  of: { instrument, version, result },
}: {
  party: Party
  of: Questionnaire
}) {
  const t = useWords()
  const language = useLanguage()
  if (!result) return null
  const value = writeNumber(language, Number(result.value.toFixed(1)))
  const said =
    party === 'dietitian'
      ? resultForDietitian(instrument, result, value)
      : resultForPatient(instrument, result, value)
  if (!said) return null
  return (
    <div className="text-sm">
      <p className="font-medium">{t(said)}</p>
      {result.missing > 0 && <p className="text-ink-soft">{t(words.missing(result.missing))}</p>}
      <p className="mt-1 text-xs text-ink-soft">
        {t(words.noDiagnosis)} {t(words.source)}{' '}
        <bdi lang="en">{writeSources(definitionOf(instrument, version).sources)}</bdi>
      </p>
    </div>
  )
}
