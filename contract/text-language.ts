import type { Language } from './language.ts'

/** The language of most letters of a text; null if it has neither Arabic nor Latin ones. */
export function languageOfText(text: string): Language | null {
  const [arabic, latin] = [arabicLetter, latinLetter].map((letter) => text.match(letter)?.length ?? 0)
  if (!arabic && !latin) return null
  return (arabic ?? 0) > (latin ?? 0) ? 'ar' : 'en'
}

const arabicLetter = /\p{Script=Arabic}/gu
const latinLetter = /\p{Script=Latin}/gu

/** The version of a text for this reader, if it is in two languages; a text in one language is returned unchanged. */
export function textFor(language: Language, text: string, other: string | null | undefined): string {
  if (!other) return text
  if (!text) return other
  return languageOfText(text) !== language && languageOfText(other) === language ? other : text
}
