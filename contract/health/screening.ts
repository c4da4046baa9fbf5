/** Rules for adults, as their sources have them. A change of a rule is a new version. */
export const screenings = {
  bmi: { version: 'WHO 2000', source: 'World Health Organization, TRS 894, 2000' },
  waist: {
    version: 'IDF 2006',
    source: 'International Diabetes Federation, 2006; WHO Expert Consultation, 2008',
  },
  must: { version: 'BAPEN 2003', source: 'British Association for Parenteral and Enteral Nutrition, 2003' },
  idf_dar: {
    version: 'IDF-DAR 2021',
    source: 'International Diabetes Federation and DAR International Alliance, Practical Guidelines, 2021',
  },
} as const
export type Screening = keyof typeof screenings

/** Kilograms by the square of metres, with one decimal. */
export const bmiOf = (weightKg: number, heightCm: number): number =>
  Number((weightKg / (heightCm / 100) ** 2).toFixed(1))

export const bmiClasses = ['underweight', 'healthy', 'overweight', 'obese_1', 'obese_2', 'obese_3'] as const
export type BmiClass = (typeof bmiClasses)[number]

export function bmiClass(bmi: number): BmiClass {
  if (bmi < 18.5) return 'underweight'
  if (bmi < 25) return 'healthy'
  if (bmi < 30) return 'overweight'
  if (bmi < 35) return 'obese_1'
  return bmi < 40 ? 'obese_2' : 'obese_3'
}

export const waistRisks = ['usual', 'increased', 'high'] as const
export type WaistRisk = (typeof waistRisks)[number]

const waistBounds = { male: [94, 102], female: [80, 88] } as const

export function waistRisk(waistCm: number, sex: 'male' | 'female'): WaistRisk {
  const [increased, high] = waistBounds[sex]
  if (waistCm >= high) return 'high'
  return waistCm >= increased ? 'increased' : 'usual'
}

export const mustRisks = ['low', 'medium', 'high'] as const
export type MustRisk = (typeof mustRisks)[number]
export type MustAnswers = {
  bmi: number
  /** Percent of the weight lost without wanting it in three to six months; 0 for none. */
  lossPercent: number
  /** Acutely ill, and without food for more than five days or likely to be. */
  isAcutelyIll: boolean
}

export function mustScore({ bmi, lossPercent, isAcutelyIll }: MustAnswers): {
  score: number
  risk: MustRisk
} {
  const ofBmi = bmi > 20 ? 0 : bmi >= 18.5 ? 1 : 2
  const ofLoss = lossPercent < 5 ? 0 : lossPercent <= 10 ? 1 : 2
  const score = ofBmi + ofLoss + (isAcutelyIll ? 2 : 0)
  return { score, risk: score === 0 ? 'low' : score === 1 ? 'medium' : 'high' }
}

/** Each question with its answers and what they count; the first answer is the heaviest. */
export const idfDar = {
  diabetes_type: { type_1: 1, type_2: 0 },
  duration: { ten_years_or_more: 1, less_than_ten_years: 0 },
  hypoglycaemia: {
    unawareness: 6.5,
    recent_severe: 5.5,
    several_a_week: 3.5,
    less_than_weekly: 1,
    none: 0,
  },
  control: { above_9: 2, from_7_5_to_9: 1, below_7_5: 0 },
  treatment: {
    several_mixed_insulin: 3,
    basal_bolus_or_pump: 2.5,
    mixed_insulin_once: 2,
    basal_insulin: 1.5,
    glibenclamide: 1,
    gliclazide_glimepiride_repaglinide: 0.5,
    other: 0,
  },
  self_monitoring: { indicated_not_done: 2, indicated_done_partly: 1, done_as_indicated: 0 },
  acute_complications: { last_3_months: 3, last_6_months: 2, last_12_months: 1, none: 0 },
  macrovascular: { unstable: 6.5, stable: 2, none: 0 },
  renal: { egfr_below_30: 6.5, egfr_30_to_45: 4, egfr_45_to_60: 2, egfr_above_60: 0 },
  pregnancy: { outside_targets: 6.5, within_targets: 3.5, none: 0 },
  frailty: { frail_or_impaired: 6.5, over_70_without_support: 3.5, none: 0 },
  labour: { highly_intense: 4, moderately_intense: 2, none: 0 },
  earlier_ramadan: { negative: 1, none_or_positive: 0 },
  fasting_hours: { sixteen_or_more: 1, less_than_sixteen: 0 },
} as const

export type IdfDarQuestion = keyof typeof idfDar
export type IdfDarAnswers = { [Question in IdfDarQuestion]: keyof (typeof idfDar)[Question] }

export const idfDarRisks = ['low', 'moderate', 'high'] as const
export type IdfDarRisk = (typeof idfDarRisks)[number]

/** 0 to 3 low, 3.5 to 6 moderate, above 6 high. */
export function idfDarScore(answers: IdfDarAnswers): { score: number; risk: IdfDarRisk } {
  const score = (Object.keys(idfDar) as IdfDarQuestion[]).reduce((sum, question) => {
    const counts: Readonly<Record<string, number>> = idfDar[question]
    const count = counts[answers[question]]
    if (count === undefined) throw new Error(`no answer to ${question}`)
    return sum + count
  }, 0)
  return { score, risk: score <= 3 ? 'low' : score <= 6 ? 'moderate' : 'high' }
}
