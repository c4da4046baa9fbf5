import type { Language } from '#contract/language.ts'
import { type AccountMail, closing, moment, reason } from '#copy/accounts/mail.ts'
import { nameZone, writeDate } from '#copy/dates.ts'
import { letter as letterWords } from '#copy/letter.ts'
import type { Word } from '#copy/word.ts'
import type { House } from '#server/ground/house.ts'
import { letter } from '#server/ground/post/letter.ts'
import type { Letter } from '#server/ground/post/mail.ts'
import { pageUrl } from '#server/ground/site/page-url.ts'

type Draft = {
  id: string
  to: string
  language: Language
  greeting: Word
  words: AccountMail
  why: keyof typeof reason
  /** The paths of the button and of the secondary link. */
  button?: string
  also?: string
  onPurpose?: readonly string[]
}

/** The parts that all emails about an account have in common. */
export function accountLetter(
  house: Pick<House, 'settings'>,
  { id, to, language, greeting, words, why, button, also, onPurpose = [] }: Draft,
): Letter {
  const wayTo = (label = letterWords.hello, path = '/') => ({ label, url: pageUrl(house, language, path) })
  return letter(house, {
    id,
    to,
    language,
    subject: words.subject,
    preheader: words.preheader,
    greeting,
    paragraphs: words.paragraphs,
    ...(words.button && { action: wayTo(words.button, button) }),
    ...(words.also && { also: wayTo(words.also, also) }),
    note: words.note,
    closing,
    reason: reason[why],
    onPurpose,
  })
}

/** `20 November 2026 at 6:30 pm (Riyadh time)`. */
export const writeMoment = (language: Language, at: Date, zone = 'Asia/Riyadh'): string =>
  moment(
    writeDate(language, at, 'date', zone),
    writeDate(language, at, 'time', zone),
    nameZone(language, zone, at),
  )[language]
