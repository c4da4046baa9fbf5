import { createHash } from 'node:crypto'
import type { Allergen } from '#contract/foods/allergens.ts'
import { allergens } from '#contract/foods/allergens.ts'
import { dishOf } from '#contract/foods/dish-of.ts'
import { type Food, foodGroups, type RecipeSteps, type ShopUnit, shopUnits } from '#contract/foods/food.ts'
import { type Nutrient, type Nutrients, nutrients } from '#contract/foods/nutrients.ts'
import { notFortified } from '#copy/foods/options.ts'
import { foodPortions } from '#copy/foods/portions.ts'
import { basics } from '#db/foods/basics.ts'
import { dishes } from '#db/foods/dishes.ts'
import { cookedFrom, shop } from '#db/foods/shop.ts'
import { steps } from '#db/foods/steps.ts'

export type ShippedFood = Omit<Food, 'owner'> & { key: string; also: string }

/** The food table that every database has; `db/foods` describes the format of its lines. */
export function shippedFoods(): ShippedFood[] {
  const known = new Map<string, ShippedFood>()
  const units = unitsInShops()
  for (const group of foodGroups) {
    if (!(group in basics)) continue
    for (const cells of rowsIn(basics[group as keyof typeof basics])) {
      const food = basicOf(group, cells)
      known.set(food.key, { ...food, ...soldAs(food, units.get(food.key)) })
    }
  }
  for (const [key = '', from = ''] of rowsIn(cookedFrom)) {
    const [cooked, { food: raw, grams }] = [known.get(key), partIn(known, key, from)]
    if (!cooked) throw new Error(`${key} is cooked from "${from}", and not a food.`)
    known.set(key, { ...cooked, rawFrom: { foodId: raw.id, names: raw.names, grams } })
  }
  const stepsOf = stepsByDish()
  for (const [key = '', en = '', ar = '', also = '', yieldGrams = '', made = '', portions = ''] of rowsIn(
    dishes,
  )) {
    const parts = made.split(', ').map((part) => partIn(known, key, part))
    const dish = dishOf(parts, Number(yieldGrams))
    const cooking = stepsOf.get(key)
    known.set(key, {
      key,
      also,
      id: shippedFoodId(key),
      names: { en, ar },
      group: 'dishes',
      portions: portionsIn(portions),
      edible: 1,
      ...dish,
      recipe: { ...dish.recipe, ...(cooking && { steps: cooking }) },
    })
  }
  return [...known.values()]
}

function partIn(known: ReadonlyMap<string, ShippedFood>, key: string, part: string) {
  const [, of = '', grams = ''] = /^(\S+) ([\d.]+)$/.exec(part) ?? []
  const food = known.get(of)
  if (!food) throw new Error(`${key} contains "${part}", which is not a food.`)
  return { food, grams: Number(grams) }
}

type InShops = { unit: ShopUnit | 'weight' | 'tap'; grams: number | undefined }

function unitsInShops(): Map<string, InShops> {
  const kinds = [...shopUnits, 'weight', 'tap'] as const
  return new Map(
    kinds.flatMap((unit) =>
      shop[unit].split(/\s+/).map((each): [string, InShops] => {
        const [key = '', grams] = each.split('=')
        return [key, { unit, grams: grams === undefined ? undefined : Number(grams) }]
      }),
    ),
  )
}

/** The portions of our table that a shop sells; the others are packed by weight. */
const portionOfUnit: Partial<Record<ShopUnit, string>> = {
  ...{ piece: 'piece', loaf: 'loaf', bunch: 'bunch', pot: 'tub', tin: 'can' },
}

function soldAs({ key, portions, edible }: ShippedFood, known?: InShops): Pick<ShippedFood, 'sold'> {
  if (!known || known.unit === 'weight') return {}
  const { unit, grams } = known
  if (unit === 'tap') return { sold: null }
  if (unit === 'packet') return { sold: { unit, grams: null } }
  if (unit === 'kilo') return { sold: { unit, grams: 1_000 } }
  const portion = portions.find(({ id }) => id === portionOfUnit[unit])
  const weight = grams ?? (portion && Math.round(portion.grams / edible))
  if (!weight) throw new Error(`${key} is sold by the ${unit}, and no weight of one is known.`)
  return { sold: { unit, grams: weight } }
}

/** The steps in `db/foods/steps.ts`, by the key of their dish. */
function stepsByDish(): Map<string, RecipeSteps> {
  return new Map(
    steps
      .trim()
      .split('\n\n')
      .map((block) => {
        const [key = '', ...lines] = block.split('\n')
        const both = lines.map((line) => line.split(' | '))
        return [key, { en: both.map(([en = '']) => en), ar: both.map(([, ar = '']) => ar) }]
      }),
  )
}

const rowsIn = (lines: string): string[][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

/** The same on every machine and permanently, since plans refer to it. */
export function shippedFoodId(key: string): string {
  const hex = createHash('sha256').update(`nabta food ${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function basicOf(group: Food['group'], cells: string[]): ShippedFood {
  const [key = '', en = '', ar = '', also = '', main = '', more = '', from = '', portions = '', kind = ''] =
    cells
  const given = `${main} ${more}`.split(' ')
  const per100g = Object.fromEntries(
    nutrients.map((nutrient, at) => [nutrient, (given[at] ?? '-') === '-' ? null : Number(given[at])]),
  ) as Nutrients
  const [what = '', ...flags] = kind.split(' ')
  return {
    key,
    also,
    id: shippedFoodId(key),
    names: { en, ar },
    group,
    per100g,
    portions: portionsIn(portions),
    edible: Number(flags.find((flag) => flag.startsWith('e.'))?.slice(1) ?? 1),
    allergens: allergens.filter((allergen: Allergen) => flags.includes(allergen)),
    marks: marksOf[what as keyof typeof marksOf],
    source: { ...sourceOf(from, per100g), note: flags.includes('unfortified') ? notFortified : null },
    recipe: null,
  }
}

const marksOf = {
  plant: { halal: 'yes', vegetarian: 'yes', vegan: 'yes' },
  'plant?': { halal: 'yes', vegetarian: 'yes', vegan: 'depends' },
  brewed: { halal: 'depends', vegetarian: 'yes', vegan: 'yes' },
  animal: { halal: 'yes', vegetarian: 'yes', vegan: 'no' },
  'animal?': { halal: 'depends', vegetarian: 'depends', vegan: 'no' },
  meat: { halal: 'depends', vegetarian: 'no', vegan: 'no' },
  fish: { halal: 'yes', vegetarian: 'no', vegan: 'no' },
} as const

function sourceOf(from: string, per100g: Nutrients): Omit<Food['source'], 'note'> {
  const [, table, number, fibre] = /^(ndb|fdc)(\d+)(f?)$/.exec(from) ?? []
  if (!table) return { key: 'nabta', reference: null, confidence: 'estimate', estimates: [] }
  const seen: readonly Nutrient[] =
    table === 'ndb'
      ? nutrients
      : ['energy', 'protein', 'carbohydrate', 'fat', ...(fibre ? (['fibre'] as const) : [])]
  return {
    key: 'usda_sr',
    reference: `${table.toUpperCase()} ${number}`,
    confidence: 'measured',
    estimates: nutrients.filter((nutrient) => per100g[nutrient] !== null && !seen.includes(nutrient)),
  }
}

const portionsIn = (cell: string): Food['portions'] =>
  cell.split(' ').map((each) => {
    const [of = '', grams = ''] = each.split('=')
    return { id: of, names: foodPortions[of as keyof typeof foodPortions], grams: Number(grams) }
  })
