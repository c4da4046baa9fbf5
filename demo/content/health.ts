import type { MealTime } from '#contract/health/diary.ts'
import type { GlucoseMoment, MeasureKind } from '#contract/health/kinds.ts'
import { randomFrom } from './random.ts'

export type DemoMeasure = {
  kind: MeasureKind
  value: number
  second?: number
  glucoseMoment?: GlucoseMoment
  note?: string
  daysAgo: number
  minute: number
}

/** A trend from one value to another, with random spread around it. */
type Course = { from: number; to: number; spread: number }

/** Progress that pauses for a while in the middle. */
const withPlateau = (part: number) => (part < 0.4 ? part * 1.5 : part < 0.6 ? 0.6 : 0.6 + (part - 0.6))

const morning = 6 * 60 + 40

/** Eleven days away from home, and from the scales. */
const isAway = (daysAgo: number) => daysAgo >= 36 && daysAgo < 47

/** Three months of a patient with prediabetes: weight loss with a plateau, a trip, and better glucose. */
export function demoStory(days: number): DemoMeasure[] {
  const random = randomFrom(163)
  const found: DemoMeasure[] = [
    { kind: 'height', value: 163, daysAgo: days, minute: morning },
    {
      kind: 'hba1c',
      value: 6.1,
      daysAgo: days,
      minute: 600,
      note: 'Check-up in spring, entered from the report',
    },
    { kind: 'hba1c', value: 5.8, daysAgo: 8, minute: 600 },
    ...lipids(days, [212, 138, 46, 164]),
    ...lipids(8, [196, 121, 49, 139]),
  ]
  const at = (daysAgo: number, { from, to, spread }: Course, decimals: number) =>
    Number(
      (from + (to - from) * withPlateau(1 - daysAgo / days) + (random.next() - 0.5) * spread).toFixed(
        decimals,
      ),
    )
  for (let daysAgo = days; daysAgo >= 0; daysAgo--) {
    if (isAway(daysAgo)) continue
    const minute = morning + random.upTo(25)
    const take = (kind: MeasureKind, value: number, more: Partial<DemoMeasure> = {}) =>
      found.push({ kind, value, daysAgo, minute, ...more })
    if (daysAgo % 2 === 0) take('weight', at(daysAgo, { from: 78.4, to: 73.6, spread: 0.7 }, 1))
    if (daysAgo % 14 === 5) take('waist', at(daysAgo, { from: 94, to: 88.5, spread: 0.6 }, 1))
    if (daysAgo % 14 === 5) take('hip', at(daysAgo, { from: 108, to: 104.5, spread: 0.6 }, 1))
    if (daysAgo % 3 === 0)
      take('glucose', at(daysAgo, { from: 112, to: 98, spread: 9 }, 0), { glucoseMoment: 'fasting' })
    if (daysAgo % 5 === 1)
      take('glucose', at(daysAgo, { from: 158, to: 131, spread: 16 }, 0), {
        glucoseMoment: 'after_meal',
        minute: 15 * 60 + random.upTo(40),
      })
    if (daysAgo % 7 === 2)
      take('blood_pressure', at(daysAgo, { from: 133, to: 124, spread: 7 }, 0), {
        second: at(daysAgo, { from: 86, to: 80, spread: 5 }, 0),
      })
    if (daysAgo > 0) {
      take('steps', 4_200 + random.upTo(4_600) + (days - daysAgo) * 18, { minute: 1_380 })
      take('sleep', Number((5.8 + random.next() * 2).toFixed(1)), { minute: 420 })
    }
    if (daysAgo < 30)
      for (const hour of [9, 14, 19]) take('water', 350 + random.upTo(5) * 100, { minute: hour * 60 })
    if (daysAgo % 4 === 0) take('mood', 3 + random.upTo(3), { minute: 1_260 })
  }
  return found
}

const lipids = (daysAgo: number, [total = 0, ldl = 0, hdl = 0, fats = 0]: number[]): DemoMeasure[] =>
  (
    [
      ['total_cholesterol', total],
      ['ldl', ldl],
      ['hdl', hdl],
      ['triglycerides', fats],
    ] as const
  ).map(([kind, value]) => ({ kind, value, daysAgo, minute: 600 }))

/** Some weeks of any other patient: a few kilograms, up or down. */
export function demoCourse(seed: number): DemoMeasure[] {
  const random = randomFrom(seed)
  const [start, change, days] = [58 + random.upTo(45), random.next() * 5 - 3.5, 30 + random.upTo(60)]
  const found: DemoMeasure[] = [
    { kind: 'height', value: 152 + random.upTo(34), daysAgo: days, minute: morning },
  ]
  for (let daysAgo = days; daysAgo >= 0; daysAgo -= 3 + random.upTo(3)) {
    const value = start + (change * (days - daysAgo)) / days + (random.next() - 0.5) * 0.8
    found.push({
      kind: 'weight',
      value: Number(value.toFixed(1)),
      daysAgo,
      minute: morning + random.upTo(90),
    })
  }
  if (random.next() < 0.5)
    for (let daysAgo = days; daysAgo >= 0; daysAgo -= 6)
      found.push({
        kind: 'glucose',
        value: 92 + random.upTo(34),
        glucoseMoment: 'fasting',
        daysAgo,
        minute: morning,
      })
  return found
}

type Measured = readonly [kind: MeasureKind, value: number, second?: number]

/** The newest first. */
export const demoVisits: readonly (readonly Measured[])[] = [
  [
    ['weight', 74.1],
    ['waist', 89],
    ['hip', 104.8],
    ['body_fat', 36.2],
    ['muscle', 25.1],
    ['visceral_fat', 9],
    ['blood_pressure', 124, 80],
  ],
  [
    ['weight', 75.6],
    ['waist', 91],
    ['hip', 106],
    ['body_fat', 37.4],
    ['muscle', 24.9],
    ['visceral_fat', 10],
    ['blood_pressure', 129, 83],
  ],
  [
    ['weight', 78],
    ['waist', 93.5],
    ['hip', 107.5],
    ['body_fat', 38.8],
    ['muscle', 24.8],
    ['visceral_fat', 11],
    ['blood_pressure', 133, 86],
  ],
]

/** Corrected at the end of the same visit. */
export const mistypedWaist = 98

export type DemoDiary = {
  kind: 'medicine' | 'supplement' | 'meal'
  text: string
  dose?: string
  mealTime?: MealTime
  note?: string
  daysAgo: number
  minute: number
  /** A file of `demo/pictures/meals/`. */
  picture?: string
}

const vitamin = { kind: 'supplement', text: 'Vitamin D', dose: '50,000 IU' } as const
const metformin = { kind: 'medicine', text: 'Metformin', dose: '500 mg' } as const

export const demoDiary: readonly DemoDiary[] = [
  ...[6, 13, 20, 27].map((daysAgo) => ({ ...vitamin, daysAgo, minute: 620 })),
  { ...metformin, daysAgo: 0, minute: 450 },
  { ...metformin, daysAgo: 1, minute: 830, note: 'After lunch, as agreed' },
  { ...metformin, daysAgo: 2, minute: 815 },
  { ...metformin, daysAgo: 3, minute: 840 },
  {
    kind: 'meal',
    text: 'Two eggs, labneh, cucumber and half a bread',
    mealTime: 'breakfast',
    daysAgo: 0,
    minute: 440,
    picture: 'eggs-and-labneh.jpg',
  },
  { kind: 'meal', text: 'Lentil soup, a salad and laban', mealTime: 'lunch', daysAgo: 1, minute: 825 },
  {
    kind: 'meal',
    text: 'Grilled chicken, half a plate of vegetables, a little kabsa rice',
    mealTime: 'dinner',
    daysAgo: 1,
    minute: 1_225,
    picture: 'chicken-and-kabsa.jpg',
  },
  {
    kind: 'meal',
    text: 'Three dates and a handful of almonds',
    mealTime: 'snack',
    daysAgo: 2,
    minute: 1_020,
  },
  {
    kind: 'meal',
    text: 'Fish with freekeh and roasted aubergine',
    mealTime: 'dinner',
    daysAgo: 3,
    minute: 1_210,
    picture: 'fish-and-freekeh.jpg',
  },
]

const meals = [
  ['Oats with laban and berries', 'breakfast', 430],
  ['Foul with olive oil, tomato and bread', 'breakfast', 460],
  ['Chicken with bulgur and a big salad', 'lunch', 830],
  ['Lentil soup and half a bread', 'lunch', 815],
  ['Apple and a handful of walnuts', 'snack', 1_010],
  ['Grilled fish, vegetables and a little rice', 'dinner', 1_215],
] as const

const taken = [
  { kind: 'supplement', text: 'Vitamin D', dose: '1,000 IU' },
  { kind: 'supplement', text: 'Omega-3', dose: '1 g' },
  { kind: 'medicine', text: 'Levothyroxine', dose: '50 mcg' },
  { kind: 'medicine', text: 'Metformin', dose: '850 mg' },
] as const

/** The food and medicines of a patient in the last weeks, as far as they were recorded. */
export function demoDays(seed: number): DemoDiary[] {
  const random = randomFrom(seed)
  const own = random.of(taken)
  const found: DemoDiary[] = []
  for (let daysAgo = 12; daysAgo >= 0; daysAgo -= 1 + random.upTo(2)) {
    const [text, mealTime, minute] = random.of(meals)
    found.push({ kind: 'meal', text, mealTime, daysAgo, minute: minute + random.upTo(30) })
    if (random.next() < 0.6) found.push({ ...own, daysAgo, minute: 470 + random.upTo(40) })
  }
  return found
}
