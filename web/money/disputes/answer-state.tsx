import { todayInRiyadh } from '#contract/days.ts'
import type { Dispute } from '#contract/money/disputes.ts'
import { writeDate, writeDay } from '#copy/dates.ts'
import { disputeWords } from '#copy/money/disputes.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useWords } from '#web/lib/words.ts'

const words = disputeWords.page.answer

/** Until when an open dispute has to be answered, or when it was. */
export function AnswerState({ dispute: { answerBy, answeredAt } }: { dispute: Dispute }) {
  const t = useWords()
  const language = useLanguage()
  const now = useNow(60_000)
  if (answeredAt)
    return <span className="block">{t(words.sent(writeDate(language, new Date(answeredAt), 'date')))}</span>
  const day = writeDay(language, answerBy)
  return answerBy < todayInRiyadh(new Date(now)) ? (
    <span className="block font-medium text-danger-ink">{t(words.late(day))}</span>
  ) : (
    <span className="block font-medium text-ink">{t(words.by(day))}</span>
  )
}
