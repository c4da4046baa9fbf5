import type { Questionnaire } from '#contract/screening/questionnaires.ts'
import { useWords } from '#web/lib/words.ts'
import { UserText } from '#web/ui/user-text.tsx'
import { nameOf } from './words-of.ts'

/** The name of an instrument, or the title that a dietitian gave their own questions. */
export function QuestionnaireName({ of }: { of: Pick<Questionnaire, 'instrument' | 'title'> }) {
  const t = useWords()
  return of.title === null ? t(nameOf(of)) : <UserText text={of.title} />
}
