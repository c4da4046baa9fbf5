import { rowsOf, textIn } from '#contract/csv.ts'
import { type LineFault, mostImportLines } from '#contract/health/exchange.ts'
import {
  type GlucoseMoment,
  glucoseMoments,
  kinds,
  type MeasureKind,
  measureKinds,
  toStored,
  type Unit,
  units,
} from '#contract/health/kinds.ts'
import { measureFault } from '#contract/health/measure-fault.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { earliest, type MeasureContent } from '../entries.ts'

export type ParsedMeasure = { kind: MeasureKind; at: number; content: MeasureContent }

export type ParsedFile = {
  measures: ParsedMeasure[]
  refused: number
  /** The first fifty refused lines. */
  lines: { line: number; code: LineFault }[]
}

const columns = ['date', 'kind', 'value', 'second', 'unit', 'moment', 'note'] as const
type Cells = Record<(typeof columns)[number], string>

/** Yields after each line, so that long files can be read a few milliseconds at a time. */
export function* parseMeasures(text: string, now: Date, into: ParsedFile): Generator<void> {
  let heading: string[] | null = null
  let count = 0
  for (const { line, cells } of rowsOf(text)) {
    if (++count > mostImportLines) throw new Refusal('import_refused')
    if (!heading) {
      heading = cells.map((cell) => cell.toLowerCase())
      for (const needed of ['date', 'kind', 'value'])
        if (!heading.includes(needed)) throw new Refusal('import_refused')
      continue
    }
    const named = heading
    const cellsOf = Object.fromEntries(
      columns.map((column) => [column, cells[named.indexOf(column)] ?? '']),
    ) as Cells
    const found = measureIn(cellsOf, now)
    if (typeof found === 'string') {
      into.refused++
      if (into.lines.length < 50) into.lines.push({ line, code: found })
    } else into.measures.push(found)
    yield
  }
  if (!heading) throw new Refusal('import_refused')
}

function measureIn(cells: Cells, now: Date): ParsedMeasure | LineFault {
  const kind = oneOf(measureKinds, cells.kind.toLowerCase().replaceAll(/[\s-]+/g, '_'))
  if (!kind) return 'kind_unknown'
  // 120/80 in one cell.
  const [first = '', lower = cells.second] =
    kind === 'blood_pressure' ? cells.value.split('/') : [cells.value]
  // 8,000 steps are eight thousand.
  const written = kinds[kind].isWhole ? first.replace(/(?<=\d)[,.](?=\d{3}(\D|$))/g, '') : first
  const [value, second] = [numberIn(written), lower === '' ? undefined : numberIn(lower)]
  if (value === null || second === null) return 'value_unreadable'
  const unit = cells.unit === '' ? undefined : unitIn(kind, cells.unit)
  if (unit === null) return 'unit_unknown'
  const at = momentIn(cells.date)
  if (at === null || at < earliest) return 'date_unreadable'
  if (at > now.getTime() + 5 * 60_000) return 'date_in_future'
  if (measureFault({ kind, value, second, unit })) return 'value_implausible'
  const moment: GlucoseMoment = oneOf(glucoseMoments, cells.moment.toLowerCase()) ?? 'any'
  return {
    kind,
    at,
    content: {
      v: toStored(kind, value, unit) ?? value,
      s: second,
      m: kind === 'glucose' ? moment : undefined,
      n:
        textIn(cells.note)
          .normalize('NFC')
          .replace(/\p{Cc}+/gu, ' ')
          .slice(0, 500) || undefined,
    },
  }
}

const oneOf = <Option extends string>(options: readonly Option[], text: string): Option | null =>
  options.find((option) => option === text) ?? null

function unitIn(kind: MeasureKind, text: string): Unit | null {
  const unit = units.find((known) => known.toLowerCase() === text.toLowerCase().replaceAll(' ', '_'))
  return unit && kinds[kind].shownIn[unit] ? unit : null
}

/** In Western or Arabic digits, with a point or a comma. */
function numberIn(text: string): number | null {
  const western = text
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[٫,]/, '.')
  return /^\d{1,6}(\.\d{1,6})?$/.test(western) ? Number(western) : null
}

/** In the zone given, otherwise in Riyadh time; a date without a time means noon. */
function momentIn(text: string): number | null {
  const [, day, time = '12:00', zone = '+03:00'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?)?$/.exec(text.trim()) ??
    []
  if (day === undefined || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return null
  // 31 February does not exist, though Date would roll over into March.
  if (new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day) return null
  const at = Date.parse(`${day}T${time}${zone}`)
  return Number.isNaN(at) ? null : at
}
