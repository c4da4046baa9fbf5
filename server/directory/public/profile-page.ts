import { sql } from 'kysely'
import { todayInRiyadh } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import { visitor } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { GeneratedPage } from '#server/ground/site/generated-pages.ts'
import { loadTemplates } from '#server/ground/site/page-templates.ts'
import { type PublicText, publicTextsOf } from '#server/reviews/facts.ts'
import { codeIn } from './address.ts'
import type { PublicPage } from './render-profile.ts'
import { writeReviewTexts } from './review-texts.ts'
import { breadcrumbsOf, firstSteps, titled } from './structured-data.ts'
import { pathOf } from './template-values.ts'

type Row = { address: string; page: PublicPage; texts: PublicText[] }

/** Found by the code at the end of the address, so that a page under an old name redirects to the new one. */
export async function profilePage(house: House, language: Language, name: string): Promise<GeneratedPage> {
  const asked = decoded(name)
  const code = asked === null ? null : codeIn(asked)
  if (asked === null || code === null) return null
  const [row] = await house.db.read(
    visitor(language),
    () => sql<Row>`select address, pages -> ${language} as page, ${publicTextsOf(sql`user_id`)} as texts from public_pages
      where code = ${code} and licensed_until >= ${todayInRiyadh(house.clock.now())}::date
      order by address = ${asked} desc, user_id limit 1`,
  )
  if (!row) return null
  const { address, page, texts } = row
  if (address !== asked) return { moved: pathOf(language, address) }
  const { origin } = house.settings.publicUrl
  const url = `${origin}${pathOf(language, address)}`
  return {
    document: 'dietitian',
    title: titled(language, page.title),
    description: page.description,
    main: page.main + writeReviewTexts(language, texts, await loadTemplates()),
    data: [
      { ...page.data, url },
      breadcrumbsOf([...firstSteps(language, origin), { name: String(page.data.name), url }]),
    ],
    more: { name: { html: encodeURIComponent(address) } },
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text).normalize('NFC')
  } catch {
    return null
  }
}
