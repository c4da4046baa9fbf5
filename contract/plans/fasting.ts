import * as z from 'zod/mini'
import { moment } from '../fields.ts'
import { foldText } from '../fold-text.ts'
import { type IdfDarRisk, idfDarRisks } from '../screening/idf-dar.ts'
import type { PlanDay } from './document.ts'
import { conditionsIn } from './warnings.ts'

/** A plan with suhoor or iftar asks the patient to fast. */
export const isFastingPlan = (days: readonly PlanDay[]): boolean =>
  days.some(({ meals }) => meals.some(({ kind }) => kind === 'suhoor' || kind === 'iftar'))

/** For how many days an IDF-DAR result is valid: the one from last Ramadan says nothing about this one. */
export const screenCountsFor = 180

/** The risk as known when a plan with fasting was published, and the dietitian’s comment on it. */
export const fastingScreen = z.strictObject({
  risk: z.enum(idfDarRisks),
  score: z.number(),
  screenedAt: moment,
  /** Empty if none was needed. */
  word: z.string(),
})
export type FastingScreen = z.output<typeof fastingScreen>

/** High, or too little is known to rule that out. */
export const isDangerous = (risk: IdfDarRisk): boolean => risk === 'high' || risk === 'open'

/** Set if the patient must see a physician before fasting, with the dietitian’s comment if there is one. */
export const physicianFirst = z.nullable(z.strictObject({ word: z.string() }))
export type PhysicianFirst = z.output<typeof physicianFirst>

/** Also covers diabetes that was not shared with the dietitian, who then could not request a screening. */
export function physicianFirstIn(
  days: readonly PlanDay[],
  screen: FastingScreen | null,
  conditions: string | null,
): PhysicianFirst {
  if (!isFastingPlan(days)) return null
  if (screen) return isDangerous(screen.risk) ? { word: screen.word } : null
  return conditionsIn(conditions ?? '').includes('diabetes') ? { word: '' } : null
}

/** The signs of diabetes in a record, as far as they are known. */
export type DiabetesSigns = {
  conditions: string | null
  /** The newest value, in per cent. */
  hba1c: number | null
  medicines: readonly string[]
}

/** 6.5 per cent and above: WHO 2011, ADA Standards of Care 2024. */
const diabeticHba1c = 6.5

/** In doubt it returns true, to have a screening: a medicine for diabetes counts, whatever else it may be taken for. */
export const speaksOfDiabetes = ({ conditions, hba1c, medicines }: DiabetesSigns): boolean =>
  conditionsIn(conditions ?? '').includes('diabetes') ||
  (hba1c !== null && hba1c >= diabeticHba1c) ||
  medicines.some((name) => forDiabetes.test(foldText(name)))

const forDiabetes =
  /insulin|metformin|glucophage|gliclazide|diamicron|glimepiride|amaryl|glibenclamide|glyburide|daonil|repaglinide|sitagliptin|januvia|janumet|linagliptin|vildagliptin|galvus|empagliflozin|jardiance|dapagliflozin|forxiga|pioglitazone|lantus|toujeo|tresiba|novorapid|humalog|levemir|انسولين|ميتفورمين|متفورمين|جلوكوفاج|غلوكوفاج|دياميكرون|اماريل|جانوفيا|جاردينس|جارديانس|فورسيجا|لانتوس|نوفورابيد/
