import * as z from 'zod/mini'
import { fault } from '../fields.ts'

/** Daily targets that a plan can have, in kcal, grams and, for sodium, milligrams. */
export const targetKinds = [
  'energy',
  'protein',
  'carbohydrate',
  'fat',
  'fibre',
  'sugars',
  'saturates',
  'sodium',
] as const
export type TargetKind = (typeof targetKinds)[number]

export const formulas = ['mifflin_st_jeor', 'harris_benedict', 'by_hand'] as const
export type Formula = (typeof formulas)[number]

export const activities = ['inactive', 'light', 'active', 'vigorous'] as const
export type Activity = (typeof activities)[number]

/**
 * Physical activity levels of FAO/WHO/UNU, Human energy requirements (2004), table 5.3: sedentary or light 1.40 to
 * 1.69, active 1.70 to 1.99, vigorous 2.00 to 2.40. `inactive` is the lowest value, the others are mid-range.
 */
export const activityFactors: Readonly<Record<Activity, number>> = {
  inactive: 1.4,
  light: 1.55,
  active: 1.85,
  vigorous: 2.2,
}

const between = (least: number, most: number) =>
  z.number(fault('invalid')).check(z.gte(least, fault('invalid')), z.lte(most, fault('invalid')))

/** The inputs of the energy target, so that it can be calculated again. */
export const basis = z.strictObject({
  formula: z.enum(formulas, fault('invalid')),
  sex: z.nullable(z.enum(['male', 'female'], fault('invalid'))),
  age: z.nullable(between(18, 120)),
  weightKg: z.nullable(between(20, 400)),
  heightCm: z.nullable(between(100, 250)),
  activity: z.enum(activities, fault('invalid')),
  /** The amount added to the daily need, or subtracted from it, for the goal. */
  change: between(-2_000, 2_000),
})
export type Basis = z.output<typeof basis>

/** The range that meets a target; either end may be open. */
const range = z
  .strictObject({ least: z.nullable(between(0, 20_000)), most: z.nullable(between(0, 20_000)) })
  .check(
    z.refine(({ least, most }) => least === null || most === null || least <= most, {
      error: fault('invalid'),
      path: ['most'],
    }),
  )
export type TargetRange = z.output<typeof range>

/** One value to aim at: the middle of the range, or its only end. */
export function middleOf(aim: TargetRange | null): number | null {
  if (!aim) return null
  const { least, most } = aim
  return least !== null && most !== null ? (least + most) / 2 : (least ?? most)
}

const eachKind = Object.fromEntries(targetKinds.map((kind) => [kind, z.nullable(range)])) as Record<
  TargetKind,
  z.ZodMiniNullable<typeof range>
>

export const targets = z.strictObject({
  ...eachKind,
  /** To drink, in millilitres. */
  water: z.nullable(between(0, 10_000)),
  basis: z.nullable(basis),
})
export type Targets = z.output<typeof targets>

export const noTargets: Targets = {
  energy: null,
  protein: null,
  carbohydrate: null,
  fat: null,
  fibre: null,
  sugars: null,
  saturates: null,
  sodium: null,
  water: null,
  basis: null,
}

type Body = { sex: 'male' | 'female'; age: number; weightKg: number; heightCm: number }

/** At rest, in kcal a day. */
export function restingEnergy(formula: Exclude<Formula, 'by_hand'>, body: Body): number {
  const { sex, age, weightKg, heightCm } = body
  if (formula === 'mifflin_st_jeor')
    // Mifflin, St Jeor et al. 1990.
    return 10 * weightKg + 6.25 * heightCm - 5 * age + (sex === 'male' ? 5 : -161)
  // Harris and Benedict as revised by Roza and Shizgal 1984.
  return sex === 'male'
    ? 88.362 + 13.397 * weightKg + 4.799 * heightCm - 5.677 * age
    : 447.593 + 9.247 * weightKg + 3.098 * heightCm - 4.33 * age
}

/** The daily need for a goal, in kcal; null if it is set by hand, or if an input is unknown. */
export function energyNeed({
  formula,
  sex,
  age,
  weightKg,
  heightCm,
  activity,
  change,
}: Basis): number | null {
  if (formula === 'by_hand' || sex === null || age === null || weightKg === null || heightCm === null)
    return null
  return restingEnergy(formula, { sex, age, weightKg, heightCm }) * activityFactors[activity] + change
}

/** kcal per gram, after Atwater. */
export const energyOfGram = { protein: 4, carbohydrate: 4, fat: 9 } as const
export type Macro = keyof typeof energyOfGram

export const gramsOfShare = (macro: Macro, energy: number, percent: number): number =>
  (energy * percent) / 100 / energyOfGram[macro]
export const shareOfGrams = (macro: Macro, energy: number, grams: number): number =>
  energy > 0 ? (grams * energyOfGram[macro] * 100) / energy : 0

export type TargetPosition = 'under' | 'within' | 'over'

/** Compares a value with its target as both are shown, rounded to whole numbers. */
export function positionToTarget(aim: TargetRange | null, value: number): TargetPosition | null {
  if (!aim || (aim.least === null && aim.most === null)) return null
  const shown = Math.round(value)
  if (aim.least !== null && shown < Math.round(aim.least)) return 'under'
  return aim.most !== null && shown > Math.round(aim.most) ? 'over' : 'within'
}
