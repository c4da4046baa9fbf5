import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { type CopiedRow, camelCase, type OwnFile } from '#server/ground/data/personal-table.ts'
import type { House } from '#server/ground/house.ts'
import { zoneOf } from '#server/notifications/facts.ts'
import { copyTables, type PersonalTableName } from '#server/personal-data.ts'
import { nameOf } from '#server/profiles/facts.ts'
import { tablePage } from './table-page.ts'
import { latestFirst, type ReaderLocale } from './write-value.ts'

/** One table of a person's data, gzipped: a hundred thousand rows shrink to a few megabytes. */
export type DataPart = { table: PersonalTableName; count: number; json: Buffer; page: Buffer }

export type CollectedData = ReaderLocale & { name: string | null; parts: DataPart[]; files: OwnFile[] }

/** Collects everything stored about a person; each table is written and compressed before the next is read. */
export async function collectData(
  tx: Tx,
  house: Pick<House, 'keys'>,
  { id, language }: Actor,
): Promise<CollectedData> {
  const { rows } = await sql<{ zone: string; name: string | null }>`
    select ${zoneOf(sql`${id}::uuid`)} as zone, ${nameOf(sql`${id}::uuid`)} as name`.execute(tx)
  const { zone = 'Asia/Riyadh', name = null } = rows[0] ?? {}
  const reader = { language, zone }
  const parts: DataPart[] = []
  const files = await copyTables(tx, house, id, async (table, found) => {
    const json = await packed(jsonOf(table, found))
    const page = await packed(tablePage(table, latestFirst(found), reader))
    parts.push({ table, count: found.length, json, page })
  })
  return { ...reader, name, parts, files }
}

/** Decompresses what `collectData` has compressed. */
export async function* gunzipped(bytes: Buffer): AsyncGenerator<Buffer> {
  yield* Readable.from([bytes]).pipe(createGunzip())
}

function* jsonOf(table: PersonalTableName, rows: readonly CopiedRow[]): Generator<string> {
  yield `"${camelCase(table)}": [`
  for (const [at, row] of rows.entries()) yield `${at > 0 ? ',' : ''}\n  ${JSON.stringify(row)}`
  yield rows.length > 0 ? '\n]' : ']'
}

/** Written in pieces, so that other requests get a turn while each piece is compressed. */
async function packed(pieces: Iterable<string>): Promise<Buffer> {
  const chunks: Buffer[] = []
  await pipeline(inLargerPieces(pieces), createGzip(), async (gzip: AsyncIterable<Buffer>) => {
    for await (const chunk of gzip) chunks.push(chunk)
  })
  return Buffer.concat(chunks)
}

function* inLargerPieces(pieces: Iterable<string>): Generator<Buffer> {
  let text = ''
  for (const piece of pieces) {
    text += piece
    if (text.length < 32_768) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}
