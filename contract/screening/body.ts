/** Removes binary rounding errors (18.499999999999996) only, so that bounds are compared with the measured value. */
export const dropFloatNoise = (figure: number): number => Number(figure.toPrecision(12))

/** Kilograms per square metre. It is rounded when shown, never before it is classified. */
export const bmiOf = (weightKg: number, heightCm: number): number =>
  dropFloatNoise((weightKg * 10_000) / heightCm ** 2)

export const bmiClasses = ['underweight', 'healthy', 'overweight', 'obese_1', 'obese_2', 'obese_3'] as const
export type BmiClass = (typeof bmiClasses)[number]

/** For adults: WHO, TRS 894, 2000. */
export function bmiClass(bmi: number): BmiClass {
  if (bmi < 18.5) return 'underweight'
  if (bmi < 25) return 'healthy'
  if (bmi < 30) return 'overweight'
  if (bmi < 35) return 'obese_1'
  return bmi < 40 ? 'obese_2' : 'obese_3'
}

export const waistRisks = ['usual', 'increased', 'substantially_increased'] as const
export type WaistRisk = (typeof waistRisks)[number]

const waistBounds = { male: [94, 102], female: [80, 88] } as const

/**
 * Increased from 94 and 80 cm: IDF 2006, which recommends the European bounds for the Middle East. Substantially
 * increased above 102 and 88 cm: WHO Expert Consultation 2008.
 */
export function waistRisk(waistCm: number, sex: 'male' | 'female'): WaistRisk {
  const [increased, high] = waistBounds[sex]
  if (waistCm > high) return 'substantially_increased'
  return waistCm >= increased ? 'increased' : 'usual'
}
