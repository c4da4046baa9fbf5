import type { Day } from '../days.ts'

/** Prayer times of a city on a day, in Riyadh time: `04:36`. */
export type FastingDay = { on: Day; fajr: string; maghrib: string; isha: string }

export const ramadanMeals = ['suhoor', 'iftar', 'late'] as const
export type RamadanMeal = (typeof ramadanMeals)[number]
export type RamadanTimes = Readonly<Record<RamadanMeal, string>>

/** In minutes: suhoor is late, as is the custom, but leaves time to eat; the late meal waits for Taraweeh. */
const suhoorBeforeFajr = 45
const lateAfterIsha = 90

/** Times that suit every one of these days: suhoor before the earliest Fajr, iftar at the latest Maghrib. */
export function ramadanTimes(days: readonly FastingDay[]): RamadanTimes {
  const minutes = (of: 'fajr' | 'maghrib' | 'isha') => days.map((day) => minutesOf(day[of]))
  return {
    suhoor: clockOf(Math.min(...minutes('fajr')) - suhoorBeforeFajr),
    iftar: clockOf(Math.max(...minutes('maghrib'))),
    late: clockOf(Math.max(...minutes('isha')) + lateAfterIsha),
  }
}

/** Between the call to Fajr and the call to Maghrib. */
export const isWhileFasting = (time: string, { fajr, maghrib }: FastingDay): boolean =>
  time >= fajr && time < maghrib

type MealToMove = {
  readonly kind: string
  readonly time: string | null
  readonly name: string
  readonly note: string
  readonly recipe: string
  readonly items: readonly unknown[]
}

/**
 * Rearranges a day's meals into suhoor, iftar and a late meal. Items and amounts are unchanged, so the day's totals
 * are too. The noon meal becomes iftar, as the main meal.
 */
export function toRamadan<Meal extends MealToMove>(
  meals: readonly Meal[],
  times: RamadanTimes,
  kindOf: (meal: RamadanMeal) => Meal['kind'],
  /** Items that break the fast; they move to iftar from whichever meal had them. */
  breaksFast: (item: Meal['items'][number]) => boolean = () => false,
): Meal[] {
  const places = meals.map((meal) => placeOf(meal))
  const opening = meals.flatMap((meal, at) => (places[at] === 'iftar' ? [] : meal.items.filter(breaksFast)))
  return ramadanMeals.flatMap((place) => {
    const before = meals.filter((_, at) => places[at] === place)
    const own = place === 'iftar' ? before : before.flatMap((meal) => withoutThose(meal, breaksFast) ?? [])
    // Dates alone make up an iftar if the plan has no meal for it.
    const made = meals.find(({ items }) => items.some(breaksFast))
    const alone = place === 'iftar' && own.length === 0 && opening.length > 0 && made
    const moved = alone ? [{ ...made, name: '', note: '', recipe: '', items: [] }] : own
    const [first] = moved
    if (!first) return []
    return [
      {
        ...first,
        kind: kindOf(place),
        time: times[place],
        name: moved.length === 1 ? first.name : '',
        note: moved.flatMap(({ note }) => note || []).join('\n'),
        recipe: moved.flatMap(({ recipe }) => recipe || []).join('\n\n'),
        items: [...(place === 'iftar' ? opening : []), ...moved.flatMap(({ items }) => items)],
      },
    ]
  })
}

/** Null if nothing is left of the meal. */
function withoutThose<Meal extends MealToMove>(
  meal: Meal,
  breaksFast: (item: Meal['items'][number]) => boolean,
): Meal | null {
  const items = meal.items.filter((item) => !breaksFast(item))
  const isEmptied = items.length === 0 && meal.items.length > 0 && !meal.note && !meal.recipe
  return isEmptied ? null : { ...meal, items }
}

/**
 * By kind, otherwise by hour. A snack before noon joins iftar, which dates and fruit open; a later one, the night
 * meal.
 */
function placeOf({ kind, time }: MealToMove): RamadanMeal {
  const known = places[kind]
  if (known) return known
  if (kind === 'snack') return time !== null && time < '12:00' ? 'iftar' : 'late'
  if (time === null) return 'iftar'
  return time < '11:00' ? 'suhoor' : time < '17:00' ? 'iftar' : 'late'
}

const places: Readonly<Record<string, RamadanMeal>> = {
  ...{ suhoor: 'suhoor', iftar: 'iftar', late: 'late' },
  ...{ breakfast: 'suhoor', lunch: 'iftar', dinner: 'late' },
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
