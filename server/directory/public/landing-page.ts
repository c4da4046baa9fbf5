import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { pages } from '#copy/public/pages.ts'
import { DatabaseGone } from '#server/ground/data/database-faults.ts'
import { visitor } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { GeneratedPage } from '#server/ground/site/generated-pages.ts'
import { loadTemplates } from '#server/ground/site/page-templates.ts'
import { openSharedRead } from '#server/ground/site/shared-read.ts'
import { always, matchesFilters, publicRows } from '../filters.ts'
import { orderOf } from '../sorting.ts'
import { pathOf } from './template-values.ts'

type Cards = Record<Language, string>

/** One beside the heading, and three below it. */
const shownCount = 4

/**
 * The landing page with the dietitians who come first in the public directory, and their next free times. Without any,
 * or without the database, it is complete as well.
 */
export function openLandingPage(house: House): (language: Language) => Promise<GeneratedPage> {
  const firstCards = openSharedRead(house, readFirstCards)
  return async (language) => {
    const cards = (await firstCards()).map((card) => ({ card: { html: card[language] } }))
    const { title, description } = pages['/']
    return {
      document: 'landing',
      title: title[language],
      description: description[language],
      main: (await loadTemplates()).piece(language, 'landing', {
        first: cards.slice(0, 1),
        some: cards.length > 1 ? [{ cards: cards.slice(1) }] : [],
        listPath: pathOf(language),
      }),
      data: [],
      more: {},
    }
  }
}

async function readFirstCards({ db, clock }: House): Promise<Cards[]> {
  try {
    const actor = visitor('en')
    const rows = await db.read(
      actor,
      () => sql<{ cards: Cards }>`select cards from ${publicRows}
        where ${matchesFilters({}, always, actor, clock.now())}
        order by ${orderOf(null)} limit ${sql.lit(shownCount)}`,
    )
    return rows.map(({ cards }) => cards)
  } catch (fault) {
    if (fault instanceof DatabaseGone) return []
    throw fault
  }
}
