import type { Language } from '#contract/language.ts'
import { textFor } from '#contract/text-language.ts'
import { visitorPath } from '#contract/visitor-path.ts'
import { nameZone, writeDate } from '#copy/dates.ts'
import { counts } from '#copy/directory/counts.ts'
import { profile } from '#copy/directory/profile.ts'
import { publicDirectory } from '#copy/directory/public.ts'
import { platformWord } from '#copy/practice-options.ts'
import { times } from '#copy/times.ts'
import type { Word } from '#copy/word.ts'
import { nextFreeStarts } from '#server/availability/rules.ts'
import type { Values } from '#server/ground/site/template.ts'
import { dayAt } from '#server/ground/time/zones.ts'
import type { Offer } from '#server/services/load.ts'
import type { ListingFacts } from '../listing.ts'
import { firstVisitOf, sortServices } from '../sort-services.ts'
import { priceOf, textLanguage, withoutBidiControls } from './template-values.ts'

const fewTimes = 6
/** A card has room for so many. */
const cardTimes = 3

/** The next free times for each duration on offer. */
export type FreeTimes = ReadonlyMap<number, readonly Date[]>

export const nextFreeTimes = ({ schedule, offers }: ListingFacts, now: Date): FreeTimes =>
  new Map(
    [...new Set(offers.map(({ duration }) => duration))].map((duration) => [
      duration,
      nextFreeStarts({ ...schedule, duration, now }, fewTimes).map((at) => new Date(at)),
    ]),
  )

/**
 * The first day with a free time for the first visit, and its first times. The date is written rather than how far off
 * it is, so that it stays correct until the time has passed.
 */
export function firstFreeTimes(language: Language, facts: ListingFacts, free: FreeTimes): Values {
  const { zone } = facts.schedule
  const first = firstVisitOf(facts.offers)
  const [next, ...others] = (first && free.get(first.duration)) ?? []
  if (!first || !next) return { free: [], unfree: [{}] }
  const isSameDay = (at: Date) => dayAt(zone, at) === dayAt(zone, next)
  const starts = [next, ...others.filter(isSameDay)].slice(0, cardTimes)
  return {
    free: [
      {
        nextDay: writeDate(language, next, 'shortDay', zone),
        times: starts.map((at) => timeOf(language, facts, first, at)),
      },
    ],
    unfree: [],
  }
}

/** A time leads to its booking. */
function timeOf(language: Language, { userId, schedule: { zone } }: ListingFacts, service: Offer, at: Date) {
  const time = writeDate(language, at, 'time', zone)
  const moment = times.at(writeDate(language, at, 'shortDay', zone), time)[language]
  return {
    time,
    bookAt: publicDirectory.profile.bookAt(nameOf(language, service), moment)[language],
    timePath: `${language === 'ar' ? '/ar' : ''}${visitorPath({ dietitian: userId, service: service.id, slot: at.toISOString() })}`,
  }
}

const nameOf = (language: Language, { name, otherName }: Offer) =>
  withoutBidiControls(textFor(language, name, otherName))

/** A service leads through sign-in to the choice of a time. */
function bookPath(language: Language, userId: string, service: string): string {
  const booking = `/patient/dietitians/${userId}/book?${new URLSearchParams({ service })}`
  return `${language === 'ar' ? '/ar' : ''}/login?redirectTo=${encodeURIComponent(booking)}`
}

/** Services with their next times by day. */
export function servicesWithTimes(language: Language, facts: ListingFacts, free: FreeTimes): Values {
  const { userId, offers, schedule } = facts
  const { zone } = schedule
  const t = (word: Word) => word[language]
  const services = sortServices(offers).map((offer) => {
    const { id, duration, price: fee, platform } = offer
    const service = nameOf(language, offer)
    const days = Map.groupBy(free.get(duration) ?? [], (at) => dayAt(zone, at))
    return {
      service,
      serviceLanguage: textLanguage(language, service),
      minutes: t(counts.minutes(duration)),
      ...placeOf(t(platformWord(platform)), platform !== 'in-person'),
      fee: priceOf(language, fee),
      bookPath: bookPath(language, userId, id),
      bookOf: t(profile.services.bookOf(service)),
      free:
        days.size > 0
          ? [
              {
                days: [...days.values()].map((starts) => ({
                  day: writeDate(language, starts[0] as Date, 'shortDay', zone),
                  times: starts.map((at) => timeOf(language, facts, offer, at)),
                })),
              },
            ]
          : [],
      unfree: days.size > 0 ? [] : [{}],
    }
  })
  return {
    zone: t(publicDirectory.profile.zone(nameZone(language, zone))),
    unoffered: offers.length === 0 ? [{}] : [],
    firstServices: services.slice(0, 1),
    services: services.slice(1),
  }
}

const placeOf = (place: string, isByVideo: boolean): Values => ({
  byVideo: isByVideo ? [{ place }] : [],
  inPerson: isByVideo ? [] : [{ place }],
})
