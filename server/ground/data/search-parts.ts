import { foldText } from '#contract/fold-text.ts'

/** A search query as `like` patterns: words of a name, part of an email address, part of a phone number. */
export function searchParts(q: string) {
  const folded = foldText(q)
  const words = folded.split(/\s+/).filter(Boolean).map(part)
  const digits = folded.replace(/[^\d]/g, '')
  const isNumber = digits.length >= 4 && /^[+\d\s()-]+$/.test(folded)
  return {
    words,
    longest: words.toSorted((one, other) => other.length - one.length)[0] ?? null,
    address: /\s/.test(q) ? null : part(q.normalize('NFKC').toLowerCase()),
    /** Without leading zeros: the rest is the same in national and international form. */
    digits: isNumber ? part(digits.replace(/^0+/, '')) : null,
  }
}

/** Escapes the characters that are special to `like`. */
const part = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
