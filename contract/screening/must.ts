import { bmiOf, dropFloatNoise } from './body.ts'

export const mustRisks = ['low', 'medium', 'high'] as const
export type MustRisk = (typeof mustRisks)[number]

export type MustAnswers = {
  weightKg: number
  heightCm: number
  /** Three to six months ago. */
  earlierWeightKg: number
  /** Lost on purpose: only unintended loss counts. */
  isLossWanted: boolean
  /** Acutely ill, and without food for more than five days, or likely to be. */
  isAcutelyIll: boolean
}

/** The Malnutrition Universal Screening Tool for adults: BAPEN, 2003. */
export function mustScore({ weightKg, heightCm, earlierWeightKg, isLossWanted, isAcutelyIll }: MustAnswers): {
  score: number
  risk: MustRisk
} {
  const bmi = bmiOf(weightKg, heightCm)
  const lossPercent = isLossWanted
    ? 0
    : dropFloatNoise(((earlierWeightKg - weightKg) / earlierWeightKg) * 100)
  const ofBmi = bmi > 20 ? 0 : bmi >= 18.5 ? 1 : 2
  const ofLoss = lossPercent < 5 ? 0 : lossPercent <= 10 ? 1 : 2
  const score = ofBmi + ofLoss + (isAcutelyIll ? 2 : 0)
  return { score, risk: score === 0 ? 'low' : score === 1 ? 'medium' : 'high' }
}
