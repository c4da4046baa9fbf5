import { type KnownFoods, meal as mealShape, type PlanDay } from './document.ts'
import { type RamadanTimes, toRamadan } from './ramadan.ts'

/** Converts a plan day into a Ramadan day; null if its contents do not fit into three meals. */
export function ramadanDay(day: PlanDay, times: RamadanTimes, foods: KnownFoods): PlanDay | null {
  const isDate = ({ food }: { food: string }) => isDateFruit(foods[food]?.names ?? {})
  const known = new Set<string>()
  const meals = toRamadan(
    day.meals,
    times,
    (place) => place,
    (item) => isDate(item),
  ).map((each) => {
    const id = known.has(each.id) ? crypto.randomUUID() : each.id
    known.add(id)
    return { ...each, id }
  })
  return meals.every((each) => mealShape.safeParse(each).success) ? { ...day, meals } : null
}

/** Dates by themselves, not a dish that contains some. */
export const isDateFruit = (names: {
  en?: string | null | undefined
  ar?: string | null | undefined
}): boolean =>
  /^(?:dates?|rutab|ajwa)\b/i.test(names.en ?? '') ||
  /^(?:ال)?(?:تمر|تمور|رطب|عجوة)(?:\s|،|$)/.test(names.ar ?? '')
