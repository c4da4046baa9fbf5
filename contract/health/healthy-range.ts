import type { GlucoseMoment, MeasureKind } from './kinds.ts'

/** The source of a range; the text for each is in `copy/health`. */
export const rangeSources = {
  who_bmi: {
    name: 'WHO',
    title: 'Obesity: preventing and managing the global epidemic (TRS 894)',
    year: 2000,
  },
  idf_waist: { name: 'IDF', title: 'Consensus worldwide definition of the metabolic syndrome', year: 2006 },
  esh: { name: 'ESH', title: 'Guidelines for the management of arterial hypertension', year: 2023 },
  ada: { name: 'ADA', title: 'Standards of Care in Diabetes: diagnosis and classification', year: 2024 },
  who_idf_glucose: { name: 'WHO/IDF', title: 'Definition and diagnosis of diabetes mellitus', year: 2006 },
  ncep: { name: 'NCEP ATP III', title: 'Third report on high blood cholesterol in adults', year: 2001 },
  aasm: { name: 'AASM/SRS', title: 'Recommended amount of sleep for a healthy adult', year: 2015 },
} as const
export type RangeSource = keyof typeof rangeSources

export type HealthyRange = {
  /** In the stored unit; null if the range is open on that side. */
  least: number | null
  most: number | null
  /** For the diastolic pressure. */
  second: { least: number | null; most: number | null } | null
  source: RangeSource
}

/** Facts about an adult that some ranges need; such a range is null without them. */
export type RangeContext = {
  sex?: 'male' | 'female' | null | undefined
  heightCm?: number | null | undefined
}

const between = (least: number | null, most: number | null, source: RangeSource): HealthyRange => ({
  least,
  most,
  second: null,
  source,
})

const bySex = ({ sex }: RangeContext, male: HealthyRange, female: HealthyRange) =>
  sex === 'male' ? male : sex === 'female' ? female : null

/** The healthy range of adults who are neither pregnant nor under treatment: for comparison, not a diagnosis. */
export function healthyRange(
  kind: MeasureKind,
  about: RangeContext = {},
  glucoseMoment: GlucoseMoment = 'fasting',
): HealthyRange | null {
  switch (kind) {
    case 'weight':
      return weightRange(about.heightCm ?? null)
    case 'waist':
      // Below 94 and 80 cm: the European bounds are also used for the Eastern Mediterranean and the Middle East.
      return bySex(about, between(null, 94, 'idf_waist'), between(null, 80, 'idf_waist'))
    case 'blood_pressure':
      // Measured at home: hypertension begins at 135/85.
      return { least: null, most: 135, second: { least: null, most: 85 }, source: 'esh' }
    case 'glucose':
      if (glucoseMoment === 'fasting' || glucoseMoment === 'before_meal') return between(70, 100, 'ada')
      return glucoseMoment === 'after_meal' ? between(70, 140, 'who_idf_glucose') : null
    case 'hba1c':
      return between(null, 5.7, 'ada')
    case 'total_cholesterol':
      return between(null, 200, 'ncep')
    case 'ldl':
      return between(null, 100, 'ncep')
    case 'hdl':
      return bySex(about, between(40, null, 'ncep'), between(50, null, 'ncep'))
    case 'triglycerides':
      return between(null, 150, 'ncep')
    case 'sleep':
      return between(7, null, 'aasm')
    default:
      return null
  }
}

function weightRange(heightCm: number | null): HealthyRange | null {
  if (heightCm === null) return null
  const square = (heightCm / 100) ** 2
  const kilograms = (bmi: number) => Number((bmi * square).toFixed(1))
  return between(kilograms(18.5), kilograms(25), 'who_bmi')
}

/** The position of a value in the range: `most` itself is above it, as in the sources (below 100, below 5.7 %). */
export function positionInRange(
  value: number,
  range: Pick<HealthyRange, 'least' | 'most'>,
): 'below' | 'within' | 'above' {
  if (range.least !== null && value < range.least) return 'below'
  return range.most !== null && value >= range.most ? 'above' : 'within'
}
