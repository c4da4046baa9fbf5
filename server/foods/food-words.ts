import { foldText } from '#contract/fold-text.ts'
import { singularOf } from '#contract/foods/singular.ts'
import { formsOf as formsOfName } from '../directory/name-words.ts'
import { soundsOf } from '../directory/sounds.ts'
import { bareOf, marked, nearly } from '../directory/words.ts'

/**
 * By what a food is found, as a tsvector. `w` marks a word as it is written, `n` one of its own name and `f` the
 * first of that, `s` as a word sounds in either script and `t` the first of them; `d` and `e` mark words and sounds again with one letter less, for the typing errors.
 */
export function wordsOfFood(names: { en: string | null; ar: string | null }, also = ''): string {
  const [english, arabic] = [wordsIn(names.en ?? ''), wordsIn(names.ar ?? '')]
  const all = [...english, ...arabic, ...wordsIn(also)]
  const firsts = [english, arabic].flatMap((words) => words.slice(0, 1))
  return [
    ...marked('w', all.flatMap(formsOf)),
    ...marked('n', [...english, ...arabic].flatMap(formsOf)),
    ...marked('f', firsts.flatMap(formsOf)),
    ...marked('s', all.flatMap(soundsOf)),
    ...marked('t', firsts.flatMap(soundsOf)),
    ...marked('d', all.map(bareOf).flatMap(nearly)),
    ...marked('e', all.map(bareOf).flatMap(soundsOf).flatMap(nearly)),
  ].join(' ')
}

/**
 * What somebody types, as tsqueries, the nearest first: a food's own words outrank what is also said for it, and what is
 * written outranks what only sounds like it. The last lets in all that the others do. Null where no word is in it.
 */
export function foodQuery(text: string) {
  const words = wordsIn(text).slice(0, 6)
  const [first] = words
  if (first === undefined) return null
  const all = (lexemesOf: (word: string) => string[]) =>
    words.map((word) => `(${lexemesOf(word).join('|')})`).join('&')
  const literal = (word: string) => marked('w', formsOf(word))
  const typed = (word: string) => [...literal(word), ...literal(word).map((lexeme) => `${lexeme}:*`)]
  const spoken = (word: string) => [...literal(word), ...marked('s', soundsOf(word).filter(isTelling))]
  const begun = (word: string) => [...spoken(word), ...typed(word)]
  return {
    /** All that was typed, where it is too short to be found by itself. */
    beginning: words.length === 1 && first.length <= 2 ? first : null,
    /** Which of the nearest asks for words that begin as these do, from 1. */
    begun: 4,
    nearest: [
      `(${marked('f', formsOf(first)).join('|')})&${all(literal)}`,
      all((word) => marked('n', formsOf(word))),
      all(literal),
      all(typed),
      `(${marked('t', soundsOf(first)).join('|') || 'none'})&${all(spoken)}`,
      all(spoken),
      all(begun),
    ],
    loose: all((word) => [
      ...begun(word),
      ...marked('d', nearly(bareOf(word))),
      ...marked('e', soundsOf(bareOf(word)).flatMap(nearly)),
    ]),
  }
}

/** With its article and without, one of it and many. */
const formsOf = (word: string): string[] => [...new Set([...formsOfName(word), singularOf(word)])]

const isTelling = (sound: string) => sound.length > 1

const wordsIn = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !joins.has(word))

const joins = new Set('with and of in the no مع و في من بدون على'.split(' '))
