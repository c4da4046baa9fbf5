import { join } from 'node:path'
import { sql } from 'kysely'
import { type HealthExportPreview, healthExportTypes } from '#contract/health/apple-health.ts'
import { mostImportBytes, mostImportLines } from '#contract/health/exchange.ts'
import { type MeasureKind, measureKinds } from '#contract/health/kinds.ts'
import type { Actor } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller } from '#server/ground/http/bind.ts'
import { limitLargeUploads } from '#server/ground/http/limit-uploads.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { readSpooled, type SpooledPlace } from '#server/ground/http/spooled-file.ts'
import { yieldingToOthers } from '#server/ground/yielding-to-others.ts'
import { zoneOf } from '#server/notifications/facts.ts'
import { assertConsent } from '../../own-key.ts'
import type { KnownMoments } from './preview-of.ts'
import { readInThread } from './read-in-thread.ts'

/** The file is never stored, and its contents only once the patient imports them. */
export const takeHealthExport = (
  house: House,
  _: unknown,
  { actor, upload }: Caller,
): Promise<HealthExportPreview> =>
  limitLargeUploads(actor.id, async () => {
    await house.db.as(actor, (tx) => assertConsent(tx, actor.id))
    if (!upload) throw new Refusal('unsupported_media_type')
    const { close, ...place } = await upload.toDisk(join(house.settings.dataDir, 'spool'))
    try {
      const isArchive = upload.type === archive
      if (!(await beginsAs(isArchive, place))) throw new Refusal('health_export_refused')
      const preview = await readInThread(async () => ({
        place,
        isArchive,
        most: { lines: mostImportLines, bytes: mostImportBytes },
        now: house.clock.now().getTime(),
        ...(await comparedWith(house, actor)),
      }))
      if (!preview) throw new Refusal('health_export_refused')
      return preview
    } finally {
      await close()
    }
  })

const [archive] = healthExportTypes

/** A cheap check, since no other file is worth a thread. */
async function beginsAs(isArchive: boolean, place: SpooledPlace): Promise<boolean> {
  const first = Buffer.concat(await readSpooled(place, 0, Math.min(64, place.size)).toArray())
  return isArchive
    ? first.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
    : /^\ufeff?\s*</.test(first.toString())
}

/** The measures that are already recorded, and the patient's time zone. */
async function comparedWith(house: House, actor: Actor): Promise<{ zone: string; known: KnownMoments }> {
  const { zone, rows } = await house.db.as(actor, async (tx) => {
    const clock = await sql<{ zone: string }>`select ${zoneOf(sql`${actor.id}::uuid`)} as zone`.execute(tx)
    const { rows } = await sql<{ kind: MeasureKind; at: number }>`
      select kind, (extract(epoch from taken_at) * 1000)::float8 as at from health_entries
        where user_id = ${actor.id}::uuid and kind = any (${[...measureKinds]}::text[])`.execute(tx)
    return { zone: clock.rows[0]?.zone ?? 'Asia/Riyadh', rows }
  })
  const moments = new Map<MeasureKind, number[]>()
  await yieldingToOthers(
    (function* () {
      for (const { kind, at } of rows) {
        const those = moments.get(kind) ?? []
        those.push(at)
        moments.set(kind, those)
        yield
      }
    })(),
  )
  return { zone, known: Object.fromEntries([...moments].map(([kind, at]) => [kind, Float64Array.from(at)])) }
}
