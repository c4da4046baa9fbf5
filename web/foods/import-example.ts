import { foldText } from '#contract/fold-text.ts'
import { type FoodGroup, foodGroups } from '#contract/foods/food.ts'
import type { FoodColumn } from '#contract/foods/food-columns.ts'
import { type Nutrient, nutrientUnits } from '#contract/foods/nutrients.ts'
import type { FoodsWords } from '#contract/foods/read-foods.ts'
import type { Language } from '#contract/language.ts'
import { columnNames } from '#copy/foods/import.ts'
import { foodGroupNames, nutrientUnitNames } from '#copy/foods/options.ts'

/** Groups are recognized by their names in the reader’s language and by their codes. */
export const foodsWordsIn = (language: Language): FoodsWords => ({
  groups: new Map(
    foodGroups.flatMap((group) =>
      [group, foodGroupNames[group][language]].map((name): [string, FoodGroup] => [foldText(name), group]),
    ),
  ),
  portion: { [language === 'ar' ? 'nameAr' : 'nameEn']: columnNames.portion[language] },
})

/** An example spreadsheet in the reader’s language. */
export const exampleRows = (language: Language): string[][] => [
  columns.map((column) => {
    const unit = column in nutrientUnits ? nutrientUnits[column as Nutrient] : null
    const name = columnNames[column][language]
    return unit ? `${name} (${nutrientUnitNames[unit][language]})` : name
  }),
  [
    'Lentil crackers',
    'رقائق العدس',
    foodGroupNames.sweets[language],
    ...'410 18 60 10 8 480'.split(' '),
    '40',
    '',
  ],
  [
    'Laban, low fat',
    'لبن قليل الدسم',
    foodGroupNames.dairy[language],
    ...'40 3.3 4.8 1 0 45'.split(' '),
    '200',
    language === 'ar' ? 'حليب' : 'milk',
  ],
]

const columns: readonly FoodColumn[] = [
  'nameEn',
  'nameAr',
  'group',
  'energy',
  'protein',
  'carbohydrate',
  'fat',
  'fibre',
  'sodium',
  'portionGrams',
  'allergens',
]
