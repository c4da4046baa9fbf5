import { rowsOf, separatorOf, textIn } from '../csv.ts'
import { foldText } from '../fold-text.ts'
import type { InputOf } from '../route.ts'
import { allergensIn } from './allergens.ts'
import { type FoodGroup, type MarkValue, marks, markValues } from './food.ts'
import { type FoodColumn, type GuessedColumn, guessColumns, timesOf } from './food-columns.ts'
import { mainNutrients, type Nutrient, nutrients } from './nutrients.ts'
import { type addFood, foodForm, mostOwnFoods } from './own.ts'

export type ReadFood = InputOf<typeof addFood>

/** Why a line of a file is skipped. */
export const foodLineFaults = [
  'name_missing',
  'name_too_long',
  'value_missing',
  'value_unreadable',
  'value_implausible',
  'sum_implausible',
  'portion_incomplete',
  'mark_unknown',
  'twice',
] as const
export type FoodLineFault = (typeof foodLineFaults)[number]

export type RefusedLine = { line: number; cells: string[]; code: FoodLineFault; column: FoodColumn | null }
export type FoodsFile = { separator: string; headings: string[]; rows: { line: number; cells: string[] }[] }
export type FoodsRead = { foods: { line: number; cells: string[]; food: ReadFood }[]; refused: RefusedLine[] }

/** The heading and rows of a file; null if there are no rows, or more rows than a dietitian may have foods. */
export function openFoods(text: string): FoodsFile | null {
  const [heading, ...rows] = [...rowsOf(text)]
  if (!heading || rows.length === 0 || rows.length > mostOwnFoods) return null
  return { separator: separatorOf(text), headings: heading.cells, rows }
}

export const columnsOf = ({ headings }: FoodsFile): GuessedColumn[] => guessColumns(headings)

/** Required columns that the file does not have. */
export const missingColumns = (columns: readonly GuessedColumn[]): FoodColumn[] => {
  const has = (column: FoodColumn) => columns.some(({ of }) => of === column)
  return [
    ...(has('name') || has('nameEn') || has('nameAr') ? [] : (['name'] as const)),
    ...mainNutrients.filter((nutrient) => !has(nutrient)),
  ]
}

/** Reads every row as a food, or states why it is not one. */
export function readFoods(
  { rows, separator }: FoodsFile,
  columns: readonly GuessedColumn[],
  words: FoodsWords,
): FoodsRead {
  const read: FoodsRead = { foods: [], refused: [] }
  const seen = new Set<string>()
  for (const { line, cells } of rows) {
    const found = foodIn(cells, columns, separator, words)
    const names = 'food' in found ? `${found.food.nameEn ?? ''}\n${found.food.nameAr ?? ''}` : ''
    if (!('food' in found)) read.refused.push({ line, cells, ...found })
    else if (seen.has(names)) read.refused.push({ line, cells, code: 'twice', column: null })
    else {
      seen.add(names)
      read.foods.push({ line, cells, food: found.food })
    }
  }
  return read
}

export type FoodsWords = {
  /** Keyed by the names that people use for each group, folded. */
  groups: ReadonlyMap<string, FoodGroup>
  /** The name of a portion that has only a weight. */
  portion: { nameEn?: string; nameAr?: string }
}

type Fault = { code: FoodLineFault; column: FoodColumn | null }

function foodIn(
  cells: readonly string[],
  columns: readonly GuessedColumn[],
  separator: string,
  words: FoodsWords,
): { food: ReadFood } | Fault {
  const cellOf = (column: FoodColumn) => {
    const at = columns.findIndex(({ of }) => of === column)
    return at < 0 ? '' : textIn(cells[at] ?? '').trim()
  }
  const figureOf = (column: FoodColumn): number | null | 'unreadable' => {
    const text = cellOf(column)
    if (notKnown.test(text)) return null
    const value = numberIn(text, separator)
    const times = timesOf(columns.find(({ of }) => of === column) ?? { of: null, unit: null })
    return value === null || times === null ? 'unreadable' : value * times
  }

  const name = cellOf('name')
  const nameEn = cellOf('nameEn') || (isArabic(name) ? '' : name)
  const nameAr = cellOf('nameAr') || (isArabic(name) ? name : '')
  if (!nameEn && !nameAr) return { code: 'name_missing', column: 'name' }
  if (nameEn.length > 80 || nameAr.length > 80) return { code: 'name_too_long', column: 'name' }

  const per100g: Partial<Record<Nutrient, number>> = {}
  for (const nutrient of nutrients) {
    const value = figureOf(nutrient)
    if (value === 'unreadable') return { code: 'value_unreadable', column: nutrient }
    if (value !== null) per100g[nutrient] = value
  }
  if (per100g.sodium === undefined) {
    const salt = figureOf('salt')
    if (salt === 'unreadable') return { code: 'value_unreadable', column: 'salt' }
    // Labels count 2.5 g of salt as 1 g of sodium.
    if (salt !== null) per100g.sodium = salt * 400
  }
  const missing = mainNutrients.find((nutrient) => per100g[nutrient] === undefined)
  if (missing) return { code: 'value_missing', column: missing }

  const portions = portionsIn(cellOf('portion'), cellOf('portionGrams'), separator, words)
  if (portions === null) return { code: 'portion_incomplete', column: 'portionGrams' }
  const marked: Record<string, MarkValue> = {}
  for (const mark of marks) {
    const value = markIn(cellOf(mark))
    if (!value) return { code: 'mark_unknown', column: mark }
    marked[mark] = value
  }

  const food = foodForm.safeParse({
    ...(nameEn && { nameEn }),
    ...(nameAr && { nameAr }),
    group: words.groups.get(foldText(cellOf('group'))) ?? 'other',
    per100g,
    portions,
    allergens: allergensIn(cellOf('allergens')),
    marks: marked,
  })
  if (food.success) return { food: food.data }
  const [, field] = food.error.issues.find(({ path }) => path[0] === 'per100g')?.path ?? []
  const column = nutrients.find((nutrient) => nutrient === field)
  return column ? { code: 'value_implausible', column } : { code: 'sum_implausible', column: null }
}

const notKnown = /^(|[-–—]|n\/?a|غير معروف)$/i

/** In Western or Arabic digits. Whether a comma may separate thousands depends on the file's separator. */
function numberIn(text: string, separator: string): number | null {
  const western = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[٬\s\u00a0\u202f]/g, '')
    .replace('٫', '.')
  const plain =
    separator !== ';' && /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(western)
      ? western.replaceAll(',', '')
      : western.replace(',', '.')
  return /^\d{1,7}(\.\d{1,9})?$/.test(plain) ? Number(plain) : null
}

/** The weight is in its own column or beside the name: `Slice (40 g)`. Null for a portion without a weight. */
function portionsIn(
  name: string,
  weight: string,
  separator: string,
  words: FoodsWords,
): ReadFood['portions'] | null {
  if (name === '' && notKnown.test(weight)) return []
  const alone = numberIn(weight, separator)
  const [, of = '', grams = ''] =
    alone === null
      ? (/^(.*?)[\s(]*([\d٠-٩.,٫]+)\s*(?:g|gm|grams?|غ|غم|جم|غرام)\)?$/i.exec(name || weight) ?? [])
      : ['', name, weight]
  const value = numberIn(grams, separator)
  const called = of.trim()
  if (value === null || value < 0.1 || value > 100_000 || called.length > 80) return null
  if (called === '') return [{ ...words.portion, grams: value }]
  return [{ ...(isArabic(called) ? { nameAr: called } : { nameEn: called }), grams: value }]
}

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)

/** An empty cell is unknown, so it reads as `depends`. */
function markIn(text: string): MarkValue | null {
  const said = foldText(text)
  if (said === '') return 'depends'
  if (['1', 'y', 'true', 'x', 'نعم'].includes(said)) return 'yes'
  if (['0', 'n', 'false', 'لا'].includes(said)) return 'no'
  return markValues.find((value) => value === said) ?? null
}
