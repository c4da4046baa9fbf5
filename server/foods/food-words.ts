import { foldText } from '#contract/fold-text.ts'
import { singularOf } from '#contract/foods/singular.ts'
import { withAndWithoutArticle as formsOfName } from '../directory/name-words.ts'
import { soundsOf } from '../directory/sounds.ts'
import { lexemesMarked, withoutArticle, withTypos } from '../directory/words.ts'

/**
 * The words by which a food is found, as a tsvector. `w` marks a word as written, `n` a word of the food's own name and
 * `f` the first of those; `s` marks how a word sounds in either script and `t` the first of those; `d` and `e` mark
 * words and sounds with one letter removed, for typing errors.
 */
export function foodSearchVector(names: { en: string | null; ar: string | null }, also = ''): string {
  const [english, arabic] = [wordsIn(names.en ?? ''), wordsIn(names.ar ?? '')]
  const all = [...english, ...arabic, ...wordsIn(also)]
  const firsts = [english, arabic].flatMap((words) => words.slice(0, 1))
  return [
    ...lexemesMarked('w', all.flatMap(formsOf)),
    ...lexemesMarked('n', [...english, ...arabic].flatMap(formsOf)),
    ...lexemesMarked('f', firsts.flatMap(formsOf)),
    ...lexemesMarked('s', all.flatMap(soundsOf)),
    ...lexemesMarked('t', firsts.flatMap(soundsOf)),
    ...lexemesMarked('d', all.map(withoutArticle).flatMap(withTypos)),
    ...lexemesMarked('e', all.map(withoutArticle).flatMap(soundsOf).flatMap(withTypos)),
  ].join(' ')
}

/**
 * The search text as tsqueries, the closest match first: a food's own name outranks its other names, and spelling
 * outranks sound. `loose` matches everything that the others do. Null if the text contains no word.
 */
export function foodQuery(text: string) {
  const words = wordsIn(text).slice(0, 6)
  const [first] = words
  if (first === undefined) return null
  const all = (lexemesOf: (word: string) => string[]) =>
    words.map((word) => `(${lexemesOf(word).join('|')})`).join('&')
  const literal = (word: string) => lexemesMarked('w', formsOf(word))
  const typed = (word: string) => [...literal(word), ...literal(word).map((lexeme) => `${lexeme}:*`)]
  const spoken = (word: string) => [...literal(word), ...lexemesMarked('s', soundsOf(word).filter(isTelling))]
  const begun = (word: string) => [...spoken(word), ...typed(word)]
  return {
    /** The typed word, if it is the only one and too short for a search of its own. */
    beginning: words.length === 1 && first.length <= 2 ? first : null,
    /** The query of `nearest`, counted from 1, that matches the beginnings of words. */
    begun: 4,
    nearest: [
      `(${lexemesMarked('f', formsOf(first)).join('|')})&${all(literal)}`,
      all((word) => lexemesMarked('n', formsOf(word))),
      all(literal),
      all(typed),
      `(${lexemesMarked('t', soundsOf(first)).join('|') || 'none'})&${all(spoken)}`,
      all(spoken),
      all(begun),
    ],
    loose: all((word) => [
      ...begun(word),
      ...lexemesMarked('d', withTypos(withoutArticle(word))),
      ...lexemesMarked('e', soundsOf(withoutArticle(word)).flatMap(withTypos)),
    ]),
  }
}

/** With and without its article, as typed and in the singular. */
const formsOf = (word: string): string[] => [...new Set([...formsOfName(word), singularOf(word)])]

const isTelling = (sound: string) => sound.length > 1

const wordsIn = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !joins.has(word))

const joins = new Set('with and of in the no مع و في من بدون على'.split(' '))
