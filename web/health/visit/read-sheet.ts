import { rowsOf } from '#contract/csv.ts'
import { foldText } from '#contract/fold-text.ts'
import { kinds, type MeasureKind, type Unit } from '#contract/health/kinds.ts'
import { measureFault } from '#contract/health/measure-fault.ts'
import { mostVisits, type Visit, type VisitKind } from '#contract/health/visit.ts'
import { momentAt } from '#contract/wall-clock.ts'
import { readFigure } from '#web/lib/read-figure.ts'

export type SheetFault = {
  /** The line of the file. */
  row: number
  column: string
  code: 'date_unreadable' | 'date_in_future' | 'value_unreadable' | 'value_implausible' | 'pair_incomplete'
  /** The person of the row, if the file names any. */
  person: string
}

export type FoundVisit = Visit & { person: string }

export type ReadSheet = {
  /** The headings that were recognised, as they are written. */
  columns: string[]
  ignored: number
  /** The names in the file; empty if there is no such column. */
  people: string[]
  /** The newest first. */
  visits: FoundVisit[]
  faults: SheetFault[]
}

type Role = VisitKind | 'date' | 'time' | 'person' | 'systolic' | 'diastolic'
type Column = { role: Role; heading: string; at: number; unit: Unit | undefined }

/** Reads the export of a body composition analyser. Null if it has no date or no measurement. Nothing is computed. */
export function readSheet(text: string, now: Date, zone: string): ReadSheet | null {
  const [heading, ...rows] = rowsOf(text)
  const columns = (heading?.cells ?? []).flatMap((cell, at): Column[] => {
    const known = recognise(cell)
    return known ? [{ ...known, heading: cell, at }] : []
  })
  // Of two columns of one kind the first counts.
  const used = columns.filter(({ role }, at) => columns.findIndex((each) => each.role === role) === at)
  if (!used.some(({ role }) => role === 'date') || !used.some(({ role }) => !isAbout(role))) return null
  const visits: FoundVisit[] = []
  const faults: SheetFault[] = []
  for (const { line, cells } of rows) {
    const found = readRow(used, cells, now, zone)
    for (const fault of found.faults) faults.push({ ...fault, row: line, person: found.person })
    if (found.takenAt && found.values.length > 0)
      visits.push({ takenAt: found.takenAt, values: found.values, person: found.person })
  }
  return {
    columns: used.map(({ heading }) => heading),
    ignored: (heading?.cells.filter(Boolean).length ?? 0) - used.length,
    people: [...new Set(visits.map(({ person }) => person).filter(Boolean))].sort(),
    visits: visits.sort((one, other) => (one.takenAt < other.takenAt ? 1 : -1)),
    faults,
  }
}

/** The visits of one person, as many as are sent at once. */
export const visitsOf = ({ visits }: Pick<ReadSheet, 'visits'>, person: string): FoundVisit[] =>
  visits.filter((visit) => visit.person === person || visit.person === '').slice(0, mostVisits)

const isAbout = (role: Role) => role === 'date' || role === 'time' || role === 'person'

type FoundRow = {
  person: string
  takenAt: string | null
  values: Visit['values']
  faults: Pick<SheetFault, 'column' | 'code'>[]
}

function readRow(columns: readonly Column[], cells: readonly string[], now: Date, zone: string): FoundRow {
  const cellOf = (role: Role) => {
    const column = columns.find((each) => each.role === role)
    return { column, text: (column && cells[column.at]) ?? '' }
  }
  const faults: FoundRow['faults'] = []
  const blame = (column: Column | undefined, code: SheetFault['code']) =>
    faults.push({ column: column?.heading ?? '', code })
  const date = cellOf('date')
  const at = readDate(`${date.text} ${cellOf('time').text}`.trim(), zone)
  if (!at) blame(date.column, 'date_unreadable')
  else if (at > now) blame(date.column, 'date_in_future')
  const values: Visit['values'] = []
  const keep = (column: Column | undefined, value: Visit['values'][number]) => {
    if (measureFault(value)) blame(column, 'value_implausible')
    else values.push(value)
  }
  for (const column of columns) {
    const text = cells[column.at] ?? ''
    const { role, unit } = column
    if (isAbout(role) || role === 'systolic' || role === 'diastolic' || isEmpty(text)) continue
    const [first = '', lower] = role === 'blood_pressure' ? text.split('/') : [text]
    const [value, second] = [readFigure(first), lower === undefined ? undefined : readFigure(lower)]
    if (value === null || second === null) blame(column, 'value_unreadable')
    else
      keep(column, {
        kind: role as VisitKind,
        value,
        ...(second !== undefined && { second }),
        ...(unit && { unit }),
      })
  }
  const [upper, lower] = [cellOf('systolic'), cellOf('diastolic')]
  if (!isEmpty(upper.text) || !isEmpty(lower.text)) {
    const [value, second] = [readFigure(upper.text), readFigure(lower.text)]
    if (isEmpty(upper.text) || isEmpty(lower.text))
      blame(isEmpty(upper.text) ? (lower.column ?? upper.column) : upper.column, 'pair_incomplete')
    else if (value === null) blame(upper.column, 'value_unreadable')
    else if (second === null) blame(lower.column, 'value_unreadable')
    else keep(upper.column, { kind: 'blood_pressure', value, second })
  }
  const isDated = at && at <= now
  return {
    person: cellOf('person')
      .text.replaceAll(/\p{Cc}+/gu, ' ')
      .slice(0, 80),
    takenAt: isDated ? at.toISOString() : null,
    values,
    // The values of a row without a date are lost with it, and are not blamed one by one.
    faults: isDated ? faults : faults.slice(0, 1),
  }
}

/** Analysers write a dash for what they have not measured. */
const isEmpty = (text: string) => /^[-–—\s]*$/.test(text)

function recognise(cell: string): { role: Role; unit: Unit | undefined } | null {
  const inside = foldText(/[([]([^)\]]*)[)\]]/.exec(cell)?.[1] ?? '').trim()
  const name = foldText(cell.replace(/[([][^)\]]*[)\]]?/g, ' ').replace(/^\s*\d+\s*[.)]/, ''))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const role = (Object.keys(headings) as Role[]).find((each) => headings[each].includes(name))
  if (!role) return null
  if (!(role in kinds)) return { role, unit: undefined }
  const unit = unitNames[inside]
  // Fat in kilograms is not a percentage.
  if (unit && !kinds[role as MeasureKind].shownIn[unit]) return null
  return { role, unit }
}

const unitNames: Readonly<Record<string, Unit>> = {
  kg: 'kg',
  كجم: 'kg',
  كغ: 'kg',
  كغم: 'kg',
  lb: 'lb',
  lbs: 'lb',
  رطل: 'lb',
  cm: 'cm',
  سم: 'cm',
  in: 'in',
  inch: 'in',
  بوصه: 'in',
  '%': '%',
}

const folded = (names: readonly string[]) => names.map(foldText)

/** As `recognise` reads them: without numbers in front, units and punctuation. */
const headings: Readonly<Record<Role, readonly string[]>> = {
  date: folded([
    'test date time',
    'test date',
    'date',
    'date time',
    'date and time',
    'measurement date',
    'measured',
    'measured at',
    'التاريخ',
    'تاريخ القياس',
    'تاريخ الفحص',
    'تاريخ ووقت القياس',
    'التاريخ والوقت',
  ]),
  time: folded(['time', 'test time', 'measurement time', 'الوقت', 'وقت القياس', 'وقت الفحص']),
  person: folded(['name', 'full name', 'patient', 'patient name', 'الاسم', 'اسم المريض', 'الاسم الكامل']),
  weight: folded(['weight', 'body weight', 'الوزن', 'وزن الجسم']),
  height: folded(['height', 'الطول']),
  waist: folded([
    'waist',
    'waist circumference',
    'abdominal circumference',
    'circumference of abdomen',
    'measured circumference of abdomen',
    'الخصر',
    'محيط الخصر',
    'محيط البطن',
  ]),
  hip: folded([
    'hip',
    'hips',
    'hip circumference',
    'circumference of hip',
    'الورك',
    'محيط الورك',
    'محيط الأرداف',
  ]),
  body_fat: folded([
    'pbf',
    'body fat',
    'percent body fat',
    'percentage body fat',
    'body fat percentage',
    'fat percentage',
    'نسبة الدهون',
    'نسبة دهون الجسم',
    'نسبة الدهون في الجسم',
  ]),
  muscle: folded([
    'smm',
    'skeletal muscle mass',
    'muscle mass',
    'muscle',
    'الكتلة العضلية',
    'كتلة العضلات',
    'كتلة العضلات الهيكلية',
    'كتلة العضل الهيكلي',
  ]),
  visceral_fat: folded([
    'vfl',
    'visceral fat',
    'visceral fat level',
    'visceral fat rating',
    'الدهون الحشوية',
    'مستوى الدهون الحشوية',
    'درجة الدهون الحشوية',
  ]),
  blood_pressure: folded(['blood pressure', 'bp', 'ضغط الدم', 'الضغط']),
  systolic: folded([
    'systolic',
    'systolic pressure',
    'systolic blood pressure',
    'sys',
    'الضغط الانقباضي',
    'الانقباضي',
  ]),
  diastolic: folded([
    'diastolic',
    'diastolic pressure',
    'diastolic blood pressure',
    'dia',
    'الضغط الانبساطي',
    'الانبساطي',
  ]),
}

/**
 * `20261103143000`, `2026-11-03 14:30`, `2026.11.03. 14:30`, `03/11/2026 2:30 pm`; the day comes first. A day without
 * a time means noon. In the reader's zone, since the devices write no other.
 */
function readDate(text: string, zone: string): Date | null {
  const western = foldText(text)
  const found =
    /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?:(?<hour>\d{2})(?<minute>\d{2})(?:\d{2})?)?$/.exec(
      western,
    ) ??
    /^(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})\.?(?:[t\s]+(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2})?\s*(?<half>am|pm|ص|م)?)?$/.exec(
      western,
    ) ??
    /^(?<day>\d{1,2})[-./](?<month>\d{1,2})[-./](?<year>\d{4})(?:[,\s]+(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2})?\s*(?<half>am|pm|ص|م)?)?$/.exec(
      western,
    )
  const { year = '', month = '', day = '', hour = '12', minute = '00', half } = found?.groups ?? {}
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = new Date(`${date}T00:00:00Z`)
  if (!found || Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== date) return null
  const isAfternoon = half === 'pm' || half === 'م'
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour)
  if (hours > 23 || Number(minute) > 59) return null
  return momentAt(date, `${String(hours).padStart(2, '0')}:${minute}`, zone)
}
