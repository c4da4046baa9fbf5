/** The answer if a fact would have to be looked up: it scores nothing, and can leave the result open. */
export const unknown = 'unknown'

/**
 * The fourteen elements of the risk calculator for fasting in Ramadan and the score of each answer: IDF and DAR
 * International Alliance, Diabetes and Ramadan: Practical Guidelines, 2021. The heaviest answer comes first: if two
 * are true, the first counts.
 */
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
  control: { above_9: 2, from_7_5_to_9: 1, below_7_5: 0, unknown: 0 },
  treatment: {
    several_mixed_insulin: 3,
    basal_bolus_or_pump: 2.5,
    mixed_insulin_once: 2,
    basal_insulin: 1.5,
    glibenclamide: 1,
    gliclazide_glimepiride_repaglinide: 0.5,
    other: 0,
    unknown: 0,
  },
  self_monitoring: { indicated_not_done: 2, indicated_done_partly: 1, done_as_indicated: 0 },
  acute_complications: { last_3_months: 3, last_6_months: 2, last_12_months: 1, none: 0 },
  macrovascular: { unstable: 6.5, stable: 2, none: 0, unknown: 0 },
  renal: { egfr_below_30: 6.5, egfr_30_to_45: 4, egfr_45_to_60: 2, egfr_above_60: 0, unknown: 0 },
  pregnancy: { outside_targets: 6.5, within_targets: 3.5, none: 0 },
  frailty: { frail_or_impaired: 6.5, over_70_without_support: 3.5, none: 0 },
  labour: { highly_intense: 4, moderately_intense: 2, none: 0 },
  earlier_ramadan: { negative: 1, none_or_positive: 0 },
  fasting_hours: { sixteen_or_more: 1, less_than_sixteen: 0 },
} as const

export type IdfDarQuestion = keyof typeof idfDar
export type IdfDarAnswers = { [Question in IdfDarQuestion]: keyof (typeof idfDar)[Question] }

/** `open`: the risk could be higher once the unknown answers are known. */
export const idfDarRisks = ['low', 'moderate', 'high', 'open'] as const
export type IdfDarRisk = (typeof idfDarRisks)[number]

/**
 * 0 to 3 low, 3.5 to 6 moderate, above 6 high. Unknown answers can only hide points, so high is returned despite
 * them, and any other result only if no missing answer could change it.
 */
export function idfDarScore(answers: IdfDarAnswers): { score: number; risk: IdfDarRisk; missing: number } {
  let [score, most, missing] = [0, 0, 0]
  for (const question of Object.keys(idfDar) as IdfDarQuestion[]) {
    const counts: Readonly<Record<string, number>> = idfDar[question]
    const answer: string = answers[question]
    const count = counts[answer]
    if (count === undefined) throw new Error(`no answer to ${question}`)
    score += count
    most += answer === unknown ? Math.max(...Object.values(counts)) : count
    if (answer === unknown) missing++
  }
  const risk = riskOf(score)
  return { score, risk: risk === riskOf(most) ? risk : 'open', missing }
}

const riskOf = (score: number) => (score <= 3 ? 'low' : score <= 6 ? 'moderate' : 'high')
