import { join } from 'node:path'
import { sql } from 'kysely'
import type {
  HealthExportPreview,
  LeftOutReason,
  previewHealthExport as route,
} from '#contract/health/apple-health.ts'
import { mostImportBytes, mostImportLines } from '#contract/health/exchange.ts'
import { kinds, type MeasureKind, measureKinds } from '#contract/health/kinds.ts'
import type { Caller, Verb } from '#server/http/bind.ts'
import { Refusal } from '#server/http/refusal.ts'
import { holdingLarge } from '#server/http/uploads-at-once.ts'
import { zoneOf as zoneOfPerson } from '#server/notifications/facts.ts'
import { mapInSlices } from '#server/slices.ts'
import { dayText, zoneOf } from '#server/time/zones.ts'
import type { House } from '../../../house.ts'
import { assertConsent } from '../../own-key.ts'
import { cellOf } from '../csv.ts'
import { readApart } from './read-apart.ts'
import type { FoundRecord, FoundRecords } from './read-records.ts'

type Ready = { found: FoundRecords; zone: string }

/** Nothing is kept of the file, and nothing of what is in it until its person takes it over. */
export const takeHealthExport = (house: House, _: unknown, { actor, upload }: Caller): Promise<Ready> =>
  holdingLarge(actor.id, async () => {
    const zone = await house.db.as(actor, async (tx) => {
      await assertConsent(tx, actor.id)
      const { rows } = await sql<{
        zone: string
      }>`select ${zoneOfPerson(sql`${actor.id}::uuid`)} as zone`.execute(tx)
      return rows[0]?.zone ?? 'Asia/Riyadh'
    })
    if (!upload) throw new Refusal('unsupported_media_type')
    const { close, ...place } = await upload.toDisk(join(house.settings.dataDir, 'spool'))
    try {
      const found = await readApart({ place, now: house.clock.now().getTime(), zone })
      if (!found) throw new Refusal('health_export_refused')
      return { found, zone }
    } finally {
      await close()
    }
  })

export const previewHealthExport: Verb<typeof route, Ready> = async (
  tx,
  actor,
  _,
  _now,
  _house,
  { ready },
) => {
  const { found, zone } = ready
  const { rows } = await sql<{ kind: MeasureKind; at: number }>`
    select kind, (extract(epoch from taken_at) * 1000)::float8 as at from health_entries
      where user_id = ${actor.id}::uuid and kind = any (${[...measureKinds]}::text[])`.execute(tx)
  const markOf = marksIn(zone)
  const known = new Set(await mapInSlices(rows, markOf))
  const fresh: FoundRecord[] = []
  const counts = new Map<
    MeasureKind,
    HealthExportPreview['kinds'][number] & { first: number; last: number }
  >()
  // The newest come first, should there be more than can be taken over.
  for (const record of found.records.toSorted((one, other) => other.at - one.at)) {
    const { kind, at } = record
    const mark = markOf(record)
    const isKnown = known.has(mark)
    known.add(mark)
    const count = counts.get(kind) ?? { kind, fresh: 0, known: 0, from: '', to: '', first: at, last: at }
    counts.set(kind, count)
    count[isKnown ? 'known' : 'fresh']++
    count.first = Math.min(count.first, at)
    count.last = Math.max(count.last, at)
    if (!isKnown) fresh.push(record)
  }
  const { csv, beyond } = csvOf(await mapInSlices(fresh, lineOf))
  for (const { kind } of fresh.slice(fresh.length - beyond)) {
    const count = counts.get(kind)
    if (count) count.fresh--
  }
  const leftOut = { ...found.leftOut, too_many: (found.leftOut.too_many ?? 0) + beyond }
  return {
    kinds: measureKinds.flatMap((kind) => {
      const count = counts.get(kind)
      if (!count || count.fresh + count.known === 0) return []
      const { first, last, ...shown } = count
      return [{ ...shown, from: new Date(first).toISOString(), to: new Date(last).toISOString() }]
    }),
    leftOut: Object.entries(leftOut)
      .filter(([, count]) => count > 0)
      .map(([reason, count]) => ({ reason: reason as LeftOutReason, count })),
    csv,
  }
}

/** What is summed by the day is there already where anything of that day is. */
function marksIn(zoneName: string): (one: { kind: MeasureKind; at: number }) => string {
  const zone = zoneOf(zoneName)
  return ({ kind, at }) => `${kind} ${kinds[kind].isDaily ? dayText(zone.dayOf(at)) : at}`
}

const heading = 'date,kind,value,second,unit,moment,note'

/** As many lines as one import takes over. */
function csvOf(lines: readonly string[]): { csv: string; beyond: number } {
  let [size, count] = [heading.length, 0]
  while (count < lines.length && count < mostImportLines - 1) {
    size += Buffer.byteLength(lines[count] ?? '') + 1
    if (size > mostImportBytes) break
    count++
  }
  const csv = count === 0 ? '' : [heading, ...lines.slice(0, count)].join('\n')
  return { csv, beyond: lines.length - count }
}

const lineOf = ({ kind, at, value, second, moment, source }: FoundRecord): string =>
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
