import type { Specialization } from '#contract/practice-options.ts'
import { specializations } from '#copy/options.ts'
import { searchWords } from '#copy/search-words.ts'
import type { Word } from '#copy/word.ts'
import { withAndWithoutArticle, wordsIn } from './name-words.ts'

/** A specialization, or a topic that fits every dietitian. */
export type Topic = Specialization | 'everybody'

/** The words that people may use for each topic, in both languages. */
const vocabulary: readonly (readonly [Topic, ReadonlySet<string>])[] = (
  Object.keys(searchWords) as Topic[]
).map((topic) => {
  const name: Word[] = topic === 'everybody' ? [] : [specializations[topic]]
  return [
    topic,
    new Set(
      [...name, searchWords[topic]].flatMap(({ en, ar }) =>
        wordsIn(`${en} ${ar}`).flatMap(withAndWithoutArticle),
      ),
    ),
  ]
})

/** The topics with a word that passes the test. */
export const topicsMatching = (isMeant: (word: string) => boolean): Topic[] =>
  vocabulary.filter(([, words]) => words.values().some(isMeant)).map(([topic]) => topic)
