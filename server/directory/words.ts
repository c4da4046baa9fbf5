import type { Specialization } from '#contract/practice-options.ts'
import { formsOf, wordsIn } from './name-words.ts'
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
export function wordsOf({ name, otherName, title, otherTitle, specialization }: Named): string {
  const names = wordsIn(`${name} ${otherName ?? ''}`)
  const all = [...names, ...wordsIn(`${title} ${otherTitle ?? ''}`)]
  return [
    ...marked('w', all.flatMap(formsOf)),
    ...marked('s', names.flatMap(soundsOf)),
    ...marked('t', [specialization, 'everybody']),
    ...marked('d', all.map(bareOf).flatMap(nearly)),
    ...marked('e', names.map(bareOf).flatMap(soundsOf).flatMap(nearly)),
  ].join(' ')
}

export const marked = (mark: string, words: readonly string[]): string[] => [
  ...new Set(words.map((word) => `'${mark}${word}'`)),
]

/** Without its article. */
export const bareOf = (word: string): string => formsOf(word).at(-1) as string

/** The word, and the word with each letter removed: two words that share a result differ by one typing error. */
export function nearly(word: string): string[] {
  if (word.length < 4) return []
  const letters = [...word]
  return [word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))]
}
