import type { PlanDay } from '#contract/plans/document.ts'

const idOf = (key: string, kind: string) =>
  `${[...key]
    .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
    .toString(16)
    .padStart(8, '0')}-${kind}-4000-8000-000000000016`

/** A food by its key in our own table; without a portion, the count is in grams. */
type Amount = readonly [key: string, count: number, portion?: string]

const oats: Amount = ['oats-dry', 50]
const laban: Amount = ['laban-low', 1, 'glass']
const dates: Amount = ['dates-khalas', 3, 'date']
const apple: Amount = ['apple', 1, 'piece']
const eggs: Amount = ['egg-boiled', 2, 'piece']
const chicken: Amount = ['chicken-breast-cooked', 150]
const hamour: Amount = ['hamour-grilled', 180]
const rice: Amount = ['rice-brown-cooked', 1, 'cup']
const salad: Amount = ['salad-green', 1, 'bowl']
const almonds: Amount = ['almonds', 1, 'handful']
const soup: Amount = ['shorba-lentil', 1, 'bowl']
const bread = (slices: number): Amount => ['bread-whole', slices, 'slice']

type MealLine = readonly [
  kind: PlanDay['meals'][number]['kind'],
  time: string,
  items: readonly (readonly [Amount, ...Amount[]])[],
  note?: string,
]

/** Each item is a food followed by its alternatives. */
const days: readonly (readonly MealLine[])[] = [
  [
    ['breakfast', '07:00', [[oats, bread(2)], [laban], [dates, apple]]],
    ['lunch', '13:30', [[chicken, hamour], [rice], [salad]], 'A glass of water first, and take your time.'],
    ['snack', '17:00', [[almonds, apple]]],
    ['dinner', '20:00', [[soup], [bread(1)], [laban]]],
  ],
  [
    ['breakfast', '07:00', [[eggs], [bread(2)], [salad]]],
    ['lunch', '13:30', [[hamour, chicken], [rice], [salad]]],
    ['snack', '17:00', [[apple, dates], [laban]]],
    ['dinner', '20:00', [[soup], [bread(1)], [salad]]],
  ],
]

export const demoPlan = {
  title: 'A balanced week',
  intro: 'A flexible week that comes again. Alternatives are close in energy: choose what suits your day.',
}

export const demoFoodKeys = [
  ...new Set(days.flatMap((meals) => meals.flatMap(([, , items]) => items.flat().map(([key]) => key)))),
]

/** A week that repeats these days in turn, with the foods by their ids. */
export const demoDaysOf = (foodId: (key: string) => string): PlanDay[] =>
  Array.from({ length: 7 }, (_, at) => ({
    note: '',
    meals: (days[at % days.length] ?? []).map(([kind, time, items, note = ''], place) => ({
      id: idOf(`${at} ${place}`, 'ea70'),
      kind,
      name: '',
      time,
      note,
      recipe: '',
      items: items.map((amounts, number) => {
        const [planned, ...others] = amounts.map(([key, count, portion = null]) => ({
          food: foodId(key),
          portion,
          count,
        }))
        if (!planned) throw new Error(`nothing is planned in meal ${place}`)
        return {
          id: idOf(`${at} ${place} ${number}`, '17e3'),
          ...planned,
          alternatives: others,
          note: '',
        }
      }),
    })),
  }))

/** What she will eat instead on coming days. */
export const demoSwapsAhead: readonly { inDays: number; meal: number }[] = [
  { inDays: 1, meal: 1 },
  { inDays: 4, meal: 0 },
]

/** The meals ticked off on each day, with the gaps of everyday life, and the meal in which an alternative was eaten. */
export const demoEaten: readonly {
  daysAgo: number
  meals: readonly number[]
  swapped?: number
  note?: string
}[] = [
  { daysAgo: 10, meals: [0, 1, 3] },
  { daysAgo: 9, meals: [0, 1, 2, 3], note: 'Full before I had finished' },
  { daysAgo: 8, meals: [0, 1], swapped: 1 },
  { daysAgo: 6, meals: [0, 1, 2, 3] },
  { daysAgo: 5, meals: [0, 1, 2], swapped: 2 },
  { daysAgo: 4, meals: [0, 1, 3] },
  { daysAgo: 3, meals: [0, 1, 2, 3], note: 'I liked the lentils' },
  { daysAgo: 1, meals: [0, 1, 3], swapped: 1, note: 'No chicken left, so hamour' },
  { daysAgo: 0, meals: [0], note: 'The eggs keep me full until noon' },
]
