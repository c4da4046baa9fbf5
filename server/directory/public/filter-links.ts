import { leastRatings, whenOptions } from '#contract/directory.ts'
import type { Language } from '#contract/language.ts'
import { cities, genders, modes, practiceLanguages, specializations } from '#contract/practice-options.ts'
import { writeNumber } from '#copy/dates.ts'
import { publicDirectory } from '#copy/directory/public.ts'
import { directory } from '#copy/directory/search.ts'
import { specializations as specializationWords } from '#copy/options.ts'
import {
  cities as cityWords,
  practiceLanguages as languageWords,
  modes as modeWords,
} from '#copy/practice-options.ts'
import type { Word } from '#copy/word.ts'
import type { Values } from '#server/ground/site/template.ts'
import type { PublicCounts } from './find-public.ts'
import { isForSearchEngines, type ListQuery } from './list-query.ts'

const { filters } = directory
/** `Other` only makes sense at the end of a list. */
export const topics = { ...specializationWords, other: publicDirectory.list.otherTopics }

type Filter = Exclude<keyof PublicCounts, 'total' | 'prices'>

/** Each choice in words. */
const choices: Record<Filter, readonly (readonly [choice: string, words: Word])[]> = {
  specialization: specializations.map((each) => [each, topics[each]]),
  when: whenOptions.map((each) => [each, filters.whens[each]]),
  mode: modes.map((each) => [each, modeWords[each]]),
  gender: genders.map((each) => [each, filters.genders[each]]),
  language: practiceLanguages.map((each) => [each, languageWords[each]]),
  rating: leastRatings.map((each) => [each, filters.atLeast(each)]),
  city: cities.map((each) => [each, cityWords[each]]),
}
const filterNames = Object.keys(choices) as Filter[]
const severalAtOnce: readonly Filter[] = ['specialization', 'language', 'city']

const chosenOf = (asked: ListQuery, filter: Filter): readonly string[] => [asked[filter] ?? []].flat()

/** The same search with this choice added, or removed if it is chosen. */
function toggled(asked: ListQuery, filter: Filter, choice: string): ListQuery {
  const chosen = chosenOf(asked, filter)
  const next = chosen.includes(choice)
    ? chosen.filter((each) => each !== choice)
    : [...(severalAtOnce.includes(filter) ? chosen : []), choice]
  const value = severalAtOnce.includes(filter) ? next : next[0]
  return { ...asked, page: 1, [filter]: next.length > 0 ? value : undefined }
}

type PathTo = (asked: ListQuery) => string

/** Links that choose, each with the number of results. Choices without results are left out, unless they are chosen. */
export const filterGroups = (
  language: Language,
  asked: ListQuery,
  counts: PublicCounts,
  pathTo: PathTo,
): Values[] =>
  filterNames.flatMap((filter) => {
    const chosen = chosenOf(asked, filter)
    const shown = choices[filter].filter(([choice]) => counts[filter][choice] || chosen.includes(choice))
    if (shown.length === 0) return []
    return [
      {
        group: filters[filter][language],
        choices: shown.map(([choice, words]) => {
          const to = toggled(asked, filter, choice)
          return {
            choiceId: `${filter}-${choice}`,
            choice: words[language],
            choiceCount: writeNumber(language, counts[filter][choice] ?? 0),
            choicePath: pathTo(to),
            choiceRel: isForSearchEngines(to) ? '' : 'nofollow',
            isChosen: String(chosen.includes(choice)),
          }
        }),
      },
    ]
  })

/** The active filters in words, each with the address of the list without it. */
export function activeFilters(
  language: Language,
  asked: ListQuery,
  price: (riyals: number) => string,
  pathTo: PathTo,
): Values[] {
  const { least, most, q } = asked
  const active: [label: string, without: ListQuery][] = filterNames.flatMap((filter) =>
    choices[filter]
      .filter(([choice]) => chosenOf(asked, filter).includes(choice))
      .map(([choice, words]): [string, ListQuery] => [
        filter === 'rating' ? filters.ratingAtLeast(choice)[language] : words[language],
        toggled(asked, filter, choice),
      ]),
  )
  if (q !== undefined)
    active.unshift([publicDirectory.list.searched(q)[language], { ...asked, q: undefined }])
  const range =
    least !== undefined && most !== undefined
      ? filters.between(price(least), price(most))
      : least !== undefined
        ? filters.from(price(least))
        : most !== undefined
          ? filters.upTo(price(most))
          : null
  if (range) active.push([range[language], { ...asked, least: undefined, most: undefined }])
  return active.map(([label, without]) => ({
    activeFilter: label,
    removeFilter: filters.remove(label)[language],
    withoutPath: pathTo({ ...without, page: 1 }),
  }))
}
