import { type HealthyRange, positionInRange } from './healthy-range.ts'
import type { GlucoseMoment, MeasureKind } from './kinds.ts'

/** Where a threshold comes from; titles are cited as published. */
export const dangerSources = {
  ada: { name: 'ADA', title: 'Standards of Care in Diabetes: glycemic goals and hypoglycemia', year: 2024 },
  ada_ketones: {
    name: 'ADA',
    title: 'Hyperglycemia (high blood glucose): when to check for ketones',
    year: 2024,
  },
  ada_crises: {
    name: 'ADA/EASD/JBDS',
    title: 'Hyperglycemic crises in adults with diabetes: a consensus report',
    year: 2024,
  },
  idf_dar: { name: 'IDF-DAR', title: 'Diabetes and Ramadan: practical guidelines', year: 2021 },
  acc_aha: {
    name: 'ACC/AHA',
    title:
      'Guideline for the prevention, detection, evaluation and management of high blood pressure in adults',
    year: 2017,
  },
  nhlbi: { name: 'NHLBI', title: 'Low blood pressure', year: 2022 },
} as const
export type DangerSource = keyof typeof dangerSources

/** `emergency`: an ambulance may be needed now. `urgent`: act now, and ask a physician today. */
export type DangerLevel = 'emergency' | 'urgent'

/** Advice to the reader; the texts are in `copy/health/danger-advice.ts`. */
export type DangerAdvice =
  | 'glucose_very_low'
  | 'glucose_low'
  | 'glucose_very_high'
  | 'glucose_high'
  | 'pressure_very_high'
  | 'pressure_low'

export type DangerThreshold = {
  kind: MeasureKind
  /** Null means any moment; only glucose has moments. */
  moments: readonly GlucoseMoment[] | null
  /** Dangerous below `below`, or at or above `from`, in the stored unit. */
  below: number | null
  from: number | null
  /** The same for the diastolic pressure: either value of a pair is enough. */
  secondFrom: number | null
  level: DangerLevel
  advice: DangerAdvice
  source: DangerSource
}

const threshold = (
  kind: MeasureKind,
  [level, advice, source]: [DangerLevel, DangerAdvice, DangerSource],
  bounds: Partial<Pick<DangerThreshold, 'moments' | 'below' | 'from' | 'secondFrom'>>,
): DangerThreshold => ({
  kind,
  moments: null,
  below: null,
  from: null,
  secondFrom: null,
  level,
  advice,
  source,
  ...bounds,
})

const beforeFood = ['fasting', 'before_meal'] as const

/** For adults. The first match counts, so the graver thresholds of a kind come first. */
export const dangerThresholds: readonly DangerThreshold[] = [
  threshold('glucose', ['emergency', 'glucose_very_low', 'ada'], { below: 54 }),
  threshold('glucose', ['emergency', 'glucose_very_high', 'ada_crises'], { from: 600 }),
  threshold('glucose', ['urgent', 'glucose_low', 'ada'], { below: 70 }),
  threshold('glucose', ['urgent', 'glucose_high', 'ada_ketones'], { from: 240, moments: beforeFood }),
  threshold('glucose', ['urgent', 'glucose_high', 'idf_dar'], { from: 300 }),
  threshold('blood_pressure', ['emergency', 'pressure_very_high', 'acc_aha'], { from: 180, secondFrom: 120 }),
  threshold('blood_pressure', ['urgent', 'pressure_low', 'nhlbi'], { below: 90 }),
]

export type Reading = {
  kind: MeasureKind
  /** In the stored unit. */
  value: number
  second?: number | null | undefined
  glucoseMoment?: GlucoseMoment | null | undefined
}

export type Danger = Pick<DangerThreshold, 'level' | 'advice' | 'source'>

/** The danger of a reading, or null. */
export const dangerOf = (
  reading: Reading,
  thresholds: readonly DangerThreshold[] = dangerThresholds,
): Danger | null => thresholds.find((each) => holds(each, reading)) ?? null

function holds({ kind, moments, below, from, secondFrom }: DangerThreshold, reading: Reading): boolean {
  if (kind !== reading.kind || moments?.includes(reading.glucoseMoment ?? 'any') === false) return false
  const { value, second } = reading
  if (below !== null && value < below) return true
  return (from !== null && value >= from) || (secondFrom !== null && second != null && second >= secondFrom)
}

/** A bound that a patient's dietitian has set for one piece of advice. */
export type OwnBound = Pick<DangerThreshold, 'advice'> &
  Partial<Pick<DangerThreshold, 'below' | 'from' | 'secondFrom'>>

/**
 * The table with a patient's own bounds. A bound counts only if it warns earlier: none makes a threshold less strict.
 */
export const stricterThresholds = (own: readonly OwnBound[]): DangerThreshold[] =>
  dangerThresholds.map((each) => {
    const bounds = own.filter(({ advice }) => advice === each.advice)
    return {
      ...each,
      below: stricter(
        Math.max,
        each.below,
        bounds.map(({ below }) => below),
      ),
      from: stricter(
        Math.min,
        each.from,
        bounds.map(({ from }) => from),
      ),
      secondFrom: stricter(
        Math.min,
        each.secondFrom,
        bounds.map(({ secondFrom }) => secondFrom),
      ),
    }
  })

const stricter = (
  pick: typeof Math.max,
  known: number | null,
  own: readonly (number | null | undefined)[],
) => (known === null ? null : pick(known, ...own.filter((bound) => bound != null)))

/** For how many hours a reading calls for action; an older one is history, and is marked as such. */
const hoursOfDanger = 24

export const isRecent = (takenAt: Date, now: Date): boolean =>
  now.getTime() - takenAt.getTime() < hoursOfDanger * 3_600_000

/** Days for which a dangerous reading is shown to a dietitian ahead of everything else. */
export const daysFlagged = 14

/**
 * Whether a reading may be called a goal reached. A value beyond the goal is praised only within the healthy range on
 * that side, and a dangerous value is never praised.
 */
export function mayBeReached(
  reading: Reading,
  { target, start }: { target: number; start: number | null },
  range: Pick<HealthyRange, 'least' | 'most'> | null,
): boolean {
  if (dangerOf(reading)) return false
  if (!range) return true
  const stand = positionInRange(reading.value, range)
  if (start === null) return stand === 'within'
  return target < start ? stand !== 'below' : stand !== 'above'
}
