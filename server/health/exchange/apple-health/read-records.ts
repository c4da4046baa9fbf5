import { SaxesParser } from 'saxes'
import type { LeftOutReason } from '#contract/health/apple-health.ts'
import type { GlucoseMoment, MeasureKind } from '#contract/health/kinds.ts'
import { measureFault } from '#contract/health/measure-fault.ts'
import { minuteMs, type Zone } from '#server/ground/time/zones.ts'

/** One measure of an export, in the stored unit. */
export type ParsedRecord = {
  kind: MeasureKind
  at: number
  value: number
  second?: number
  moment?: GlucoseMoment
  source: string
}

export type ParsedRecords = { records: ParsedRecord[]; leftOut: Partial<Record<LeftOutReason, number>> }

/** The XML is well-formed but not an Apple Health export. */
export class NotAHealthExport extends Error {}

const longestPiece = 1_000_000
const deepest = 32
/** Days, nights and pairs: more than any person has, and few enough to hold in memory. */
const mostKept = 300_000
/**
 * The limit for single measures, twice what a health record may hold; the newest stay, since a phone writes the
 * oldest first.
 */
const mostRecords = 200_000
const mostSources = 500

type Attributes = Record<string, string>

/** Reads an export piece by piece, and counts the measures that it leaves out. */
export async function readRecords(
  pieces: AsyncIterable<string> | Iterable<string>,
  { now, zone, most = mostRecords }: { now: number; zone: Zone; most?: number },
): Promise<ParsedRecords> {
  const leftOut: ParsedRecords['leftOut'] = {}
  const leave = (reason: LeftOutReason, count = 1) => {
    leftOut[reason] = (leftOut[reason] ?? 0) + count
  }
  const records: ParsedRecord[] = []
  const pairs = new Map<string, { at: number; source: string; upper?: number; lower?: number }>()
  const steps = new Map<number, Map<string, number>>()
  const water = new Map<number, { sum: number; source: string }>()
  const nights = new Map<number, { spans: [number, number][]; source: string }>()
  const sources = new Map<string, string>()
  let kept = 0
  /** Makes room for one more; false if there is none. */
  const keep = () => {
    if (++kept <= mostKept) return true
    leave('too_many')
    return false
  }
  // Copied, since a substring of a piece would hold the whole piece in memory.
  const sourceOf = (text = '') => {
    const name = text.slice(0, 80)
    const known = sources.get(name)
    if (known !== undefined || sources.size >= mostSources) return known ?? ''
    const own = Buffer.from(name).toString()
    sources.set(own, own)
    return own
  }

  let glucose: { attributes: Attributes; meal: string | undefined } | null = null

  function take(attributes: Attributes) {
    const { type = '' } = attributes
    if (type === bloodGlucose) {
      glucose = { attributes, meal: undefined }
      return
    }
    if (type === sleepAnalysis) return takeNight(attributes)
    const known = quantities[type]
    if (!known) return leave('kind_unknown')
    takeQuantity(known, attributes)
  }

  function takeQuantity({ kind, units, part }: Quantity, attributes: Attributes, moment?: GlucoseMoment) {
    const at = momentIn(attributes.startDate)
    if (at === null) return leave('date_unreadable')
    if (at > now + 5 * minuteMs) return leave('date_in_future')
    const raw = numberIn(attributes.value)
    if (raw === null) return leave('value_unreadable')
    const factor = factorOf(units, attributes.unit ?? '')
    if (factor === null) return leave('unit_unknown')
    // A body fat of at most 1 is a fraction, although its unit says per cent.
    const value = round(kind === 'body_fat' && raw <= 1 ? raw * 100 : raw * factor)
    const source = sourceOf(attributes.sourceName)
    if (part) {
      const key = `${at} ${source}`
      const pair = pairs.get(key)
      if (pair) pair[part] = value
      else if (keep()) pairs.set(key, { at, source, [part]: value })
    } else if (kind === 'steps') addSteps(zone.dayOf(at), source, value)
    else if (kind === 'water') addWater(zone.dayOf(at), source, value)
    else if (measureFault({ kind, value })) leave('value_implausible')
    else {
      records.push({ kind, at, value, source, ...(moment && { moment }) })
      if (records.length >= 2 * most) forgetOldest()
    }
  }

  function forgetOldest() {
    if (records.length <= most) return
    leave('too_many', records.length - most)
    records.sort((one, other) => other.at - one.at).length = most
  }

  function addSteps(day: number, source: string, value: number) {
    if (value < 0) return leave('value_implausible')
    const there = steps.get(day) ?? new Map<string, number>()
    if (!there.has(source) && !keep()) return
    steps.set(day, there.set(source, (there.get(source) ?? 0) + value))
  }

  function addWater(day: number, source: string, value: number) {
    if (value < 0) return leave('value_implausible')
    const there = water.get(day)
    if (there) there.sum += value
    else if (keep()) water.set(day, { sum: value, source })
  }

  function takeNight({ value = '', startDate, endDate, sourceName }: Attributes) {
    // Time in bed or awake is not sleep.
    if (!/Asleep/.test(value)) return
    const [from, to] = [momentIn(startDate), momentIn(endDate)]
    if (from === null || to === null || to <= from) return leave('date_unreadable')
    if (to > now + 5 * minuteMs) return leave('date_in_future')
    if (to - from > 24 * 60 * minuteMs) return leave('value_implausible')
    if (!keep()) return
    // Sleep that begins after six in the evening counts for the next day.
    const day = zone.dayOf(from + 6 * 60 * minuteMs)
    const night = nights.get(day)
    if (night) night.spans.push([from, to])
    else nights.set(day, { spans: [[from, to]], source: sourceOf(sourceName) })
  }

  const parser = new SaxesParser()
  const names: string[] = []
  let [taken, atLastTag, correlations] = [0, 0, 0]
  parser.on('error', (fault) => {
    throw fault
  })
  parser.on('doctype', (text) => {
    if (/<!ENTITY/i.test(text)) throw new Error('entities')
  })
  parser.on('opentag', ({ name, attributes }) => {
    atLastTag = taken
    if (names.length === 0 && name !== 'HealthData') throw new NotAHealthExport()
    if (names.push(name) > deepest) throw new Error('too deep')
    if (name === 'Correlation') correlations++
    // Records within a correlation are also listed on their own.
    else if (name === 'Record' && correlations === 0) take(attributes as Attributes)
    else if (name === 'MetadataEntry' && glucose && attributes.key === 'HKBloodGlucoseMealTime')
      glucose.meal = String(attributes.value)
  })
  parser.on('closetag', ({ name }) => {
    atLastTag = taken
    names.pop()
    if (name === 'Correlation') correlations--
    if (name !== 'Record' || !glucose) return
    const { attributes, meal } = glucose
    glucose = null
    takeQuantity(glucoseQuantity, attributes, mealMoments[meal ?? ''] ?? 'any')
  })
  for await (const piece of pieces) {
    taken += piece.length
    parser.write(piece)
    if (taken - atLastTag > longestPiece) throw new Error('too long')
  }
  parser.close()
  forgetOldest()

  const today = zone.dayOf(now)
  const noonOf = (day: number) => zone.reach(day, 12 * 60)
  const addDay = (kind: MeasureKind, day: number, value: number, source: string) => {
    // A night is dated to the noon after it, and nothing is dated to the future.
    if (kind === 'sleep' ? noonOf(day) > now : day >= today) return leave('day_not_over')
    if (measureFault({ kind, value })) return leave('value_implausible')
    records.push({ kind, at: noonOf(day), value, source })
  }
  for (const { at, source, upper, lower } of pairs.values()) {
    if (upper === undefined || lower === undefined) leave('pair_incomplete')
    else if (measureFault({ kind: 'blood_pressure', value: upper, second: lower })) leave('value_implausible')
    else records.push({ kind: 'blood_pressure', at, value: upper, second: lower, source })
  }
  // Phone and watch count the same steps: only the source that counted most is used.
  for (const [day, bySource] of steps) {
    const [[source, value] = ['', 0]] = [...bySource].sort(([, one], [, other]) => other - one)
    addDay('steps', day, Math.round(value), source)
  }
  for (const [day, { sum, source }] of water) addDay('water', day, round(sum), source)
  for (const [day, { spans, source }] of nights) addDay('sleep', day, round(hoursOf(spans)), source)
  return { records, leftOut }
}

/** Hours covered by at least one span, whatever their sources. */
function hoursOf(spans: readonly [number, number][]): number {
  let [sum, end] = [0, Number.NEGATIVE_INFINITY]
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    sum += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return sum / (60 * minuteMs)
}

type Units = readonly (readonly [string | RegExp, number])[]
type Quantity = { kind: MeasureKind; units: Units; part?: 'upper' | 'lower' }

const masses: Units = [
  ['kg', 1],
  ['g', 0.001],
  ['lb', 0.453_592_37],
  ['st', 6.350_293_18],
]
const lengths: Units = [
  ['cm', 1],
  ['m', 100],
  ['mm', 0.1],
  ['in', 2.54],
  ['ft', 30.48],
]
const pressures: Units = [
  ['mmHg', 1],
  ['kPa', 7.500_62],
]
const volumes: Units = [
  ['mL', 1],
  ['L', 1_000],
  ['fl_oz_us', 29.573_529_6],
  ['fl_oz_imp', 28.413_062_5],
  ['cup_us', 236.588_237],
  ['cup_imp', 284.130_625],
]
const glucoseQuantity: Quantity = {
  kind: 'glucose',
  units: [
    ['mg/dL', 1],
    [/^mmol(<[\d.]+>)?\/L$/, 18.0156],
  ],
}

const prefix = 'HKQuantityTypeIdentifier'
const bloodGlucose = `${prefix}BloodGlucose`
const sleepAnalysis = 'HKCategoryTypeIdentifierSleepAnalysis'
const quantities: Readonly<Record<string, Quantity>> = {
  [`${prefix}BodyMass`]: { kind: 'weight', units: masses },
  [`${prefix}Height`]: { kind: 'height', units: lengths },
  [`${prefix}WaistCircumference`]: { kind: 'waist', units: lengths },
  [`${prefix}BodyFatPercentage`]: { kind: 'body_fat', units: [['%', 1]] },
  [`${prefix}BloodPressureSystolic`]: { kind: 'blood_pressure', units: pressures, part: 'upper' },
  [`${prefix}BloodPressureDiastolic`]: { kind: 'blood_pressure', units: pressures, part: 'lower' },
  [`${prefix}StepCount`]: { kind: 'steps', units: [['count', 1]] },
  [`${prefix}DietaryWater`]: { kind: 'water', units: volumes },
}

/** As HealthKit numbers them. */
const mealMoments: Readonly<Record<string, GlucoseMoment>> = { '1': 'before_meal', '2': 'after_meal' }

const factorOf = (units: Units, unit: string): number | null =>
  units.find(([known]) => (typeof known === 'string' ? known === unit : known.test(unit)))?.[1] ?? null

const numberIn = (text = ''): number | null =>
  /^-?\d{1,9}(\.\d{1,20})?(e-?\d{1,2})?$/i.test(text) ? Number(text) : null

/** `2024-01-05 07:30:00 +0300` */
function momentIn(text = ''): number | null {
  const [, day, time, hours, minutes] =
    /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ([+-]\d\d)(\d\d)$/.exec(text) ?? []
  if (day === undefined || Number(day.slice(0, 4)) < 1900) return null
  const at = Date.parse(`${day}T${time}${hours}:${minutes}`)
  return Number.isNaN(at) ? null : at
}

const round = (value: number) => Number(value.toFixed(4))
