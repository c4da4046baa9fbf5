import { foldText } from '../fold-text.ts'
import { marks } from './food.ts'
import { type Nutrient, nutrients, nutrientUnits } from './nutrients.ts'

/** The possible contents of a column of a food file. `name` is in either script; `salt` is converted to sodium. */
export const foodColumns = [
  'nameEn',
  'nameAr',
  'name',
  'group',
  ...nutrients,
  'salt',
  'portion',
  'portionGrams',
  'allergens',
  ...marks,
] as const
export type FoodColumn = (typeof foodColumns)[number]

export type GuessedColumn = {
  heading: string
  /** Null when the column is ignored. */
  of: FoodColumn | null
  /** The unit in the heading, if it names one. */
  unit: HeadingUnit | null
}

const headingUnits = ['kcal', 'kJ', 'g', 'mg', 'µg'] as const
type HeadingUnit = (typeof headingUnits)[number]

/** Guesses each column from its heading, in either language. No field is taken from two columns. */
export function guessColumns(headings: readonly string[]): GuessedColumn[] {
  const taken = new Set<FoodColumn>()
  return headings.map((heading) => {
    const { words, unit } = readHeading(heading)
    const named = known.get(words) ?? null
    const isEnergy = words === '' && (unit === 'kcal' || unit === 'kJ')
    const of = isEnergy ? 'energy' : named === 'portion' && unit === 'g' ? 'portionGrams' : named
    if (of === null || taken.has(of)) return { heading, of: null, unit }
    taken.add(of)
    return { heading, of, unit }
  })
}

/** The factor for figures in this column; null when its unit does not fit the field. */
export function timesOf({ of, unit }: Pick<GuessedColumn, 'of' | 'unit'>): number | null {
  if (of === null || unit === null) return 1
  if (of === 'salt') return unit === 'g' ? 1 : unit === 'mg' ? 0.001 : null
  if (of === 'portionGrams') return unit === 'g' ? 1 : null
  if (!(of in nutrientUnits)) return 1
  const wanted = nutrientUnits[of as Nutrient]
  if (wanted === 'kcal') return unit === 'kcal' ? 1 : unit === 'kJ' ? 1 / 4.184 : null
  const [from, to] = [inGrams[unit], inGrams[wanted]]
  return from === undefined || to === undefined ? null : from / to
}

const inGrams: Partial<Record<HeadingUnit, number>> = { g: 1, mg: 0.001, µg: 0.000_001 }

function readHeading(heading: string): { words: string; unit: HeadingUnit | null } {
  // In `sodium per 100 g`, `g` is not the unit of sodium.
  const all =
    foldText(heading)
      .replace(per100, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const units = all.flatMap((word) => unitWords.get(word) ?? [])
  const words = all.filter((word) => !unitWords.has(word) && !filler.has(word)).join(' ')
  return { words, unit: units[0] ?? null }
}

const per100 = /100\s*(?:g|gm|grams?|ml|غ|غم|جم|غرام|جرام|مل)(?![\p{L}\p{N}])/gu
const filler = new Set(foldText('per in of the value total لكل في كل قيمة').split(' '))

const unitWords = new Map<string, HeadingUnit>(
  Object.entries({
    kcal: 'kcal cal سعرة سعره',
    kJ: 'kj جول كيلوجول',
    g: 'g gm gram grams غ غم جم جرام غرام',
    mg: 'mg ملغ ملغم ملجم مجم',
    µg: 'µg ug mcg ميكروغرام ميكروجرام',
  }).flatMap(([unit, words]) =>
    words.split(' ').map((word): [string, HeadingUnit] => [foldText(word), unit as HeadingUnit]),
  ),
)

const names: Record<FoodColumn, string> = {
  nameEn:
    'nameen, name en, name english, english name, food name en, english, الاسم بالانجليزية, الاسم الانجليزي, اسم انجليزي',
  nameAr:
    'namear, name ar, name arabic, arabic name, food name ar, arabic, الاسم بالعربية, الاسم العربي, اسم عربي',
  name: 'name, food, food name, item, product, description, الاسم, اسم, الطعام, اسم الطعام, الصنف, المنتج, الغذاء',
  group: 'group, food group, category, aisle, المجموعة, الفئة, التصنيف, القسم',
  energy: 'energy, calories, calorie, الطاقة, طاقة, السعرات, سعرات, السعرات الحرارية, سعرات حرارية',
  protein: 'protein, proteins, البروتين, بروتين',
  carbohydrate:
    'carbohydrate, carbohydrates, carbs, carb, carbohydrate by difference, الكربوهيدرات, كربوهيدرات, النشويات, الكربوهيدرات الكلية',
  fat: 'fat, fats, الدهون, دهون, الدهون الكلية, lipid',
  saturates:
    'saturates, saturated fat, saturated, saturated fats, sat fat, الدهون المشبعة, دهون مشبعة, المشبعة, which saturates',
  fibre: 'fibre, fiber, dietary fibre, dietary fiber, الالياف, الياف, الالياف الغذائية, fibres',
  sugars: 'sugars, sugar, السكريات, سكريات, السكر, سكر, which sugars',
  sodium: 'sodium, na, الصوديوم, صوديوم',
  potassium: 'potassium, البوتاسيوم, بوتاسيوم',
  calcium: 'calcium, الكالسيوم, كالسيوم',
  iron: 'iron, الحديد, حديد',
  magnesium: 'magnesium, المغنيسيوم, مغنيسيوم, الماغنيسيوم',
  vitaminA: 'vitamina, vitamin a, vit a, vitamin a rae, فيتامين ا, فيتامين أ',
  vitaminC: 'vitaminc, vitamin c, vit c, فيتامين ج, فيتامين سي',
  vitaminD: 'vitamind, vitamin d, vit d, فيتامين د',
  vitaminB12: 'vitaminb12, vitamin b12, vit b12, b12, فيتامين ب12, فيتامين ب 12',
  folate: 'folate, folates, folic acid, الفولات, فولات, حمض الفوليك',
  salt: 'salt, الملح, ملح',
  portion: 'portion, serving, portion name, serving name, household portion, الحصة, حصة, اسم الحصة',
  portionGrams:
    'portiongrams, portion weight, serving size, serving weight, portion size, وزن الحصة, حجم الحصة, مقدار الحصة',
  allergens: 'allergens, allergen, contains, allergy, مسببات الحساسية, الحساسية, يحتوي على',
  halal: 'halal, حلال',
  vegetarian: 'vegetarian, نباتي',
  vegan: 'vegan, نباتي صرف',
}

const known = new Map(
  foodColumns.flatMap((column) =>
    names[column]
      .split(',')
      .map((name): [string, FoodColumn] => [readHeading(name).words || foldText(name.trim()), column]),
  ),
)
