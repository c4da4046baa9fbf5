import { sql } from 'kysely'
import { dishOf } from '#contract/foods/dish-of.ts'
import type { Food } from '#contract/foods/food.ts'
import { type Nutrients, nutrients } from '#contract/foods/nutrients.ts'
import type { addFood } from '#contract/foods/own.ts'
import type { InputOf } from '#contract/route.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { searchColumnsOf } from './food-words.ts'
import { foodColumn } from './load.ts'

/** The columns of a dietitian’s own food, from its form. */
export async function ownFoodColumns(
  tx: Tx,
  form: InputOf<typeof addFood>,
  now: Date,
  source: OwnSource = 'own',
) {
  const names = namesOf(form)
  return {
    name_en: names.en,
    name_ar: names.ar,
    food_group: form.group,
    ...searchColumnsOf(names, form.group),
    facts: JSON.stringify(await factsOf(tx, form, source)),
    written_at: now,
  }
}

type OwnSource = Extract<Food['source']['key'], 'own' | 'own_import'>

async function factsOf(tx: Tx, form: InputOf<typeof addFood>, source: OwnSource) {
  const portions = form.portions.map((portion, at) => ({
    id: String(at + 1),
    names: namesOf(portion),
    grams: portion.grams,
  }))
  return { portions, edible: 1, ...(form.recipe ? await madeOf(tx, form.recipe) : given(form, source)) }
}

/** A recipe is computed when it is saved; later changes of its ingredients do not change it. */
async function madeOf(tx: Tx, form: NonNullable<InputOf<typeof addFood>['recipe']>) {
  const { ingredients, yieldGrams } = form
  const ids = [...new Set(ingredients.map(({ foodId }) => foodId))]
  const { rows } = await sql<{ food: Food }>`
    select ${foodColumn} as food from foods where id = any(${ids}::uuid[])`.execute(tx)
  const known = new Map(rows.map(({ food }) => [food.id, food]))
  const dish = dishOf(
    ingredients.map(({ foodId, grams }) => {
      const food = known.get(foodId)
      if (!food) throw new Refusal('not_found')
      return { food, grams }
    }),
    yieldGrams,
  )
  const steps = { en: stepsIn(form.stepsEn), ar: stepsIn(form.stepsAr) }
  const hasSteps = steps.en.length + steps.ar.length > 0
  return { ...dish, recipe: { ...dish.recipe, ...(hasSteps && { steps }) } }
}

/** One step a line; numbers and dashes in front of it are left out, because steps are numbered where they are shown. */
const stepsIn = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[\d٠-٩]{1,2}[.):-]|[-–•*])\s+/, '').trim())
    .filter(Boolean)

function given({ per100g = {}, allergens, marks }: InputOf<typeof addFood>, key: OwnSource) {
  return {
    per100g: Object.fromEntries(
      nutrients.map((nutrient) => [nutrient, per100g[nutrient] ?? null]),
    ) as Nutrients,
    allergens: [...new Set(allergens)],
    marks,
    source: { key, reference: null, confidence: 'estimate', estimates: [], note: null },
    recipe: null,
  }
}

const namesOf = ({ nameEn, nameAr }: { nameEn?: string | undefined; nameAr?: string | undefined }) => ({
  en: nameEn ?? null,
  ar: nameAr ?? null,
})
