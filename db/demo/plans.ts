import type { FoodFacts, PlanDay } from '#contract/plans/document.ts'

/** Per 100 g: energy, protein, carbohydrate, fat, fibre, sugars, sodium in mg. */
type Line = readonly [
  key: string,
  en: string,
  ar: string,
  group: FoodFacts['group'],
  values: readonly [number, number, number, number, number, number, number],
  portion: readonly [en: string, ar: string, grams: number] | null,
  allergens: FoodFacts['allergens'],
  edible?: number,
]

const idOf = (key: string, kind = 'f00d') =>
  `${[...key]
    .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
    .toString(16)
    .padStart(8, '0')}-${kind}-4000-8000-000000000016`

const lines: readonly Line[] = [
  ['oats', 'Rolled oats', 'شوفان', 'grains', [379, 13, 68, 6.5, 10, 1, 6], null, ['gluten']],
  [
    'laban',
    'Laban, low fat',
    'لبن قليل الدسم',
    'dairy',
    [40, 3.3, 4.8, 0.9, 0, 4.8, 105],
    ['cup', 'كوب', 245],
    ['milk'],
  ],
  ['dates', 'Dates', 'تمر', 'fruit', [282, 2.5, 75, 0.4, 8, 63, 2], ['date', 'حبة', 8], [], 0.9],
  [
    'egg',
    'Boiled egg',
    'بيض مسلوق',
    'eggs',
    [155, 12.6, 1.1, 10.6, 0, 1.1, 124],
    ['egg', 'بيضة', 50],
    ['egg'],
    0.88,
  ],
  [
    'bread',
    'Whole wheat bread',
    'خبز بر',
    'bread',
    [252, 12.5, 43, 3.5, 6, 4.3, 455],
    ['slice', 'شريحة', 32],
    ['gluten'],
  ],
  [
    'rice',
    'Cooked brown rice',
    'أرز بني مطبوخ',
    'grains',
    [123, 2.7, 25.6, 1, 1.6, 0.2, 4],
    ['ladle', 'مغرفة', 110],
    [],
  ],
  ['chicken', 'Grilled chicken breast', 'صدر دجاج مشوي', 'meat', [165, 31, 0, 3.6, 0, 0, 74], null, []],
  ['fish', 'Grilled hamour', 'هامور مشوي', 'fish', [118, 24.8, 0, 1.3, 0, 0, 53], null, ['fish']],
  [
    'salad',
    'Cucumber and tomato salad',
    'سلطة خيار وطماطم',
    'vegetables',
    [17, 0.8, 3.8, 0.2, 1, 2.2, 4],
    ['bowl', 'صحن', 150],
    [],
  ],
  [
    'lentils',
    'Lentil soup',
    'شوربة عدس',
    'legumes',
    [60, 4, 9.5, 0.8, 2.5, 1, 210],
    ['bowl', 'صحن', 250],
    [],
  ],
  [
    'almonds',
    'Almonds',
    'لوز',
    'nuts',
    [579, 21, 21.6, 49.9, 12.5, 4.4, 1],
    ['handful', 'قبضة', 25],
    ['nuts'],
  ],
  ['apple', 'Apple', 'تفاح', 'fruit', [52, 0.3, 13.8, 0.2, 2.4, 10.4, 1], ['apple', 'تفاحة', 180], [], 0.9],
]

export const demoFoods: Readonly<Record<string, FoodFacts>> = Object.fromEntries(
  lines.map(([key, en, ar, group, values, portion, allergens, edible = 1]) => {
    const [energy, protein, carbohydrate, fat, fibre, sugars, sodium] = values
    const rest = { saturates: null, potassium: null, calcium: null, iron: null, magnesium: null }
    const vitamins = { vitaminA: null, vitaminC: null, vitaminD: null, vitaminB12: null, folate: null }
    const isAnimal = ['dairy', 'eggs', 'meat', 'fish'].includes(group)
    const facts: FoodFacts = {
      id: idOf(key),
      names: { en, ar },
      group,
      per100g: { energy, protein, carbohydrate, fat, fibre, sugars, sodium, ...rest, ...vitamins },
      portions: portion
        ? [{ id: portion[0], names: { en: portion[0], ar: portion[1] }, grams: portion[2] }]
        : [],
      edible,
      allergens,
      marks: {
        halal: group === 'meat' ? 'depends' : 'yes',
        vegetarian: group === 'meat' || group === 'fish' ? 'no' : 'yes',
        vegan: isAnimal ? 'no' : 'yes',
      },
      source: { key: 'nabta', reference: null, confidence: 'estimate', estimates: [], note: null },
    }
    return [facts.id, facts]
  }),
)

type Amount = readonly [key: string, count: number]

const amountOf = ([key, count]: Amount) => ({
  food: idOf(key),
  portion: demoFoods[idOf(key)]?.portions[0]?.id ?? null,
  count,
})

type MealLine = readonly [
  kind: PlanDay['meals'][number]['kind'],
  time: string,
  items: readonly (readonly [Amount, ...Amount[]])[],
  note?: string,
]

/** Each food with what may be eaten in its place. */
const days: readonly (readonly MealLine[])[] = [
  [
    [
      'breakfast',
      '07:00',
      [
        [
          ['oats', 50],
          ['bread', 2],
        ],
        [['laban', 1]],
        [
          ['dates', 3],
          ['apple', 1],
        ],
      ],
    ],
    [
      'lunch',
      '13:30',
      [
        [
          ['chicken', 150],
          ['fish', 180],
        ],
        [['rice', 1.5]],
        [['salad', 1]],
      ],
      'على مهل، وماء قبل الأكل',
    ],
    [
      'snack',
      '17:00',
      [
        [
          ['almonds', 1],
          ['apple', 1],
        ],
      ],
    ],
    ['dinner', '20:00', [[['lentils', 1]], [['bread', 1]], [['laban', 1]]]],
  ],
  [
    ['breakfast', '07:00', [[['egg', 2]], [['bread', 2]], [['salad', 1]]]],
    [
      'lunch',
      '13:30',
      [
        [
          ['fish', 180],
          ['chicken', 150],
        ],
        [['rice', 1.5]],
        [['salad', 1]],
      ],
    ],
    [
      'snack',
      '17:00',
      [
        [
          ['apple', 1],
          ['dates', 3],
        ],
      ],
    ],
    ['dinner', '20:00', [[['lentils', 1.5]], [['salad', 1]]]],
  ],
]

export const demoDays: PlanDay[] = Array.from({ length: 7 }, (_, at) => ({
  note: '',
  meals: (days[at % days.length] ?? []).map(([kind, time, items, note = ''], place) => ({
    id: idOf(`${at} ${place}`, 'ea70'),
    kind,
    name: '',
    time,
    note,
    recipe: '',
    items: items.map(([planned, ...others], number) => ({
      id: idOf(`${at} ${place} ${number}`, '17e3'),
      ...amountOf(planned),
      alternatives: others.map(amountOf),
      note: '',
    })),
  })),
}))

/** Of each day before today, which of its meals were ticked off, as somebody does who also has a life. */
export const demoEaten: readonly { daysAgo: number; meals: readonly number[]; note?: string }[] = [
  { daysAgo: 10, meals: [0, 1, 3] },
  { daysAgo: 9, meals: [0, 1, 2, 3], note: 'شبعت قبل أن أُكمل' },
  { daysAgo: 8, meals: [0, 1] },
  { daysAgo: 6, meals: [0, 1, 2, 3] },
  { daysAgo: 5, meals: [0, 1, 2] },
  { daysAgo: 4, meals: [0, 1, 3] },
  { daysAgo: 3, meals: [0, 1, 2, 3], note: 'أعجبني العدس' },
  { daysAgo: 1, meals: [0, 1, 3] },
  { daysAgo: 0, meals: [0] },
]
