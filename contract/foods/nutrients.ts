import * as z from 'zod/mini'

/** In the usual reading order. */
export const nutrientUnits = {
  energy: 'kcal',
  protein: 'g',
  /** By difference, as in the USDA tables, so it includes fibre. */
  carbohydrate: 'g',
  fat: 'g',
  saturates: 'g',
  fibre: 'g',
  sugars: 'g',
  sodium: 'mg',
  potassium: 'mg',
  calcium: 'mg',
  iron: 'mg',
  magnesium: 'mg',
  /** Retinol activity equivalents. */
  vitaminA: 'µg',
  vitaminC: 'mg',
  vitaminD: 'µg',
  vitaminB12: 'µg',
  folate: 'µg',
} as const

export type Nutrient = keyof typeof nutrientUnits
export const nutrients = Object.keys(nutrientUnits) as [Nutrient, ...Nutrient[]]

/** Known for every food. */
export const mainNutrients = ['energy', 'protein', 'carbohydrate', 'fat'] as const
export type MainNutrient = (typeof mainNutrients)[number]

const isMain = (nutrient: Nutrient): nutrient is MainNutrient =>
  (mainNutrients as readonly Nutrient[]).includes(nutrient)

/** An unknown value is null, never 0. */
export type Nutrients = Record<MainNutrient, number> & Record<Exclude<Nutrient, MainNutrient>, number | null>

const amount = z.number().check(z.gte(0), z.lte(1_000_000))

export const nutrientsShape = z.strictObject(
  Object.fromEntries(
    nutrients.map((nutrient) => [nutrient, isMain(nutrient) ? amount : z.nullable(amount)]),
  ) as { [Key in Nutrient]: Key extends MainNutrient ? typeof amount : z.ZodMiniNullable<typeof amount> },
)

export const noNutrients = Object.fromEntries(nutrients.map((nutrient) => [nutrient, 0])) as Record<
  Nutrient,
  0
>

/** Nutrients in the given grams of a food, unrounded. */
export const ofAmount = (per100g: Nutrients, grams: number): Nutrients =>
  each((nutrient) => {
    const known = per100g[nutrient]
    return known === null ? null : (known * grams) / 100
  })

/** The sum of several foods. `atLeast` lists nutrients unknown for some of them, so the true total may be higher. */
export type Sum = { nutrients: Nutrients; atLeast: readonly Nutrient[] }

/** A nutrient is null only when it is unknown for every part. */
export function sumOf(parts: readonly Nutrients[]): Sum {
  return addUp(parts.map((nutrients) => ({ nutrients, atLeast: [] })))
}

/** Sums of sums: a day from its meals, a plan from its days. */
export function addUp(sums: readonly Sum[]): Sum {
  const total = each((nutrient) => {
    const known = sums.map((sum) => sum.nutrients[nutrient]).filter((value) => value !== null)
    return known.length === 0 && sums.length > 0 ? null : known.reduce((whole, value) => whole + value, 0)
  })
  return {
    nutrients: total,
    atLeast: nutrients.filter(
      (nutrient) =>
        total[nutrient] !== null &&
        sums.some((sum) => sum.nutrients[nutrient] === null || sum.atLeast.includes(nutrient)),
    ),
  }
}

const each = (value: (nutrient: Nutrient) => number | null): Nutrients =>
  Object.fromEntries(nutrients.map((nutrient) => [nutrient, value(nutrient)])) as Nutrients

/** Kilocalories by Atwater's general factors, fibre at half a carbohydrate; `alcohol` in grams. */
export const energyByFactors = (
  { protein, carbohydrate, fat, fibre }: Pick<Nutrients, 'protein' | 'carbohydrate' | 'fat' | 'fibre'>,
  alcohol = 0,
): number => protein * 4 + carbohydrate * 4 - (fibre ?? 0) * 2 + fat * 9 + alcohol * 7
