import { foldText } from '#contract/fold-text.ts'

/** What a search box was asked for, as `like` takes it: words of a name, a part of an address, a part of a number. */
export function searchParts(q: string) {
  const folded = foldText(q)
  const words = folded.split(/\s+/).filter(Boolean).map(part)
  const digits = folded.replace(/[^\d]/g, '')
  const isNumber = digits.length >= 4 && /^[+\d\s()-]+$/.test(folded)
  return {
    words,
    longest: words.toSorted((one, other) => other.length - one.length)[0] ?? null,
    address: /\s/.test(q) ? null : part(q.normalize('NFKC').toLowerCase()),
    /** As far as it is written alike at home and abroad. */
    digits: isNumber ? part(digits.replace(/^0+/, '')) : null,
  }
}

/** Signs that mean something to `like` mean themselves. */
const part = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
