import { foldText } from '#contract/fold-text.ts'
import type { Food } from '#contract/foods/food.ts'
import { singularOf } from '#contract/foods/singular.ts'
import { withAndWithoutArticle as formsOfName } from '../directory/name-words.ts'
import { soundsOf } from '../directory/sounds.ts'
import { lexemesMarked, withoutArticle, withTypos } from '../directory/words.ts'

type Names = Food['names']

/**
 * The columns by which a food is found and ordered; `also` has its other names, as in `db/foods`. Foods that are eaten
 * as they are stand before dishes, and these before what must be cooked first.
 */
export const searchColumnsOf = (names: Names, group: Food['group'], also?: string) => ({
  words: foodSearchVector(names, also),
  standing: group === 'dishes' ? 2 : isUncooked(names, group) ? 3 : 1,
})

/** Fruit and nuts are eaten raw. */
const isUncooked = ({ en, ar }: Names, group: Food['group']): boolean =>
  group !== 'fruit' &&
  group !== 'nuts' &&
  (/\b(raw|uncooked|dry(?! roasted))\b/i.test(en ?? '') ||
    /(?<!\p{L})(نيء|نيئة|جافة?)(?!\p{L})/u.test(ar ?? ''))

/**
 * The words by which a food is found, as a tsvector. `w` marks a word as written and `n` a word of the food's own name;
 * `f` marks the word that names the kind of food and `m` a word that means this food if it is typed alone; `s` marks how
 * a word sounds in either script and `t` how those marked `f` or `m` sound; `d` and `e` mark words and sounds with one
 * letter removed, for typing errors.
 */
export function foodSearchVector(names: Names, also = ''): string {
  const [english, arabic] = [wordsIn(names.en ?? ''), wordsIn(names.ar ?? '')]
  const all = [...english, ...arabic, ...wordsIn(also)]
  const kinds = [...wordsIn(kindInEnglish(names.en ?? '')).slice(-1), ...arabic.slice(0, 1)]
  const starred = also.split(' ').filter((word) => word.startsWith('*'))
  const meant = [
    ...starred.flatMap(wordsIn),
    ...[english, arabic].filter(({ length }) => length === 1).flat(),
  ]
  return [
    ...lexemesMarked('w', all.flatMap(formsOf)),
    ...lexemesMarked('n', [...english, ...arabic].flatMap(formsOf)),
    ...lexemesMarked('f', kinds.flatMap(formsOf)),
    ...lexemesMarked('m', meant.flatMap(formsOf)),
    ...lexemesMarked('s', all.flatMap(soundsOf)),
    ...lexemesMarked('t', [...kinds, ...meant].flatMap(soundsOf)),
    ...lexemesMarked('d', all.map(withoutArticle).flatMap(withTypos)),
    ...lexemesMarked('e', all.map(withoutArticle).flatMap(soundsOf).flatMap(withTypos)),
  ].join(' ')
}

/** Its last word is the kind: rice in `White rice, cooked`, kabsa in `Kabsa with chicken`. In Arabic it is the first. */
const kindInEnglish = (name: string): string => name.split(/[,(]| (?:with|without|in|of|from|for) /i)[0] ?? ''

/**
 * The search text as tsqueries, the closest match first: what a word means if it is typed alone outranks the kind of
 * food, that any word of its name, and that its other names; whole words outrank beginnings, and these how a word
 * sounds. `loose` matches everything that the others do. Null if the text contains no word.
 */
export function foodQuery(text: string) {
  const words = wordsIn(text).slice(0, 6)
  const [first] = words
  if (first === undefined) return null
  const all = (lexemesOf: (word: string) => string[]) =>
    words.map((word) => `(${lexemesOf(word).join('|')})`).join('&')
  const some = (lexemesOf: (word: string) => string[]) => `(${words.flatMap(lexemesOf).join('|') || 'none'})`
  const marked = (mark: string) => (word: string) => lexemesMarked(mark, formsOf(word))
  const begunBy = (mark: string) => (word: string) =>
    marked(mark)(word).flatMap((lexeme) => [lexeme, `${lexeme}:*`])
  const literal = marked('w')
  const typed = begunBy('w')
  const spoken = (word: string) => [...literal(word), ...lexemesMarked('s', soundsOf(word).filter(isTelling))]
  const begun = (word: string) => [...spoken(word), ...typed(word)]
  const nearest = [
    `${some(marked('m'))}&${all(literal)}`,
    `${some(marked('f'))}&${all(literal)}`,
    all(marked('n')),
    all(literal),
    // The beginning of an only word is not looked up again among all words, where one letter begins thousands.
    words.length === 1 ? some(begunBy('m')) : `${some(begunBy('m'))}&${all(typed)}`,
    all(typed),
    `${some((word) => lexemesMarked('t', soundsOf(word)))}&${all(spoken)}`,
    all(spoken),
    all(begun),
  ]
  return {
    /** The typed word, if it is the only one and too short for a search of its own. */
    beginning: words.length === 1 && first.length <= 2 ? first : null,
    /** The query of `nearest`, counted from 1, that matches the beginnings of words. */
    begun: 6,
    nearest,
    loose: all((word) => [
      ...begun(word),
      ...lexemesMarked('d', withTypos(withoutArticle(word))),
      ...lexemesMarked('e', soundsOf(withoutArticle(word)).flatMap(withTypos)),
    ]),
  }
}

/** With and without its article, as typed and in the singular. Foods have shorter names than people: `الرز`. */
const formsOf = (word: string): string[] => [
  ...new Set([...formsOfName(word), singularOf(word), word.replace(/^ال(?=..$)/, '')]),
]

const isTelling = (sound: string) => sound.length > 1

const wordsIn = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !joins.has(word))

const joins = new Set('with and of in the no مع و في من بدون على'.split(' '))
