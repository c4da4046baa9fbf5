import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { partsInWords } from '#contract/money/parts-in-words.ts'
import { textFor } from '#contract/text-language.ts'
import { nameOfService, priceOfService } from '#server/services/facts.ts'

/** A service of an offered package, and how many of its appointments the package contains. */
export type OfferPart = {
  service: string
  uses: number
  /** The current price of a single appointment in halalas; null if the service is not sold. */
  single: number | null
  named: { name: string; otherName: string | null } | null
}

const part = (service: RawBuilder<unknown>, uses: RawBuilder<unknown>) => sql`json_build_object(
  'service', ${service}, 'uses', ${uses}, 'single', ${priceOfService(service)}, 'named', ${nameOfService(service)})`

/** The parts of a row `offer` of `package_offers`; an offer of one service is one part. */
export const partsOfOffer: RawBuilder<OfferPart[]> = sql`coalesce(
  (select json_agg(${part(sql`part.service_id`, sql`part.uses`)} order by part.place)
    from package_offer_parts as part where part.offer_id = offer.id),
  json_build_array(${part(sql`offer.service_id`, sql`offer.uses`)}))`

/** The services of a row `offer` of `package_offers`. */
export const servicesOfOffer = sql`array(
  select part.service_id from package_offer_parts as part where part.offer_id = offer.id union select offer.service_id)`

/** The services of a package that was asked for or bought: `bought` names its row. */
export const servicesOf = (bought: RawBuilder<unknown>): RawBuilder<string[]> => sql`array(
  select part.service_id from package_parts as part where part.package_id = ${bought}.id union select ${bought}.service_id)`

/** What as many single appointments cost, in halalas; null if one of the services is not sold. */
export const worthOf = (parts: readonly Pick<OfferPart, 'uses' | 'single'>[]): number | null =>
  parts.reduce<number | null>(
    (sum, { uses, single }) => (sum === null || single === null ? null : sum + uses * single),
    0,
  )

/**
 * The price of each session in halalas, in proportion to single appointments. Each is rounded so that the sessions up
 * to it add up to their part of the price: all of them add up to the price itself.
 */
export function sharesOf(price: number, parts: readonly { uses: number; single: number }[]): number[] {
  const singles = parts.flatMap(({ uses, single }) => Array<number>(uses).fill(single))
  const whole = singles.reduce((sum, single) => sum + single, 0)
  let [worth, given] = [0, 0]
  return singles.map((single) => {
    worth += single
    const share = Math.floor((price * worth) / whole) - given
    given += share
    return share
  })
}

/** `First visit + 4 × Follow-up`, in one language and, if it differs, in the other. */
export function nameOfParts(parts: readonly OfferPart[]): { name: string; otherName: string | null } {
  const [only, ...more] = parts
  if (only?.named && more.length === 0) return only.named
  const within = (language: Language) =>
    partsInWords(
      parts.map(({ uses, named }) => ({
        uses,
        name: textFor(language, named?.name ?? '', named?.otherName),
      })),
    )
  const [en, ar] = [within('en'), within('ar')]
  return { name: en, otherName: ar === en ? null : ar }
}
