import { foldText } from '#contract/fold-text.ts'
import { singularOf } from '#contract/foods/singular.ts'
import { formsOf as formsOfName } from '../directory/name-words.ts'
import { soundsOf } from '../directory/sounds.ts'
import { bareOf, marked, nearly } from '../directory/words.ts'

/**
 * The words by which a food is found, as a tsvector. `w` marks a word as written, `n` a word of the food's own name and
 * `f` the first of those; `s` marks how a word sounds in either script and `t` the first of those; `d` and `e` mark
 * words and sounds with one letter removed, for typing errors.
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
 * The search text as tsqueries, the closest match first: a food's own name outranks its other names, and spelling
 * outranks sound. `loose` matches everything that the others do. Null when the text has no word.
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
    /** The typed word, if it is the only one and too short for a search of its own. */
    beginning: words.length === 1 && first.length <= 2 ? first : null,
    /** Which query of `nearest`, from 1, matches words by their beginning. */
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

/** With and without its article, as typed and in the singular. */
const formsOf = (word: string): string[] => [...new Set([...formsOfName(word), singularOf(word)])]

const isTelling = (sound: string) => sound.length > 1

const wordsIn = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !joins.has(word))

const joins = new Set('with and of in the no مع و في من بدون على'.split(' '))
