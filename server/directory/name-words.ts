import { foldText } from '#contract/fold-text.ts'

export const isArabic = (word: string): boolean => /^[\u0620-\u064a]/.test(word)

/** The words of a name or a query, normalised for comparison and without titles such as Dr. */
export function wordsIn(text: string): string[] {
  const all = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return joined(all.filter((word) => !courtesies.has(word)).map(inLetters))
}

const courtesies = new Set(
  'dr doctor prof professor mr mrs ms miss د دكتور دكتوره الدكتور الدكتوره ا استاذ استاذه الاستاذ الاستاذه بروفيسور'.split(
    ' ',
  ),
)

/** Some writers use digits for sounds that Latin letters lack: `mo7ammed`. */
const inLetters = (word: string): string =>
  /[a-z]/.test(word) ? word.replace(/[2356789]/g, (digit) => digits[digit] as string) : word

const digits: Record<string, string> = { 2: 'a', 3: 'a', 5: 'kh', 6: 't', 7: 'h', 8: 'gh', 9: 's' }

/** `عبد الله`, `Abd Allah` and `Abdullah` become one word; a separate article is dropped. */
function joined(words: readonly string[]): string[] {
  const found: string[] = []
  let begun = ''
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    if (words.length > 1 && (isArticle(word, next) || connects.has(word))) continue
    if (next !== undefined && begins.has(word)) begun += word
    else if (!begun && ends.has(word) && found.length > 0) found.push(`${found.pop()}${word}`)
    else {
      found.push(begun + word)
      begun = ''
    }
  }
  return begun ? [...found, begun] : found
}

/** The article’s l may assimilate to the next letter: Ash-Shehri, Ad-Dosari. */
const isArticle = (word: string, next = ''): boolean =>
  /^([aeu]l|ال)$/.test(word) || (/^a(d|dh|n|r|s|sh|t|th|z)$/.test(word) && next.startsWith(word.slice(1)))

const begins = new Set('abd abdul abdal abdel abdu عبد abu abo abou ابو'.split(' '))
const ends = new Set('الدين دين الله din deen eddin eddine aldin eldin uddin ullah allah'.split(' '))
const connects = new Set('bin ben bint ibn بن ابن بنت and for of the في من و'.split(' '))

/** The word with and without its article. */
export function withAndWithoutArticle(word: string): string[] {
  const bare = isArabic(word)
    ? /^(?:ال|لل|بال|وال)(.{3,})$/.exec(word)?.[1]
    : /^(?:[ae]l(.{4,})|a([dnrstz])(?=\2)(.{4,}))$/.exec(word)?.slice(1).findLast(Boolean)
  return bare ? [word, bare] : [word]
}
