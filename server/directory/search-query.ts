import { isArabic, withAndWithoutArticle, wordsIn } from './name-words.ts'
import { soundsOf } from './sounds.ts'
import { topicsMatching } from './topics.ts'
import { lexemesMarked, withoutArticle, withTypos } from './words.ts'

/** The text a patient typed, as four tsqueries, each wider than the one before. */
export type SearchQuery = {
  /** Every word as written. */
  literal: string
  /** Or words that sound the same, in either script. */
  spoken: string
  /** Or words that begin like this, for search as you type. */
  begun: string
  /** Or with a typing error; used only when nothing else matches. */
  loose: string
  /** The query matches so many that ranking the matches is pointless: a topic, or a single letter. */
  isBroad: boolean
}

const mostWords = 6

/** Null for an empty query, or one of titles such as Dr alone. Punctuation alone matches nobody. */
export function searchQuery(text: string): SearchQuery | null {
  const words = wordsIn(text).slice(0, mostWords).map(lexemesFor)
  if (words.length === 0 && (text === '' || /\p{L}/u.test(text))) return null
  const all = (level: Level) => words.map((word) => `(${word[level].join('|')})`).join('&')
  return {
    literal: all('literal'),
    spoken: all('spoken'),
    begun: all('begun'),
    loose: all('loose'),
    isBroad: words.length > 0 && words.every(({ isBroad }) => isBroad),
  }
}

type Level = Exclude<keyof SearchQuery, 'isBroad'>

function lexemesFor(word: string): Record<Level, string[]> & { isBroad: boolean } {
  const forms = withAndWithoutArticle(word)
  const written = lexemesMarked('w', forms)
  const topics = (isMeant: (topic: string) => boolean) => lexemesMarked('t', topicsMatching(isMeant))
  const sounds = soundsOf(word).filter((sound) => sound.length > 1 || canBeName(word))
  const literal = [...written, ...topics((topic) => forms.includes(topic))]
  const spoken = [...literal, ...lexemesMarked('s', sounds)]
  const meant = word.length < 3 ? [] : topics((topic) => forms.some((form) => topic.startsWith(form)))
  const begun = [
    ...lexemesMarked('s', sounds),
    ...[...written, ...lexemesMarked('s', sounds.filter(tellsByBeginning))].map((lexeme) => `${lexeme}:*`),
    ...meant,
  ]
  const bare = withoutArticle(word)
  const loose = [
    ...begun,
    ...lexemesMarked('d', withTypos(bare)),
    ...lexemesMarked('e', soundsOf(bare).flatMap(withTypos)),
    ...topics((topic) => isSlip(bare, topic)),
  ]
  return { literal, spoken, begun, loose, isBroad: meant.length > 0 || word.length === 1 }
}

/** Mai, Rua, Dua: a single consonant is distinctive only in a short word with vowels. */
const canBeName = (word: string) => word.length <= 5 && (isArabic(word) || /[aeiouy]/.test(word))

const tellsByBeginning = (sound: string) => sound.length > 2

const isSlip = (word: string, topic: string) => {
  const most = word.length > 6 ? 2 : 1
  return word.length > 3 && Math.abs(word.length - topic.length) <= most && differences(word, topic) <= most
}

/** The Levenshtein distance. */
function differences(one: string, other: string): number {
  const row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 0; at < one.length; at++) {
    let [corner, before] = [at, at + 1]
    for (let to = 0; to < other.length; to++) {
      const above = row[to + 1] as number
      const changed = one[at] === other[to] ? corner : corner + 1
      row[to] = before
      before = Math.min(changed, above + 1, before + 1)
      corner = above
    }
    row[other.length] = before
  }
  return row[other.length] as number
}
