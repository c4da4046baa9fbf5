import { sql } from 'kysely'
import type { importMeasures as route } from '#contract/health/exchange.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { type PersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Caller, Verb } from '#server/ground/http/bind.ts'
import { limitUploads } from '#server/ground/http/limit-uploads.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { yieldingToOthers } from '#server/ground/yielding-to-others.ts'
import { entryBinding, mostEntries } from '../entries.ts'
import { record } from '../events.ts'
import { idOfMark } from '../id-of-mark.ts'
import { assertConsent, consentedKey, lockConsent } from '../own-key.ts'
import { type ParsedFile, type ParsedMeasure, parseMeasures } from './parse-measures.ts'

/** All or nothing. A measure whose kind and moment are already recorded is not imported again. */
export const importMeasures: Verb<typeof route, ParsedFile> = async (tx, actor, _, now, house, { ready }) => {
  const { measures, refused, lines } = ready
  await lockConsent(tx, actor.id, 'alone')
  const key = await consentedKey(tx, house, actor.id, now)
  await assertRoom(tx, actor.id, measures.length)
  const fresh = await unknownOf(tx, actor.id, measures)
  let added = 0
  for (let at = 0; at < fresh.length; at += batch)
    added += await insert(tx, house, key, actor.id, fresh.slice(at, at + batch), now)
  if (added > 0) {
    await record(tx, actor, 'health.imported', actor.id, now, { added })
    await announce(tx, house, [actor.id], { topic: 'health', person: actor.id })
  }
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { at } of measures) [from, to] = [Math.min(from, at), Math.max(to, at)]
  return {
    added,
    known: measures.length - added,
    refused,
    lines,
    from: measures.length > 0 ? new Date(from).toISOString() : null,
    to: measures.length > 0 ? new Date(to).toISOString() : null,
  }
}

/** Reads the file before the transaction begins, a few lines at a time. */
export const takeImport = (house: House, _: unknown, { actor, upload }: Caller): Promise<ParsedFile> =>
  limitUploads(actor.id, async () => {
    await house.db.as(actor, (tx) => assertConsent(tx, actor.id))
    if (!upload) throw new Refusal('unsupported_media_type')
    const bytes = await upload.bytes()
    const found: ParsedFile = { measures: [], refused: 0, lines: [] }
    if (bytes.includes(0) || hasEndlessLine(bytes)) throw new Refusal('import_refused')
    await yieldingToOthers(parseMeasures(bytes.toString('utf8'), house.clock.now(), found))
    return found
  })

/** A line is read in one go, so none may be longer than a person would write. */
function hasEndlessLine(bytes: Buffer): boolean {
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(10, at)
    if ((end < 0 ? bytes.length : end) - at > longestLine) return true
    if (end < 0) return false
    at = end + 1
  }
  return false
}

const longestLine = 20_000

/** The measures that are not recorded yet from any source, each kind once per moment. */
async function unknownOf(
  tx: Tx,
  userId: string,
  measures: readonly ParsedMeasure[],
): Promise<ParsedMeasure[]> {
  const { rows } = await sql<{ kind: string; at: number }>`
    select kind, (extract(epoch from taken_at) * 1000)::float8 as at from health_entries where user_id = ${userId}::uuid`.execute(
    tx,
  )
  const known = new Set(rows.map(({ kind, at }) => `${kind} ${at}`))
  return measures.filter(({ kind, at }) => {
    const mark = `${kind} ${at}`
    const isFresh = !known.has(mark)
    known.add(mark)
    return isFresh
  })
}

const batch = 1_000

async function insert(
  tx: Tx,
  { keys }: House,
  key: PersonKey,
  userId: string,
  measures: readonly ParsedMeasure[],
  now: Date,
): Promise<number> {
  const rows: { kind: string; at: string; clientId: string; sealed: string }[] = []
  await yieldingToOthers(
    (function* () {
      for (const { kind, at, content } of measures) {
        const takenAt = new Date(at).toISOString()
        const clientId = idOfMark(keys.mark('health.import', `${userId} ${kind} ${takenAt}`))
        const sealed = sealJson(key, content, entryBinding(userId, clientId)).toString('base64')
        rows.push({ kind, at: takenAt, clientId, sealed })
        yield
      }
    })(),
  )
  const { rows: kept } = await sql`
    insert into health_entries (user_id, kind, taken_at, source, client_id, content_sealed, recorded_at)
      select ${userId}::uuid, fresh.kind, fresh.taken_at, 'import', fresh.client_id, decode(fresh.sealed, 'base64'), ${now}::timestamptz
        from unnest(${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ at }) => at)}::timestamptz[],
          ${rows.map(({ clientId }) => clientId)}::uuid[], ${rows.map(({ sealed }) => sealed)}::text[])
          as fresh (kind, taken_at, client_id, sealed)
      on conflict on constraint health_entries_once do nothing returning id`.execute(tx)
  return kept.length
}

async function countOf(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('health_entries')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function assertRoom(tx: Tx, userId: string, more: number): Promise<void> {
  if ((await countOf(tx, userId)) + more > mostEntries) throw new Refusal('too_many_entries')
}
