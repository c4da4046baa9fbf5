import { describe, expect, test } from 'vitest'
import { bmiClass, bmiOf, waistRisk } from './body.ts'
import { type IdfDarAnswers, type IdfDarQuestion, idfDar, idfDarScore } from './idf-dar.ts'
import { definitionOf, instruments, openQuestions, questionsOf, tidyAnswer } from './instruments.ts'
import { mustScore } from './must.ts'

describe('BMI and waist', () => {
  test('a BMI is classified by its exact value, not the rounded one', () => {
    expect(bmiClass(bmiOf(47.3, 160))).toBe('underweight') // 18.48, shown as 18.5
    expect(bmiClass(bmiOf(63.9, 160))).toBe('healthy') // 24.96, shown as 25.0
    // In binary fractions, 47.36 divided by 1.6 squared is 18.499999999999996.
    expect([bmiOf(47.36, 160), bmiClass(bmiOf(47.36, 160))]).toEqual([18.5, 'healthy'])
    expect([18.49, 18.5, 24.99, 25, 29.99, 30, 34.99, 35, 39.99, 40].map((bmi) => bmiClass(bmi))).toEqual([
      'underweight',
      'healthy',
      'healthy',
      'overweight',
      'overweight',
      'obese_1',
      'obese_1',
      'obese_2',
      'obese_2',
      'obese_3',
    ])
  })

  test('a waist counts as increased from the IDF’s bound, and as substantially increased above the WHO’s', () => {
    expect([93.9, 94, 102, 102.1].map((waist) => waistRisk(waist, 'male'))).toEqual([
      'usual',
      'increased',
      'increased',
      'substantially_increased',
    ])
    expect([79.9, 80, 88, 88.1].map((waist) => waistRisk(waist, 'female'))).toEqual([
      'usual',
      'increased',
      'increased',
      'substantially_increased',
    ])
  })
})

describe('MUST', () => {
  const well = {
    weightKg: 60,
    heightCm: 165,
    earlierWeightKg: 60,
    isLossWanted: false,
    isAcutelyIll: false,
  }

  test('the BMI scores 0 above 20, 1 from 18.5 to 20, 2 below', () => {
    const at = (weightKg: number) =>
      mustScore({ ...well, heightCm: 200, weightKg, earlierWeightKg: weightKg }).score
    expect([80.04, 80, 74, 73.96].map(at)).toEqual([0, 1, 1, 2])
  })

  test('a loss scores 0 below 5 %, 1 up to 10 %, 2 above, and only if it was unintended', () => {
    const from = (earlierWeightKg: number, weightKg: number, isLossWanted = false) =>
      mustScore({ ...well, earlierWeightKg, weightKg, isLossWanted }).score
    expect([from(100, 95.1), from(100, 95), from(100, 90), from(100, 89.9)]).toEqual([0, 1, 1, 2])
    expect([from(100, 80, true), from(70, 80)]).toEqual([0, 0])
  })

  test('being acutely ill without food scores 2; one point is a medium risk, two are a high one', () => {
    expect(mustScore(well)).toEqual({ score: 0, risk: 'low' })
    expect(mustScore({ ...well, earlierWeightKg: 64 })).toEqual({ score: 1, risk: 'medium' })
    expect(mustScore({ ...well, isAcutelyIll: true })).toEqual({ score: 2, risk: 'high' })
  })
})

describe('IDF-DAR 2021', () => {
  const none = Object.fromEntries(
    (Object.keys(idfDar) as IdfDarQuestion[]).map((question) => [
      question,
      Object.keys(idfDar[question])
        .filter((answer) => answer !== 'unknown')
        .at(-1),
    ]),
  ) as IdfDarAnswers
  const scored = (answers: Partial<IdfDarAnswers>) => idfDarScore({ ...none, ...answers })

  test('its fourteen elements score as in the guidelines', () => {
    expect(
      Object.values(idfDar).map((counts) =>
        Object.entries(counts)
          .filter(([answer]) => answer !== 'unknown')
          .map(([, count]) => count),
      ),
    ).toEqual([
      [1, 0],
      [1, 0],
      [6.5, 5.5, 3.5, 1, 0],
      [2, 1, 0],
      [3, 2.5, 2, 1.5, 1, 0.5, 0],
      [2, 1, 0],
      [3, 2, 1, 0],
      [6.5, 2, 0],
      [6.5, 4, 2, 0],
      [6.5, 3.5, 0],
      [6.5, 3.5, 0],
      [4, 2, 0],
      [1, 0],
      [1, 0],
    ])
  })

  test('0 to 3 is low, 3.5 to 6 moderate, above 6 high', () => {
    expect(scored({})).toEqual({ score: 0, risk: 'low', missing: 0 })
    expect(scored({ treatment: 'several_mixed_insulin' })).toMatchObject({ score: 3, risk: 'low' })
    expect(scored({ hypoglycaemia: 'several_a_week' })).toMatchObject({ score: 3.5, risk: 'moderate' })
    expect(scored({ labour: 'highly_intense', macrovascular: 'stable' })).toMatchObject({
      score: 6,
      risk: 'moderate',
    })
    expect(scored({ renal: 'egfr_below_30' })).toMatchObject({ score: 6.5, risk: 'high' })
  })

  test('an unknown answer never makes a risk look lower than it may be', () => {
    expect(scored({ renal: 'unknown' })).toEqual({ score: 0, risk: 'open', missing: 1 })
    expect(scored({ control: 'unknown' })).toEqual({ score: 0, risk: 'low', missing: 1 })
    expect(scored({ control: 'unknown', labour: 'moderately_intense' }).risk).toBe('open')
    expect(scored({ renal: 'unknown', pregnancy: 'outside_targets' })).toEqual({
      score: 6.5,
      risk: 'high',
      missing: 1,
    })
  })
})

describe('the questions', () => {
  test('every instrument has a version, and every result names the rules it follows', () => {
    for (const instrument of instruments) {
      const { version, sources, score } = definitionOf(instrument)
      expect(version, instrument).not.toBe('')
      expect(sources.length > 0, instrument).toBe(score !== null)
      expect(definitionOf(instrument, version).instrument).toBe(instrument)
    }
    expect(() => definitionOf('must', 'of tomorrow')).toThrow()
  })

  test('answers are normalised, and invalid ones are refused', () => {
    const { weight, acutely_ill } = questionsOf.must
    expect([tidyAnswer(weight, '٧٢٫٤'), tidyAnswer(weight, '72,40'), tidyAnswer(weight, '5')]).toEqual([
      '72.4',
      '72.4',
      null,
    ])
    // The measured value counts unrounded: 73.96 kg at 200 cm is 18.49.
    expect([
      tidyAnswer(weight, '73.96'),
      tidyAnswer(weight, '81.6466'),
      tidyAnswer(weight, '81.64661'),
    ]).toEqual(['73.96', '81.6466', null])
    expect([tidyAnswer(acutely_ill, 'yes'), tidyAnswer(acutely_ill, 'perhaps')]).toEqual(['yes', null])
    expect(openQuestions(questionsOf.pre_consultation, { reason: 'Hunger' })).toEqual([
      'meals',
      'eating_out',
      'sweet_drinks',
      'appetite',
      'fasting',
    ])
  })
})
