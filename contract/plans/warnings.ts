import { foldText } from '../fold-text.ts'
import { type Allergen, allergensIn } from '../foods/allergens.ts'
import type { FoodFacts } from './document.ts'

/** The patient's statements about themselves, in their own words. */
export type HealthWords = { allergies: string | null; conditions: string | null; preferences: string | null }

export const watchedDiets = ['vegetarian', 'vegan', 'pescatarian', 'gluten-free'] as const
export type Diet = (typeof watchedDiets)[number]
export const watchedConditions = ['hypertension', 'diabetes'] as const
export type WatchedCondition = (typeof watchedConditions)[number]

/** Why a patient may not want or tolerate a food. It is shown wherever the food appears, and forbids nothing. */
export type Warning =
  | { kind: 'allergen'; allergen: Allergen }
  | { kind: 'diet'; diet: Diet; isCertain: boolean }
  | { kind: 'not_halal' }
  /** Milligrams per 100 g. */
  | { kind: 'salty'; sodium: number }
  /** Grams per 100 g. */
  | { kind: 'sweet'; sugars: number }

/** The warnings to give in a plan, derived once from the patient's statements. */
export type WatchedFor = {
  allergens: readonly Allergen[]
  diets: readonly Diet[]
  conditions: readonly WatchedCondition[]
}

export function watchedOf({ allergies, conditions, preferences }: HealthWords): WatchedFor {
  return {
    // Celiac disease and 'cannot stand lactose' are entered among conditions just as often.
    allergens: [...new Set([...allergensIn(allergies ?? ''), ...intolerancesIn(conditions ?? '')])],
    diets: dietsIn(preferences ?? ''),
    conditions: conditionsIn(conditions ?? ''),
  }
}

/**
 * High in salt or sugars by the front-of-pack labels of the UK's Department of Health (2016): more than 1.5 g of salt
 * (600 mg of sodium) or 22.5 g of sugars in 100 g of food, half of that in 100 ml of a drink.
 */
const highIn = { sodium: { food: 600, drink: 300 }, sugars: { food: 22.5, drink: 11.25 } }

export function warningsOf(food: FoodFacts, { allergens, diets, conditions }: WatchedFor): Warning[] {
  const { sodium, sugars } = food.per100g
  const taken = food.group === 'drinks' ? 'drink' : 'food'
  const warnings: Warning[] = allergens
    .filter((allergen) => food.allergens.includes(allergen))
    .map((allergen) => ({ kind: 'allergen', allergen }))
  for (const diet of diets) {
    const fits = fitsDiet(food, diet)
    if (fits !== 'yes') warnings.push({ kind: 'diet', diet, isCertain: fits === 'no' })
  }
  if (food.marks.halal === 'no') warnings.push({ kind: 'not_halal' })
  if (conditions.includes('hypertension') && sodium !== null && sodium > highIn.sodium[taken])
    warnings.push({ kind: 'salty', sodium })
  if (conditions.includes('diabetes') && sugars !== null && sugars > highIn.sugars[taken])
    warnings.push({ kind: 'sweet', sugars })
  return warnings
}

function fitsDiet(food: FoodFacts, diet: Diet): 'yes' | 'no' | 'depends' {
  if (diet === 'gluten-free') return food.allergens.includes('gluten') ? 'no' : 'yes'
  if (diet === 'pescatarian') return food.group === 'fish' ? 'yes' : food.marks.vegetarian
  return food.marks[diet]
}

function intolerancesIn(text: string): Allergen[] {
  const words = foldText(text)
  return /celiac|coeliac|gluten|lactose|سيلياك|سلياك|زلاقي|غلوتين|جلوتين|لاكتوز|allerg|حساسيه/.test(words)
    ? allergensIn(words)
    : []
}

function dietsIn(text: string): Diet[] {
  const words = foldText(text)
  const found: Diet[] = []
  if (/vegan|نباتي صرف|نباتيه صرفه|فيجان/.test(words)) found.push('vegan')
  else if (/pescatarian|pescetarian/.test(words)) found.push('pescatarian')
  else if (/vegetarian|نباتي/.test(words)) found.push('vegetarian')
  if (/gluten[ -]?free|خالي من (ال)?(غ|ج)لوتين/.test(words)) found.push('gluten-free')
  return found
}

/** In doubt it returns too many: a condition in the family counts as the patient's own. */
export function conditionsIn(text: string): WatchedCondition[] {
  const words = foldText(text)
  const found: WatchedCondition[] = []
  if (
    /hypertens|high blood pressure|raised blood pressure|ارتفاع (في )?ضغط|ضغط (ال)?دم (ال)?مرتفع|(^|[^\p{L}])(ال)?ضغط([^\p{L}]|$)/u.test(
      words,
    ) &&
    !/^\W*(low blood pressure|انخفاض (في )?ضغط|هبوط ضغط)[^،,;]*$/.test(words)
  )
    found.push('hypertension')
  if (/diabet|blood sugar|insulin|سكري|السكر|انسولين/.test(words)) found.push('diabetes')
  return found
}
