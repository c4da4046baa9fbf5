import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { ramadanTimes } from '#contract/plans/ramadan.ts'
import { readPlatformSettings } from '#contract/platform/settings.ts'
import { writeDate, writeDay } from '#copy/dates.ts'
import { pages } from '#copy/public/pages.ts'
import { DatabaseGone } from '#server/ground/data/database-faults.ts'
import { visitor } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { PageRequest } from '#server/ground/site/encoded.ts'
import type { GeneratedPage } from '#server/ground/site/generated-pages.ts'
import { loadTemplates } from '#server/ground/site/page-templates.ts'
import type { PageTerms } from '#server/ground/site/page-terms.ts'
import { openSharedRead } from '#server/ground/site/shared-read.ts'
import type { Values } from '#server/ground/site/template.ts'
import { prayerTimes } from '#server/ground/time/prayer-times.ts'
import { always, matchesFilters, publicRows } from '../filters.ts'
import { orderOf } from '../sorting.ts'
import { pathOf } from './template-values.ts'

type Cards = Record<Language, string>
type Visit = Pick<PageRequest, 'search' | 'mayUse'>

/** One beside the heading, and three below it. */
const shownCount = 4

/**
 * The landing page with the dietitians who come first in the public directory, and their next free times. Without any,
 * or without the database, it is complete as well. In Ramadan it shows suhoor and iftar instead of the usual meals.
 */
export function openLandingPage(house: House) {
  const firstCards = openSharedRead(house, readFirstCards)
  return async (language: Language, visit: Visit, terms: PageTerms): Promise<GeneratedPage> => {
    const cards = (await firstCards()).map((card) => ({ card: { html: card[language] } }))
    const { title, description } = pages['/']
    const isPreview = await isPreviewed(visit)
    const isRamadan = isPreview || terms.dress === 'ramadan'
    return {
      document: 'landing',
      title: title[language],
      description: description[language],
      main: (await loadTemplates()).piece(language, 'landing', {
        first: cards.slice(0, 1),
        some: cards.length > 1 ? [{ cards: cards.slice(1) }] : [],
        listPath: pathOf(language),
        usual: isRamadan ? [] : [{}],
        ramadan: isRamadan ? [ramadanValues(language, terms)] : [],
      }),
      data: [],
      more: {},
      ...(isPreview && { preview: 'ramadan' }),
    }
  }
}

/** Whoever sees the platform's settings also sees at any time how the page is dressed for Ramadan. */
const isPreviewed = async ({ search, mayUse }: Visit) =>
  search === '?dress=ramadan' && (await mayUse(readPlatformSettings))

function ramadanValues(language: Language, { ramadanDay }: PageTerms): Values {
  const day = prayerTimes('riyadh', ramadanDay)
  const { suhoor, iftar } = ramadanTimes([day])
  const written = (clock: string) => writeDate(language, new Date(`1970-01-01T${clock}Z`), 'time', 'UTC')
  return {
    suhoor: written(suhoor),
    iftar: written(iftar),
    fajr: written(day.fajr),
    maghrib: written(day.maghrib),
    day: writeDay(language, ramadanDay),
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
