import type { Questionnaire } from '#contract/screening/questionnaires.ts'
import { textFor } from '#contract/text-language.ts'
import { writeDate } from '#copy/dates.ts'
import { questionnairePages as words } from '#copy/screening/pages.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { readerZone } from '#web/lib/zone.ts'

/** The sender and date of a questionnaire, as the patient reads them. */
export function useFromWords() {
  const t = useWords()
  const language = useLanguage()
  return ({ dietitian, sentAt }: Pick<Questionnaire, 'dietitian' | 'sentAt'>): string => {
    const day = writeDate(language, new Date(sentAt), 'date', readerZone())
    return t(
      words.from(dietitian ? textFor(language, dietitian.name, dietitian.otherName) : t(words.gone), day),
    )
  }
}
