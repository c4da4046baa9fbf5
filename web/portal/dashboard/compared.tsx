import type { LatestMeasure } from '#contract/dashboards/patient.ts'
import { patientDashboard } from '#copy/dashboards/patient.ts'
import { writeDate } from '#copy/dates.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'

const { figures: words } = patientDashboard

/** The change since the previous measurement. */
export function Compared({ measure: { takenAt, previous } }: { measure: LatestMeasure }) {
  const t = useWords()
  const language = useLanguage()
  const onDay = (at: string) => writeDate(language, new Date(at), 'shortDay', readerZone())
  if (!previous) return t(words.measuredOn(onDay(takenAt)))
  const { value, change } = previous
  const day = onDay(previous.takenAt)
  if (!change) return t(words.before(t(value), day))
  if (change.sign === 0) return t(words.same(day))
  return t((change.sign > 0 ? words.more : words.less)(t(change.amount), day))
}
