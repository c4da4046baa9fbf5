import * as z from 'zod/mini'
import { moment } from '../fields.ts'
import { foldText } from '../fold-text.ts'
import { type IdfDarRisk, idfDarRisks } from '../screening/idf-dar.ts'
import type { PlanDay } from './document.ts'
import { conditionsIn } from './warnings.ts'

/** Whoever is asked to eat at suhoor or iftar is asked to fast. */
export const isFastingPlan = (days: readonly PlanDay[]): boolean =>
  days.some(({ meals }) => meals.some(({ kind }) => kind === 'suhoor' || kind === 'iftar'))

/** How long a result of the IDF-DAR screening counts, in days: the one of last Ramadan says nothing of this one. */
export const screenCountsFor = 180

/** What was known of the risk when a plan with fasting was published, and the dietitian’s word on it. */
export const fastingScreen = z.strictObject({
  risk: z.enum(idfDarRisks),
  score: z.number(),
  screenedAt: moment,
  /** Empty where none was needed. */
  word: z.string(),
})
export type FastingScreen = z.output<typeof fastingScreen>

/** High, or so little known that it may be. */
export const isDangerous = (risk: IdfDarRisk): boolean => risk === 'high' || risk === 'open'

/** Somebody has to see a physician before they fast, with the dietitian’s word where there is one. */
export const physicianFirst = z.nullable(z.strictObject({ word: z.string() }))
export type PhysicianFirst = z.output<typeof physicianFirst>

/** Also where the dietitian was not told of diabetes and could ask for nothing. */
export function physicianFirstIn(
  days: readonly PlanDay[],
  screen: FastingScreen | null,
  conditions: string | null,
): PhysicianFirst {
  if (!isFastingPlan(days)) return null
  if (screen) return isDangerous(screen.risk) ? { word: screen.word } : null
  return conditionsIn(conditions ?? '').includes('diabetes') ? { word: '' } : null
}

/** What a record says, as far as it is known. */
export type DiabetesSigns = {
  conditions: string | null
  /** The newest, in per cent. */
  hba1c: number | null
  medicines: readonly string[]
}

/** From 6.5 per cent on: WHO 2011, ADA Standards of Care 2024. */
const diabeticHba1c = 6.5

/** It would rather ask once too often: a medicine for diabetes counts, whatever else it is taken for. */
export const speaksOfDiabetes = ({ conditions, hba1c, medicines }: DiabetesSigns): boolean =>
  conditionsIn(conditions ?? '').includes('diabetes') ||
  (hba1c !== null && hba1c >= diabeticHba1c) ||
  medicines.some((name) => forDiabetes.test(foldText(name)))

const forDiabetes =
  /insulin|metformin|glucophage|gliclazide|diamicron|glimepiride|amaryl|glibenclamide|glyburide|daonil|repaglinide|sitagliptin|januvia|janumet|linagliptin|vildagliptin|galvus|empagliflozin|jardiance|dapagliflozin|forxiga|pioglitazone|lantus|toujeo|tresiba|novorapid|humalog|levemir|انسولين|ميتفورمين|متفورمين|جلوكوفاج|غلوكوفاج|دياميكرون|اماريل|جانوفيا|جاردينس|جارديانس|فورسيجا|لانتوس|نوفورابيد/
