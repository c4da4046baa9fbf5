import { cellOf } from '#contract/csv.ts'
import type { HealthExportPreview, LeftOutReason } from '#contract/health/apple-health.ts'
import { kinds, type MeasureKind, measureKinds } from '#contract/health/kinds.ts'
import { dayText, type Zone } from '#server/ground/time/zones.ts'
import type { ParsedRecord, ParsedRecords } from './read-records.ts'

/** The times of the measures that are already recorded, by kind. */
export type KnownMoments = Partial<Record<MeasureKind, Float64Array>>

export type ImportLimits = { lines: number; bytes: number }

/**
 * The new measures of an export, up to the size of one import. It sorts hundreds of thousands: not for the main
 * thread.
 */
export function previewOf(
  found: ParsedRecords,
  { known: knownMoments, zone, most }: { known: KnownMoments; zone: Zone; most: ImportLimits },
): HealthExportPreview {
  const known = marksOf(knownMoments, zone)
  const counts = new Map<MeasureKind, { fresh: number; known: number; first: number; last: number }>()
  const lines = openLines(most)
  let beyond = 0
  // The newest come first, in case there are more than one import can hold.
  for (const record of found.records.toSorted((one, other) => other.at - one.at)) {
    const { kind, at } = record
    const mark = markOf(kind, at, zone)
    const isKnown = known.has(mark)
    known.add(mark)
    const count = counts.get(kind) ?? { fresh: 0, known: 0, first: at, last: at }
    counts.set(kind, count)
    count.first = Math.min(count.first, at)
    count.last = Math.max(count.last, at)
    if (isKnown) count.known++
    else if (lines.take(record)) count.fresh++
    else beyond++
  }
  const leftOut = { ...found.leftOut, too_many: (found.leftOut.too_many ?? 0) + beyond }
  return {
    kinds: measureKinds.flatMap((kind) => {
      const count = counts.get(kind)
      if (!count || count.fresh + count.known === 0) return []
      const { first, last, ...shown } = count
      return [{ kind, ...shown, from: new Date(first).toISOString(), to: new Date(last).toISOString() }]
    }),
    leftOut: Object.entries(leftOut)
      .filter(([, count]) => count > 0)
      .map(([reason, count]) => ({ reason: reason as LeftOutReason, count })),
    csv: lines.text(),
  }
}

function marksOf(moments: KnownMoments, zone: Zone): Set<string> {
  const marks = new Set<string>()
  for (const kind of measureKinds) for (const at of moments[kind] ?? []) marks.add(markOf(kind, at, zone))
  return marks
}

/** A kind that is summed by day counts as recorded if that day has any entry of the kind. */
const markOf = (kind: MeasureKind, at: number, zone: Zone): string =>
  `${kind} ${kinds[kind].isDaily ? dayText(zone.dayOf(at)) : at}`

/** Collects CSV lines up to the limits of one import. */
function openLines(most: ImportLimits) {
  const lines = ['date,kind,value,second,unit,moment,note']
  let size = Buffer.byteLength(lines[0] as string)
  let isFull = false
  return {
    take(record: ParsedRecord): boolean {
      if (isFull) return false
      const line = lineOf(record)
      size += Buffer.byteLength(line) + 1
      isFull = lines.length >= most.lines || size > most.bytes
      if (!isFull) lines.push(line)
      return !isFull
    },
    text: () => (lines.length === 1 ? '' : lines.join('\n')),
  }
}

const lineOf = ({ kind, at, value, second, moment, source }: ParsedRecord): string =>
  [
    new Date(at).toISOString(),
    kind,
    value,
    second ?? '',
    kinds[kind].unit,
    moment ?? '',
    source ? `Apple Health: ${source}` : 'Apple Health',
  ]
    .map(cellOf)
    .join(',')
