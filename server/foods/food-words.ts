import { foldText } from '#contract/fold-text.ts'
import { formsOf } from '../directory/name-words.ts'
import { soundsOf } from '../directory/sounds.ts'
import { bareOf, marked, nearly } from '../directory/words.ts'

/**
 * By what a food is found, as a tsvector. `w` marks a word as it is written, `s` as it sounds in either script, `f` a first
 * word; `d` and `e` mark words and sounds again with one letter less, for the typing errors.
 */
export function wordsOfFood(names: { en: string | null; ar: string | null }, also = ''): string {
  const [english, arabic] = [wordsIn(names.en ?? ''), wordsIn(names.ar ?? '')]
  const all = [...english, ...arabic, ...wordsIn(also)]
  const firsts = [english, arabic].flatMap((words) => words.slice(0, 1))
  return [
    ...marked('w', all.flatMap(formsOf)),
    ...marked('s', all.flatMap(soundsOf)),
    ...marked(
      'f',
      firsts.flatMap((word) => [...formsOf(word), ...soundsOf(word)]),
    ),
    ...marked('d', all.map(bareOf).flatMap(nearly)),
    ...marked('e', all.map(bareOf).flatMap(soundsOf).flatMap(nearly)),
  ].join(' ')
}

/** What somebody types, as five tsqueries; each lets in more than the one before it. Null where no word is in it. */
export function foodQuery(text: string) {
  const words = wordsIn(text).slice(0, 6)
  if (words.length === 0) return null
  const all = (lexemesOf: (word: string) => string[]) =>
    words.map((word) => `(${lexemesOf(word).join('|')})`).join('&')
  const literal = (word: string) => marked('w', formsOf(word))
  const spoken = (word: string) => [...literal(word), ...marked('s', soundsOf(word).filter(isTelling))]
  const begun = (word: string) => [...spoken(word), ...literal(word).map((lexeme) => `${lexeme}:*`)]
  return {
    first: `(${marked('f', [...formsOf(words[0] as string), ...soundsOf(words[0] as string)]).join('|')})&${all(spoken)}`,
    literal: all(literal),
    spoken: all(spoken),
    begun: all(begun),
    loose: all((word) => [
      ...begun(word),
      ...marked('d', nearly(bareOf(word))),
      ...marked('e', soundsOf(bareOf(word)).flatMap(nearly)),
    ]),
  }
}

const isTelling = (sound: string) => sound.length > 1

const wordsIn = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !joins.has(word))

const joins = new Set('with and of in the no مع و في من بدون على'.split(' '))
