import type { Language } from '#contract/language.ts'
import { writeNumber } from '#copy/dates.ts'
import { publicDirectory } from '#copy/directory/public.ts'
import { directory } from '#copy/directory/search.ts'
import { cities as cityWords } from '#copy/practice-options.ts'
import { pages } from '#copy/public/pages.ts'
import type { Word } from '#copy/word.ts'
import type { House } from '#server/ground/house.ts'
import type { GeneratedPage } from '#server/ground/site/generated-pages.ts'
import { loadTemplates } from '#server/ground/site/page-templates.ts'
import type { Values } from '#server/ground/site/template.ts'
import { limitVisitor } from '../limits.ts'
import { activeFilters, filterGroups, topics } from './filter-links.ts'
import { findPublic, pageSize } from './find-public.ts'
import { isForSearchEngines, type ListQuery, paramsOf, publicOrders, writeListQuery } from './list-query.ts'
import { breadcrumbsOf, firstSteps, titled } from './structured-data.ts'
import { pathOf, priceOf } from './template-values.ts'

const { list } = publicDirectory
const orders = { ...directory.sort.orders, name: list.byName }

/** The public directory: search, filters with counts, orders and pages, all as links and forms that need no script. */
export async function listPage(
  house: House,
  language: Language,
  asked: ListQuery,
  caller: string,
): Promise<GeneratedPage> {
  const isHidden = !isForSearchEngines(asked)
  const refused = isHidden ? limitVisitor(house, caller) : null
  if (refused) return busyPage(house, language, refused.retryAfter)
  const { cards, counts } = await findPublic(house, language, asked)
  const { total, prices } = counts
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  if (asked.page > lastPage) return null
  const t = (word: Word) => word[language]
  const pathTo = (to: ListQuery) => pathOf(language) + writeListQuery(to)
  const price = (riyals: number) => priceOf(language, riyals)
  const heading = t(headingOf(asked))
  const title = titled(language, heading)
  const { origin } = house.settings.publicUrl
  const active = activeFilters(language, asked, price, pathTo)
  return {
    document: 'list',
    title: asked.page > 1 ? t(list.titleOn(title, writeNumber(language, asked.page))) : title,
    description: pages['/dietitians'].description[language],
    main: (await loadTemplates()).piece(language, 'list', {
      heading,
      listPath: pathOf(language),
      count: t(list.count(total)),
      q: asked.q ?? '',
      keptBySearch: hiddenInputs(asked, ['q', 'page']),
      groups: filterGroups(language, asked, counts, pathTo),
      filterCount: active.length > 0 ? [{ activeCount: writeNumber(language, active.length) }] : [],
      actives: active.length > 0 ? [{ active, clearPath: pathTo({ sort: asked.sort, page: 1 }) }] : [],
      keptByPrice: hiddenInputs(asked, ['least', 'most', 'page']),
      least: String(asked.least ?? ''),
      most: String(asked.most ?? ''),
      priceHelps: prices ? [{ priceHelp: t(list.priceHelp(price(prices.least), price(prices.most))) }] : [],
      order: t(orders[asked.sort]),
      orders: publicOrders.map((sort) => ({
        orderId: `sort-${sort}`,
        orderName: t(orders[sort]),
        orderPath: pathTo({ ...asked, sort, page: 1 }),
        isOrder: String(sort === asked.sort),
      })),
      orderText: t(
        asked.sort === 'rating'
          ? directory.ratingOrder
          : list.orderTexts[asked.sort === 'relevance' ? 'relevance' : 'other'],
      ),
      some: total > 0 ? [{}] : [],
      none: total > 0 ? [] : [{}],
      cards: cards.map(({ card }) => ({ card: { html: card } })),
      paged: lastPage > 1 ? [pagesOf(language, asked, lastPage, pathTo)] : [],
    }),
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: heading,
        url: `${origin}${pathTo(asked)}`,
        itemListElement: cards.map(({ address }, place) => ({
          '@type': 'ListItem',
          position: (asked.page - 1) * pageSize + place + 1,
          url: `${origin}${pathOf(language, address)}`,
        })),
      },
      breadcrumbsOf(firstSteps(language, origin)),
    ],
    more: { search: writeListQuery(asked) },
    isHidden,
  }
}

/** A form repeats what it does not ask for. */
const hiddenInputs = (asked: ListQuery, without: readonly string[]): Values[] =>
  paramsOf(asked)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => ({ keptName: name, keptValue: value }))

function pagesOf(
  language: Language,
  asked: ListQuery,
  lastPage: number,
  pathTo: (to: ListQuery) => string,
): Values {
  const { page } = asked
  const number = (of: number) => writeNumber(language, of)
  return {
    place: list.place(number(page), number(lastPage))[language],
    before: page > 1 ? [{ beforePath: pathTo({ ...asked, page: page - 1 }) }] : [],
    after: page < lastPage ? [{ afterPath: pathTo({ ...asked, page: page + 1 }) }] : [],
  }
}

function headingOf({ specialization, city }: ListQuery): Word {
  const [topic, ...otherTopics] = specialization ?? []
  const [place, ...otherPlaces] = city ?? []
  const what = topic && otherTopics.length === 0 ? list.about(topics[topic]) : list.heading
  return place && otherPlaces.length === 0 ? list.in(what, cityWords[place]) : what
}

async function busyPage(house: House, language: Language, retryAfter: number): Promise<GeneratedPage> {
  return {
    document: 'list',
    title: titled(language, list.busy[language]),
    description: pages['/dietitians'].description[language],
    main: (await loadTemplates()).piece(language, 'busy', { listPath: pathOf(language) }),
    data: [breadcrumbsOf(firstSteps(language, house.settings.publicUrl.origin))],
    more: { search: '' },
    isHidden: true,
    retryAfter,
  }
}
