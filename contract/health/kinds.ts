/** Groups of health data; sharing is decided per group. */
export const healthGroups = [
  'body',
  'heart',
  'glucose',
  'habits',
  'medicines',
  'meals',
  'answers',
  'reports',
] as const
export type HealthGroup = (typeof healthGroups)[number]

export const units = [
  'kg',
  'lb',
  'cm',
  'in',
  'mmHg',
  'mg/dL',
  'mmol/L',
  '%',
  'mmol/mol',
  'steps',
  'ml',
  'l',
  'fl_oz',
  'h',
  'min',
  'points',
  'level',
] as const
export type Unit = (typeof units)[number]

export const measureKinds = [
  'weight',
  'height',
  'waist',
  'hip',
  'body_fat',
  'muscle',
  'visceral_fat',
  'blood_pressure',
  'glucose',
  'hba1c',
  'total_cholesterol',
  'ldl',
  'hdl',
  'triglycerides',
  'steps',
  'water',
  'sleep',
  'mood',
] as const
export type MeasureKind = (typeof measureKinds)[number]

/** When a glucose value was measured. */
export const glucoseMoments = ['fasting', 'before_meal', 'after_meal', 'bedtime', 'any'] as const
export type GlucoseMoment = (typeof glucoseMoments)[number]

/** `stored = shown * factor + offset`; `decimals` are those of the shown value. */
type Scale = { readonly factor: number; readonly offset?: number; readonly decimals: number }

type Kind = {
  readonly group: HealthGroup
  /** The stored unit; others are converted to it. */
  readonly unit: Unit
  readonly shownIn: Readonly<Partial<Record<Unit, Scale>>>
  /** Plausible bounds, in the stored unit. */
  readonly least: number
  readonly most: number
  /** Bounds of the second value: the diastolic pressure. */
  readonly second?: { readonly least: number; readonly most: number }
  /** Entries of one day are added up. */
  readonly isDaily?: true
  readonly isWhole?: true
}

const inKilograms = { kg: { factor: 1, decimals: 1 }, lb: { factor: 0.453_592_37, decimals: 1 } }
const inCentimetres = { cm: { factor: 1, decimals: 1 }, in: { factor: 2.54, decimals: 1 } }
const cholesterol = { 'mg/dL': { factor: 1, decimals: 0 }, 'mmol/L': { factor: 38.67, decimals: 2 } }

export const kinds: Readonly<Record<MeasureKind, Kind>> = {
  weight: { group: 'body', unit: 'kg', shownIn: inKilograms, least: 20, most: 600 },
  height: { group: 'body', unit: 'cm', shownIn: inCentimetres, least: 50, most: 272 },
  waist: { group: 'body', unit: 'cm', shownIn: inCentimetres, least: 40, most: 250 },
  hip: { group: 'body', unit: 'cm', shownIn: inCentimetres, least: 40, most: 250 },
  body_fat: { group: 'body', unit: '%', shownIn: { '%': { factor: 1, decimals: 1 } }, least: 2, most: 75 },
  muscle: { group: 'body', unit: 'kg', shownIn: inKilograms, least: 5, most: 150 },
  // The scale of the devices that estimate it: 1 to 59.
  visceral_fat: {
    group: 'body',
    unit: 'level',
    shownIn: { level: { factor: 1, decimals: 1 } },
    least: 1,
    most: 59,
  },
  blood_pressure: {
    group: 'heart',
    unit: 'mmHg',
    shownIn: { mmHg: { factor: 1, decimals: 0 } },
    least: 60,
    most: 300,
    second: { least: 30, most: 200 },
  },
  glucose: {
    group: 'glucose',
    unit: 'mg/dL',
    shownIn: { 'mg/dL': { factor: 1, decimals: 0 }, 'mmol/L': { factor: 18.0156, decimals: 1 } },
    least: 20,
    most: 1_000,
  },
  hba1c: {
    group: 'glucose',
    unit: '%',
    // The master equation between NGSP and IFCC.
    shownIn: {
      '%': { factor: 1, decimals: 1 },
      'mmol/mol': { factor: 0.09148, offset: 2.152, decimals: 0 },
    },
    least: 3,
    most: 20,
  },
  total_cholesterol: { group: 'heart', unit: 'mg/dL', shownIn: cholesterol, least: 40, most: 1_000 },
  ldl: { group: 'heart', unit: 'mg/dL', shownIn: cholesterol, least: 10, most: 800 },
  hdl: { group: 'heart', unit: 'mg/dL', shownIn: cholesterol, least: 5, most: 200 },
  triglycerides: {
    group: 'heart',
    unit: 'mg/dL',
    shownIn: { 'mg/dL': { factor: 1, decimals: 0 }, 'mmol/L': { factor: 88.57, decimals: 2 } },
    least: 10,
    most: 5_000,
  },
  steps: {
    group: 'habits',
    unit: 'steps',
    shownIn: { steps: { factor: 1, decimals: 0 } },
    least: 0,
    most: 100_000,
    isDaily: true,
    isWhole: true,
  },
  water: {
    group: 'habits',
    unit: 'ml',
    shownIn: {
      ml: { factor: 1, decimals: 0 },
      l: { factor: 1_000, decimals: 2 },
      fl_oz: { factor: 29.573_529_6, decimals: 1 },
    },
    least: 10,
    most: 10_000,
    isDaily: true,
  },
  sleep: {
    group: 'habits',
    unit: 'h',
    shownIn: { h: { factor: 1, decimals: 1 }, min: { factor: 1 / 60, decimals: 0 } },
    least: 0.1,
    most: 24,
    isDaily: true,
  },
  mood: {
    group: 'habits',
    unit: 'points',
    shownIn: { points: { factor: 1, decimals: 0 } },
    least: 1,
    most: 5,
    isWhole: true,
  },
}

/** Medicines, supplements and meals are recorded in words. */
export const diaryKinds = ['medicine', 'supplement', 'meal'] as const
export type DiaryKind = (typeof diaryKinds)[number]
/** The groups by which diary entries are shared. */
export const diaryGroups = ['meals', 'medicines'] as const satisfies readonly HealthGroup[]
export type DiaryGroup = (typeof diaryGroups)[number]

/** Every kind of entry in a health record. */
export const entryKinds = [...measureKinds, ...diaryKinds] as const
export type EntryKind = MeasureKind | DiaryKind

export const groupOf = (kind: EntryKind): HealthGroup => {
  if (kind === 'meal') return 'meals'
  return kind === 'medicine' || kind === 'supplement' ? 'medicines' : kinds[kind].group
}

/** The kinds of a group, in the order in which they are shown. */
export const kindsOfGroup = (group: HealthGroup): EntryKind[] =>
  entryKinds.filter((kind) => groupOf(kind) === group)

const round = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** Stored with four decimals, so that values in another unit read back as entered. Null for a unit of another kind. */
export function toStored(kind: MeasureKind, value: number, unit: Unit = kinds[kind].unit): number | null {
  const scale = kinds[kind].shownIn[unit]
  return scale ? round(value * scale.factor + (scale.offset ?? 0), 4) : null
}

/** The value in the reader's unit, with that unit's decimals. */
export function toShown(kind: MeasureKind, stored: number, unit: Unit = kinds[kind].unit): number {
  const scale = kinds[kind].shownIn[unit]
  if (!scale) throw new Error(`${kind} is not shown in ${unit}`)
  return round((stored - (scale.offset ?? 0)) / scale.factor, scale.decimals)
}

/** A difference has no offset. */
export function changeShown(kind: MeasureKind, change: number, unit: Unit = kinds[kind].unit): number {
  const scale = kinds[kind].shownIn[unit]
  if (!scale) throw new Error(`${kind} is not shown in ${unit}`)
  return round(change / scale.factor, scale.decimals)
}

export const decimalsOf = (kind: MeasureKind, unit: Unit = kinds[kind].unit): number =>
  kinds[kind].shownIn[unit]?.decimals ?? 0

/** One step of the last shown digit, in the stored unit. */
export const lastDigitOf = (kind: MeasureKind, unit: Unit = kinds[kind].unit): number =>
  (kinds[kind].shownIn[unit]?.factor ?? 0) * 10 ** -decimalsOf(kind, unit)

/** The plausible bounds in the reader's unit; never narrower than the accepted values. */
export const boundsIn = (
  kind: MeasureKind,
  unit: Unit = kinds[kind].unit,
): { least: number; most: number } => ({
  least: toShown(kind, kinds[kind].least, unit),
  most: toShown(kind, kinds[kind].most, unit),
})

export const unitsOf = (kind: MeasureKind): Unit[] => Object.keys(kinds[kind].shownIn) as Unit[]

/** The units that a reader may choose from, for each quantity with a choice. */
export const unitChoices = {
  weight: ['kg', 'lb'],
  length: ['cm', 'in'],
  glucose: ['mg/dL', 'mmol/L'],
  lipids: ['mg/dL', 'mmol/L'],
  hba1c: ['%', 'mmol/mol'],
  water: ['ml', 'l', 'fl_oz'],
} as const satisfies Record<string, readonly Unit[]>

export type UnitChoices = { [Choice in keyof typeof unitChoices]: (typeof unitChoices)[Choice][number] }

export const defaultUnits: UnitChoices = {
  weight: 'kg',
  length: 'cm',
  glucose: 'mg/dL',
  lipids: 'mg/dL',
  hba1c: '%',
  water: 'ml',
}

export const choiceOf: Partial<Record<MeasureKind, keyof UnitChoices>> = {
  weight: 'weight',
  muscle: 'weight',
  height: 'length',
  waist: 'length',
  hip: 'length',
  glucose: 'glucose',
  hba1c: 'hba1c',
  total_cholesterol: 'lipids',
  ldl: 'lipids',
  hdl: 'lipids',
  triglycerides: 'lipids',
  water: 'water',
}

/** The unit in which a reader with these choices sees a kind. */
export const unitFor = (kind: MeasureKind, choices: UnitChoices): Unit => {
  const choice = choiceOf[kind]
  return choice ? choices[choice] : kinds[kind].unit
}
