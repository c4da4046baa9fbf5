import type { Language } from '#contract/language.ts'
import { type AccountMail, closing, moment, reason } from '#copy/accounts/mail.ts'
import { letter as letterWords } from '#copy/letter.ts'
import { letter } from '#server/post/letter.ts'
import type { Letter } from '#server/post/mail.ts'
import { pageUrl } from '#server/site/page-url.ts'
import type { House } from '../house.ts'

type Draft = {
  id: string
  to: string
  language: Language
  words: AccountMail
  why: keyof typeof reason
  /** The paths of the button and of the other way. */
  button?: string
  also?: string
}

/** What all mails about an account have in common. */
export function accountLetter(
  house: Pick<House, 'settings'>,
  { id, to, language, words, why, button, also }: Draft,
): Letter {
  const wayTo = (label = letterWords.hello, path = '/') => ({ label, url: pageUrl(house, language, path) })
  return letter(house, {
    id,
    to,
    language,
    subject: words.subject,
    preheader: words.preheader,
    greeting: letterWords.hello,
    paragraphs: words.paragraphs,
    ...(words.button && { action: wayTo(words.button, button) }),
    ...(words.also && { also: wayTo(words.also, also) }),
    note: words.note,
    closing,
    reason: reason[why],
  })
}

/** Riyadh's time, in Western digits and the Gregorian calendar in both languages. */
export function writeMoment(language: Language, at: Date): string {
  const write = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { timeZone: 'Asia/Riyadh', ...style }).format(at)
  // With hour12 instead, British noon would be 0:16 pm.
  const time = write({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' })
  return moment(write({ dateStyle: 'long' }), time)[language]
}

/** A day has no zone. */
export const writeDay = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

const locales = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-latn' } as const satisfies Record<Language, string>
