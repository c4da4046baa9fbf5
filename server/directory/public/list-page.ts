import { sql } from 'kysely'
import { todayInRiyadh } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import { cities, specializations } from '#contract/practice-options.ts'
import { writeNumber } from '#copy/dates.ts'
import { publicDirectory } from '#copy/directory/public.ts'
import { specializations as specializationWords } from '#copy/options.ts'
import { cities as cityWords } from '#copy/practice-options.ts'
import { pages } from '#copy/public/pages.ts'
import type { Word } from '#copy/word.ts'
import { visitor } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { GeneratedPage } from '#server/ground/site/generated-pages.ts'
import { loadTemplates } from '#server/ground/site/page-templates.ts'
import type { Values } from '#server/ground/site/template.ts'
import { type ListQuery, writeListQuery } from './list-query.ts'
import { breadcrumbsOf, firstSteps, titled } from './structured-data.ts'
import { pathOf } from './template-values.ts'

const pageSize = 24
const { list } = publicDirectory
/** `Other` only makes sense at the end of a list. */
const topics = { ...specializationWords, other: list.otherTopics }

type Counts = Readonly<Record<string, number>>
type Row = {
  cards: { card: string; address: string }[]
  by_specialization: Counts
  by_city: Counts
}

/** Twenty-four stored cards in alphabetical order, which favours nobody. */
export async function listPage(house: House, language: Language, asked: ListQuery): Promise<GeneratedPage> {
  const [row] = await house.db.read(visitor(language), () => shown(language, asked, house.clock.now()))
  const { cards, by_specialization, by_city } = row as Row
  const total = asked.city ? (by_city[asked.city] ?? 0) : sum(by_city)
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  if (asked.page > lastPage) return null
  const t = (word: Word) => word[language]
  const at = (change: Partial<ListQuery>) =>
    pathOf(language) + writeListQuery({ ...asked, page: 1, ...change })
  const heading = t(headingOf(asked))
  const { origin } = house.settings.publicUrl
  const here = `${origin}${pathOf(language)}${writeListQuery(asked)}`
  const title = titled(language, heading)
  return {
    document: 'list',
    title: asked.page > 1 ? t(list.titleOn(title, writeNumber(language, asked.page))) : title,
    description: pages['/dietitians'].description[language],
    main: (await loadTemplates()).piece(language, 'list', {
      heading,
      listPath: pathOf(language),
      count: t(list.count(total)),
      specializations: choicesOf(
        specializations,
        topics,
        by_specialization,
        asked.specialization,
        (specialization) => at({ specialization }),
      ),
      cities: choicesOf(cities, cityWords, by_city, asked.city, (city) => at({ city })),
      cityChosen: `${t(list.city)}: ${t(asked.city ? cityWords[asked.city] : list.all)}`,
      some: total > 0 ? [{}] : [],
      none: total > 0 ? [] : [{}],
      cards: cards.map(({ card }) => ({ card: { html: card } })),
      paged:
        lastPage > 1
          ? [
              {
                place: t(list.place(writeNumber(language, asked.page), writeNumber(language, lastPage))),
                before: asked.page > 1 ? [{ beforePath: at({ page: asked.page - 1 }) }] : [],
                after: asked.page < lastPage ? [{ afterPath: at({ page: asked.page + 1 }) }] : [],
              },
            ]
          : [],
    }),
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: heading,
        url: here,
        itemListElement: cards.map(({ address }, place) => ({
          '@type': 'ListItem',
          position: (asked.page - 1) * pageSize + place + 1,
          url: `${origin}${pathOf(language, address)}`,
        })),
      },
      breadcrumbsOf(firstSteps(language, origin)),
    ],
    more: { search: writeListQuery(asked) },
  }

  /** Only choices with results, and the current one. */
  function choicesOf<Choice extends string>(
    choices: readonly Choice[],
    words: Record<Choice, Word>,
    counts: Counts,
    chosen: Choice | null,
    pathTo: (choice: Choice | null) => string,
  ): Values[] {
    const one = (choice: Choice | null, count: number) => ({
      choice: t(choice === null ? list.all : words[choice]),
      choiceCount: writeNumber(language, count),
      choicePath: pathTo(choice),
      isChosen: String(choice === chosen),
    })
    return [
      one(null, sum(counts)),
      ...choices
        .filter((choice) => counts[choice] || choice === chosen)
        .map((choice) => one(choice, counts[choice] ?? 0)),
    ]
  }
}

const sum = (counts: Counts) => Object.values(counts).reduce((all, count) => all + count, 0)

function headingOf({ specialization, city }: ListQuery): Word {
  const what = specialization ? list.about(topics[specialization]) : list.heading
  return city ? list.in(what, cityWords[city]) : what
}

function shown(language: Language, { specialization, city, page }: ListQuery, now: Date) {
  const sorted = sql.ref(`sort_${language}`)
  const isSpecialized = sql`(${specialization}::text is null or specialization = ${specialization})`
  const isThere = sql`(${city}::text is null or city = ${city})`
  const isLicensed = sql`licensed_until >= ${todayInRiyadh(now)}::date`
  return sql<Row>`
    select
      coalesce((select json_agg(json_build_object('card', cards ->> ${language}, 'address', address) order by sorted, user_id)
          from (select cards, address, user_id, ${sorted} as sorted from public_pages where ${isSpecialized} and ${isThere} and ${isLicensed}
            order by ${sorted}, user_id limit ${pageSize} offset ${(page - 1) * pageSize}) as shown), '[]') as cards,
      ${countedBy(sql.ref('specialization'), sql`${isThere} and ${isLicensed}`)} as by_specialization,
      ${countedBy(sql.ref('city'), sql`${isSpecialized} and ${isLicensed}`)} as by_city`
}

const countedBy = (column: ReturnType<typeof sql.ref>, condition: ReturnType<typeof sql>) => sql`
  coalesce((select json_object_agg(coalesce(choice, ''), many) from (
    select ${column} as choice, count(*)::int as many from public_pages where ${condition} group by 1) as counted), '{}')`
