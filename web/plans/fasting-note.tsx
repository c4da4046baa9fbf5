import { screenCountsFor } from '#contract/plans/fasting.ts'
import { listPatientQuestionnaires, type Questionnaire } from '#contract/screening/questionnaires.ts'
import { writeDate } from '#copy/dates.ts'
import { publishWords as words } from '#copy/plans/editor.ts'
import { useRead } from '#web/app/query.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Link } from '#web/lib/link.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'

type Screened = { at: Date; counts: boolean; outcome: NonNullable<Questionnaire['result']>['outcome'] }

/** The latest shared result of the IDF-DAR screening: null if there is none, undefined if unknown. */
export function useFastingScreen(patient: string, isFasting: boolean): Screened | null | undefined {
  const now = useNow(60_000)
  const { data } = useRead(listPatientQuestionnaires, { patient }, { enabled: isFasting, isLive: false })
  if (!data) return undefined
  const results = data.questionnaires.flatMap(({ instrument, answeredAt, result }) =>
    instrument === 'idf_dar' && answeredAt && result ? [{ at: new Date(answeredAt), ...result }] : [],
  )
  const [newest] = results.sort((one, other) => other.at.getTime() - one.at.getTime())
  if (!newest) return data.next === null ? null : undefined
  const { at, outcome } = newest
  return { at, outcome, counts: now - at.getTime() <= screenCountsFor * 86_400_000 }
}

/** Before a plan with suhoor or iftar is published: states what is known about the patient's risk of fasting. */
export function FastingNote({ patient, screened }: { patient: string; screened: Screened | null }) {
  const t = useWords()
  const language = useLanguage()
  const on = screened && writeDate(language, screened.at, 'date', readerZone())
  return (
    <p className="text-sm text-ink-soft">
      {t(!on ? words.screenNone : screened.counts ? words.screenCounts(on) : words.screenOld(on))}{' '}
      {!screened?.counts && (
        <Link to={`/dietitian/patients/${patient}`} className="font-medium text-link underline">
          {t(words.toScreening)}
        </Link>
      )}
    </p>
  )
}
