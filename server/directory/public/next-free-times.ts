import type { Language } from '#contract/language.ts'
import { textFor } from '#contract/text-language.ts'
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
import type { ListingFacts } from '../listing.ts'
import { sortServices } from '../sort-services.ts'
import { priceOf, textLanguage, withoutBidiControls } from './template-values.ts'

const fewTimes = 3

/** The next free times for each duration on offer. */
export type FreeTimes = ReadonlyMap<number, readonly Date[]>

export const nextFreeTimes = ({ schedule, offers }: ListingFacts, now: Date): FreeTimes =>
  new Map(
    [...new Set(offers.map(({ duration }) => duration))].map((duration) => [
      duration,
      nextFreeStarts({ ...schedule, duration, now }, fewTimes).map((at) => new Date(at)),
    ]),
  )

/** The date itself rather than how far off it is, so that it stays correct until the time has passed. */
export function nextFreeDay(language: Language, { schedule }: ListingFacts, free: FreeTimes): Values {
  const [first] = [...free.values()].flatMap(([at]) => at ?? []).sort((a, b) => a.getTime() - b.getTime())
  return {
    nextDay: first
      ? writeDate(language, first, 'day', schedule.zone)
      : publicDirectory.card.notFree[language],
  }
}

/** Services with their next times. Choosing one leads through sign-in or registration and then back to it. */
export function servicesWithTimes(
  language: Language,
  { userId, offers, schedule }: ListingFacts,
  free: FreeTimes,
): Values {
  const { zone } = schedule
  const t = (word: Word) => word[language]
  const bookPath = (chosen: Record<string, string>) => {
    const booking = `/patient/dietitians/${userId}/book?${new URLSearchParams(chosen)}`
    return `${language === 'ar' ? '/ar' : ''}/login?redirectTo=${encodeURIComponent(booking)}`
  }
  const timesOf = (service: string, id: string, starts: readonly Date[]) =>
    starts.map((at) => {
      const time = t(
        times.at(writeDate(language, at, 'shortDay', zone), writeDate(language, at, 'time', zone)),
      )
      return {
        time,
        bookAt: t(publicDirectory.profile.bookAt(service, time)),
        timePath: bookPath({ service: id, day: dayAt(zone, at), slot: at.toISOString() }),
      }
    })
  return {
    zone: t(publicDirectory.profile.zone(nameZone(language, zone))),
    unoffered: offers.length === 0 ? [{}] : [],
    services: sortServices(offers).map(({ id, name, otherName, duration, price: fee, platform }) => {
      const service = withoutBidiControls(textFor(language, name, otherName))
      const starts = free.get(duration) ?? []
      return {
        service,
        serviceLanguage: textLanguage(language, service),
        minutes: t(counts.minutes(duration)),
        ...placeOf(t(platformWord(platform)), platform !== 'in-person'),
        fee: priceOf(language, fee),
        bookPath: bookPath({ service: id }),
        bookOf: t(profile.services.bookOf(service)),
        free: starts.length > 0 ? [{ times: timesOf(service, id, starts) }] : [],
      }
    }),
  }
}

const placeOf = (place: string, isByVideo: boolean): Values => ({
  byVideo: isByVideo ? [{ place }] : [],
  inPerson: isByVideo ? [] : [{ place }],
})
