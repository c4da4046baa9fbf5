import { join } from 'node:path'
import {
  mainNutrients,
  type Nutrient,
  type Nutrients,
  nutrients,
  nutrientUnits,
} from '#contract/foods/nutrients.ts'
import { csvRows } from './csv-rows.ts'

export type UsdaFood = {
  fdc: string
  name: string
  /** The USDA category; both kinds of foods have the same categories. */
  category: number
  per100g: Nutrients
  portions: { name: string; grams: number }[]
}
export type UsdaRefused = { file: string; id: string; name: string; reason: string }
export type UsdaRead = { foods: UsdaFood[]; refused: UsdaRefused[] }

/** The kinds of foods to read: measured foods, not those with only a brand’s own figures. */
const kinds = new Set(['foundation_food', 'sr_legacy_food'])

/** USDA nutrient numbers; if there are several for one nutrient, the first that is present counts. */
const numbers: Record<Nutrient, readonly string[]> = {
  energy: ['208', '958', '957'],
  protein: ['203'],
  carbohydrate: ['205'],
  fat: ['204'],
  saturates: ['606'],
  fibre: ['291'],
  sugars: ['269', '269.3'],
  sodium: ['307'],
  potassium: ['306'],
  calcium: ['301'],
  iron: ['303'],
  magnesium: ['304'],
  vitaminA: ['320'],
  vitaminC: ['401'],
  vitaminD: ['328'],
  vitaminB12: ['418'],
  folate: ['417'],
}
const inGrams: Readonly<Record<string, number>> = { G: 1, MG: 1e-3, UG: 1e-6, g: 1, mg: 1e-3, µg: 1e-6 }

type Begun = Omit<UsdaFood, 'per100g'> & { values: Map<string, number> }

/**
 * Reads the folder of a release. The long files are read a row at a time, holding in memory only the data of the
 * foods to import; `onRows` is called with the number of rows read so far.
 */
export async function readUsda(
  folder: string,
  onRows: (file: string, rows: number) => void,
): Promise<UsdaRead> {
  const refused: UsdaRefused[] = []
  const rowsOf = async function* <Column extends string>(file: string, columns: readonly Column[]) {
    let count = 0
    for await (const row of csvRows(join(folder, file), columns)) {
      if (++count % 1_000_000 === 0) onRows(file, count)
      yield row
    }
    onRows(file, count)
  }

  const begun = new Map<string, Begun>()
  for await (const row of rowsOf('food.csv', ['fdc_id', 'data_type', 'description', 'food_category_id'])) {
    if (!kinds.has(row.data_type)) continue
    const { fdc_id: fdc, description: name, food_category_id: category } = row
    begun.set(fdc, { fdc, name: name.trim(), category: Number(category), portions: [], values: new Map() })
  }

  const wanted = new Set(Object.values(numbers).flat())
  const known = new Map<string, { number: string; times: number }>()
  for await (const row of rowsOf('nutrient.csv', ['id', 'name', 'unit_name', 'nutrient_nbr'])) {
    if (!wanted.has(row.nutrient_nbr)) continue
    const times = timesOf(row.nutrient_nbr, row.unit_name)
    if (times !== null) known.set(row.id, { number: row.nutrient_nbr, times })
    else
      refused.push({
        file: 'nutrient.csv',
        id: row.id,
        name: row.name,
        reason: `unknown unit ${row.unit_name}`,
      })
  }
  for await (const row of rowsOf('food_nutrient.csv', ['fdc_id', 'nutrient_id', 'amount'])) {
    const nutrient = known.get(row.nutrient_id)
    const food = nutrient && begun.get(row.fdc_id)
    if (!nutrient || !food || row.amount === '') continue
    const amount = Number(row.amount)
    if (amount >= 0) food.values.set(nutrient.number, amount * nutrient.times)
    else
      refused.push({
        file: 'food_nutrient.csv',
        id: food.fdc,
        name: food.name,
        reason: `amount ${row.amount}`,
      })
  }

  const units = new Map<string, string>()
  for await (const { id, name } of rowsOf('measure_unit.csv', ['id', 'name'])) units.set(id, name)
  for await (const row of rowsOf('food_portion.csv', [
    'fdc_id',
    'amount',
    'measure_unit_id',
    'portion_description',
    'modifier',
    'gram_weight',
  ])) {
    const food = begun.get(row.fdc_id)
    if (!food) continue
    const grams = Number(row.gram_weight)
    const name = portionName(row, units.get(row.measure_unit_id))
    if (!name || !(grams >= 0.1 && grams <= 100_000))
      refused.push({
        file: 'food_portion.csv',
        id: food.fdc,
        name: food.name,
        reason: 'a portion without name or weight',
      })
    else if (food.portions.length < 12 && !food.portions.some((portion) => portion.name === name))
      food.portions.push({ name, grams })
  }

  const foods: UsdaFood[] = []
  for (const { values, ...food } of begun.values()) {
    const per100g = Object.fromEntries(
      nutrients.map((nutrient) => [
        nutrient,
        numbers[nutrient].map((number) => values.get(number)).find((value) => value !== undefined) ?? null,
      ]),
    ) as Record<Nutrient, number | null>
    const reason = faultOf(food.name, per100g)
    if (reason) refused.push({ file: 'food.csv', id: food.fdc, name: food.name, reason })
    else foods.push({ ...food, per100g: per100g as Nutrients })
  }
  return { foods, refused }
}

function timesOf(number: string, unit: string): number | null {
  const nutrient = nutrients.find((each) => numbers[each].includes(number))
  if (!nutrient) return null
  const wanted = nutrientUnits[nutrient]
  if (wanted === 'kcal')
    return unit.toUpperCase() === 'KCAL' ? 1 : unit.toUpperCase() === 'KJ' ? 1 / 4.184 : null
  const [from, to] = [inGrams[unit.toUpperCase()], inGrams[wanted]]
  // A single factor, not one via grams, so that values in milligrams stay exact.
  return from === undefined || to === undefined ? null : from === to ? 1 : Number((from / to).toPrecision(12))
}

/** `1 cup, sliced`, `1 medium (2-3/5" dia)`. */
function portionName(
  row: Record<'amount' | 'portion_description' | 'modifier', string>,
  unit: string | undefined,
): string | null {
  const said = row.portion_description === 'Quantity not specified' ? '' : row.portion_description
  const measure = unit === undefined || unit === 'undetermined' ? '' : unit
  const of = said || [measure, row.modifier].filter(Boolean).join(', ')
  if (!of) return null
  const amount = Number(row.amount || '1')
  return `${said || amount === 1 || !amount ? '' : `${amount} `}${of}`.slice(0, 80)
}

function faultOf(name: string, per100g: Record<Nutrient, number | null>): string | null {
  if (!name) return 'no name'
  const missing = mainNutrients.find((nutrient) => per100g[nutrient] === null)
  if (missing) return `no ${missing}`
  const { energy, protein, carbohydrate, fat } = per100g as Nutrients
  if (energy > 905) return `energy of ${energy} kcal`
  return protein + carbohydrate + fat > 105 ? 'more than 100 g in 100 g' : null
}
