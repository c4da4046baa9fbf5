import type { Specialization } from '#contract/practice-options.ts'
import { withAndWithoutArticle, wordsIn } from './name-words.ts'
import { soundsOf } from './sounds.ts'

type Named = {
  name: string
  otherName: string | null
  title: string
  otherTitle: string | null
  specialization: Specialization
}

/**
 * The search index of a dietitian, as a tsvector. `w` marks a word of the name or title, `s` the sound of a name, `t` a
 * topic; `d` and `e` mark words and sounds with one letter removed, to tolerate typing errors.
 */
export function searchVector({ name, otherName, title, otherTitle, specialization }: Named): string {
  const names = wordsIn(`${name} ${otherName ?? ''}`)
  const all = [...names, ...wordsIn(`${title} ${otherTitle ?? ''}`)]
  return [
    ...lexemesMarked('w', all.flatMap(withAndWithoutArticle)),
    ...lexemesMarked('s', names.flatMap(soundsOf)),
    ...lexemesMarked('t', [specialization, 'everybody']),
    ...lexemesMarked('d', all.map(withoutArticle).flatMap(withTypos)),
    ...lexemesMarked('e', names.map(withoutArticle).flatMap(soundsOf).flatMap(withTypos)),
  ].join(' ')
}

export const lexemesMarked = (mark: string, words: readonly string[]): string[] => [
  ...new Set(words.map((word) => `'${mark}${word}'`)),
]

/** Without its article. */
export const withoutArticle = (word: string): string => withAndWithoutArticle(word).at(-1) as string

/** The word, and the word with each letter removed: two words that share a result differ by one typing error. */
export function withTypos(word: string): string[] {
  if (word.length < 4) return []
  const letters = [...word]
  return [word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))]
}
