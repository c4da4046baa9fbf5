import type { DirectoryFilters, SortOrder } from '#contract/directory.ts'
import { modesOf } from '#contract/practice-options.ts'
import { type FreeTimeInput, freeSlots, nextFreeStarts } from '#server/availability/rules.ts'
import { withAndWithoutArticle, wordsIn } from '#server/directory/name-words.ts'
import { rankOf, smoothedRating } from '#server/directory/rank.ts'
import { soundsOf } from '#server/directory/sounds.ts'
import { topicsMatching } from '#server/directory/topics.ts'
import { dayAt } from '#server/ground/time/zones.ts'
import { type Dietitian, firstDay } from './marketplaces.ts'

export type NaiveQuery = { [Filter in keyof DirectoryFilters]: DirectoryFilters[Filter] | undefined } & {
  sort?: SortOrder | undefined
}

const riyadh = 'Asia/Riyadh'
const dayMs = 86_400_000
const dayText = (at: number) => new Date(at).toISOString().slice(0, 10)

/** The dietitians listed at a moment, with the details that the directory would show; computed one by one. */
export type ListedAt = ReturnType<typeof listedAt>[number]
export const listedAt = (people: readonly Dietitian[], now: Date) =>
  people
    .filter(({ standing, licensedUntil }) => standing === 'listed' && licensedUntil >= dayAt(riyadh, now))
    .map((one) => {
      const offers = one.services.filter(({ isActive }) => isActive)
      const free = freeOf(one, Math.min(...offers.map(({ minutes }) => minutes)), now)
      const next = offers.length > 0 ? (nextFreeStarts(free, 1)[0] ?? null) : null
      const names = wordsIn(one.name.join(' '))
      return {
        ...one,
        written: [...names, ...wordsIn(one.title)].flatMap(withAndWithoutArticle),
        heard: names.flatMap(soundsOf),
        next,
        price: offers.length > 0 ? Math.min(...offers.map(({ price }) => price)) : null,
        modes: offers.flatMap(({ platform }) => modesOf(platform)),
        days: offers.length > 0 ? daysFree(free, now) : [],
        rank: rankOf(
          {
            nextFreeAt: next === null ? null : new Date(next),
            rating: one.rating,
            reviewCount: one.rating === null ? 0 : one.reviews,
            completeness: [one.name[1], one.city, offers.length].filter(Boolean).length / 7,
          },
          now,
        ),
      }
    })

function freeOf(one: Dietitian, duration: number, now: Date): FreeTimeInput {
  const exceptions = one.exceptions.map(({ kind, from, length, hours }) => ({
    kind,
    from,
    to: dayText(Date.parse(from) + length * dayMs),
    weekdays: null,
    hours: [...hours],
  }))
  const taken = [...new Set(one.taken)].map((hour): [number, number] => {
    const at = firstDay + hour * 3_600_000
    return [at, at + 45 * 60_000]
  })
  const { zone, weekly, buffer, notice, horizon, increment, mostPerDay } = one
  return {
    zone,
    weekly: weekly.map((ranges) => [...ranges]),
    buffer,
    notice,
    horizon,
    increment,
    mostPerDay,
    exceptions,
    taken,
    duration,
    now,
  }
}

/** Computed slot by slot: the days from today to Saturday, in Riyadh, with at least one bookable time. */
function daysFree(free: FreeTimeInput, now: Date): string[] {
  const [today, until] = [dayAt(riyadh, now), lastDay('week', now)]
  const from = dayAt(free.zone, new Date(now.getTime() - dayMs))
  const days = freeSlots({ ...free, from, days: 11 }).flatMap(({ starts }) =>
    starts.map((start) => dayAt(riyadh, new Date(start))),
  )
  return [...new Set(days)].filter((day) => day >= today && day <= until)
}

function lastDay(when: 'today' | 'week', now: Date): string {
  const today = dayAt(riyadh, now)
  return when === 'today' ? today : dayText(Date.parse(today) + (6 - new Date(today).getUTCDay()) * dayMs)
}

/** The answer expected from the directory, in its order. */
export function searchNaively(
  seen: readonly ListedAt[],
  asked: NaiveQuery,
  now: Date,
  match = matching(seen, asked.q),
): ListedAt[] {
  const keys: Record<SortOrder, (one: ListedAt) => number> = {
    relevance: match,
    rating: ({ rating, reviews }) => (rating === null ? 1 : -smoothedRating(rating, reviews)),
    price: ({ price }) => price ?? Infinity,
    soonest: ({ next }) => next ?? Infinity,
  }
  const key = keys[asked.sort ?? 'relevance']
  const inOrder = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
  return seen
    .filter((one) => match(one) > 0 && fits(one, asked, now))
    .sort((a, b) => inOrder(key(a), key(b)) || inOrder(a.rank, b.rank) || (a.id < b.id ? -1 : 1))
}

function fits(one: ListedAt, asked: NaiveQuery, now: Date): boolean {
  const isOneOf = <T>(wanted: readonly T[] | T | undefined, has: readonly (T | null)[]) =>
    wanted === undefined || [wanted].flat().some((each) => has.includes(each as T))
  const { price } = one
  return (
    isOneOf(asked.specialization, [one.specialization]) &&
    isOneOf(asked.language, one.languages) &&
    isOneOf<string>(asked.gender, [one.gender]) &&
    isOneOf(asked.city, [one.city]) &&
    isOneOf(asked.mode, one.modes) &&
    (asked.least === undefined || (price !== null && price >= asked.least)) &&
    (asked.most === undefined || (price !== null && price <= asked.most)) &&
    (asked.rating === undefined || (one.rating ?? 0) >= Number(asked.rating)) &&
    (asked.when === undefined || one.days.some((day) => day <= lastDay(asked.when as 'week', now))) &&
    (!asked.saved || one.isSaved)
  )
}

/**
 * 1 for an exact spelling, 2 for the same sound, 3 for the same beginning, 4 for a near miss if nothing else matches;
 * 0 for no match.
 */
export function matching(seen: readonly ListedAt[], q: string | undefined): (one: ListedAt) => number {
  const words = wordsIn(q ?? '')
  if (words.length === 0) return () => 1
  const isBroad = words.every((word) => word.length === 1 || isTopic(word))
  const level = (one: ListedAt, levels: readonly number[]) =>
    Math.max(...words.map((word) => levels.find((level) => says(one, word, level)) ?? 9))
  const isAnybody = seen.some((one) => level(one, [1, 2, 3]) < 9)
  const found = new Map(
    seen.map((one) => {
      const best = level(one, isAnybody || isBroad ? [1, 2, 3] : [1, 2, 3, 4])
      return [one, best === 9 ? 0 : isBroad ? 1 : best]
    }),
  )
  return (one) => found.get(one) ?? 0
}

const isTopic = (word: string) =>
  word.length > 2 && topicsMatching((topic) => topic.startsWith(word)).length > 0

function says({ written, heard, specialization }: ListedAt, word: string, level: number): boolean {
  const [asked, sounds] = [withAndWithoutArticle(word), soundsOf(word)]
  const means = (isMeant: (topic: string) => boolean) =>
    topicsMatching(isMeant).some((topic) => topic === 'everybody' || topic === specialization)
  if (level === 1)
    return asked.some((form) => written.includes(form)) || means((topic) => asked.includes(topic))
  if (level === 2) return sounds.some((sound) => sound.length > 1 && heard.includes(sound))
  if (level === 3)
    return (
      asked.some((form) => written.some((each) => each.startsWith(form))) ||
      sounds.some((sound) => sound.length > 2 && heard.some((each) => each.startsWith(sound))) ||
      (isTopic(word) && means((topic) => asked.some((form) => topic.startsWith(form))))
    )
  return (
    asked.some((form) => written.some((each) => isSlip(form, each))) ||
    sounds.some((sound) => heard.some((each) => isSlip(sound, each))) ||
    (word === 'diabets' && specialization === 'diabetes')
  )
}

/** Equal as they are, or once one letter is removed from either or both. */
function isSlip(one: string, other: string): boolean {
  const shorter = (word: string) => [
    word,
    ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1)),
  ]
  return one.length > 3 && other.length > 3 && shorter(one).some((each) => shorter(other).includes(each))
}
