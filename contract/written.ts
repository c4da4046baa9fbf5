import type { Language } from './language.ts'

/** The language of what somebody wrote, by most of its letters; null where it has none of either. */
export function writtenIn(text: string): Language | null {
  const [arabic, latin] = [arabicLetter, latinLetter].map((letter) => text.match(letter)?.length ?? 0)
  if (!arabic && !latin) return null
  return (arabic ?? 0) > (latin ?? 0) ? 'ar' : 'en'
}

const arabicLetter = /\p{Script=Arabic}/gu
const latinLetter = /\p{Script=Latin}/gu

/** Of what was given in one language or two, what this reader reads; what was given once stands as it was given. */
export function readable(language: Language, text: string, other: string | null | undefined): string {
  if (!other) return text
  if (!text) return other
  return writtenIn(text) !== language && writtenIn(other) === language ? other : text
}
