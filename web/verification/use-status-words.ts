import type { Verification } from '#contract/verification.ts'
import { writeDate, writeDay } from '#copy/dates.ts'
import { verificationStatus as words } from '#copy/verification.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useWords } from '#web/lib/words.ts'
import { missingThings } from './missing-things.ts'
import { statusOf } from './status-of.ts'

export function useStatusWords(verification: Verification): string {
  const t = useWords()
  const language = useLanguage()
  const { submittedAt, licensedUntil, daysLeft } = verification
  const status = statusOf(verification)
  const since = submittedAt ? writeDate(language, new Date(submittedAt), 'date') : ''
  const until = licensedUntil ? writeDay(language, licensedUntil, 'date') : ''
  switch (status) {
    case 'incomplete': {
      const things = missingThings(verification).map((thing) => t(thing.words))
      return t(words.incomplete(new Intl.ListFormat(language).format(things)))
    }
    case 'submitted':
    case 'renewing':
    case 'renewingHidden':
      return t(words[status](since))
    case 'changed':
    case 'listed':
    case 'hidden':
    case 'ended':
      return t(words[status](until))
    case 'ending':
      return t(words.ending(daysLeft ?? 0, until))
    default:
      return t(words[status])
  }
}
