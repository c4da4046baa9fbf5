import { type RawBuilder, sql } from 'kysely'
import type { DiaryEntry, MealTime } from '#contract/health/diary.ts'
import type { DiaryKind, EntryKind, GlucoseMoment, MeasureKind } from '#contract/health/kinds.ts'
import type { Author, Measure, MeasureSource } from '#contract/health/measures.ts'
import { metDietitian } from '#server/appointments/facts/dietitians-of-patient.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { type PersonKey, sealJson } from '#server/ground/data/person-keys.ts'
import { Refusal } from '#server/ground/http/refusal.ts'

/** The encrypted part of a measure. The names are short because there are thousands of measures. */
export type MeasureContent = {
  v: number
  s?: number | undefined
  m?: GlucoseMoment | undefined
  n?: string | undefined
  r?: { v: number; s?: number | undefined }[] | undefined
}

export type DiaryContent = {
  t: string
  d?: string | undefined
  mt?: MealTime | undefined
  n?: string | undefined
}

/** A row as `entryColumns` selects it. */
export type EntryRow = {
  id: string
  kind: EntryKind
  taken_at: Date
  source: MeasureSource
  client_id: string
  content_sealed: Buffer
  photo_id: string | null
}

type CorrectionRow = {
  content: string
  taken_at: string
  source: MeasureSource
  corrected_at: string
  by: Author
}

/** A row with its history, as `measureColumns` selects it. */
export type MeasureRow = EntryRow & { measured_by: Author | null; corrections: CorrectionRow[] }

/** Bound to the browser's client id, which is known before the row exists. */
export const entryBinding = (userId: string, clientId: string): string =>
  `health_entries:${userId}:${clientId}`

export const entryColumns: RawBuilder<EntryRow> = sql`entry.id, entry.kind, entry.taken_at, entry.source, entry.client_id, entry.content_sealed,
      (select file.id from health_files as file where file.entry_id = entry.id) as photo_id`

/** Patients learn the names of dietitians they have met; a dietitian learns nobody's. */
const authorOf = (person: RawBuilder<unknown>): RawBuilder<Author> => sql`(
      jsonb_build_object('is', case when ${person} = (select app.person()) then 'reader' when ${person} = entry.user_id then 'patient'
        else 'dietitian' end, 'name', null, 'otherName', null) || coalesce(${metDietitian(person)}, '{}'))`

export const measureColumns: RawBuilder<MeasureRow> = sql`${entryColumns},
      case when entry.recorded_by is not null then ${authorOf(sql`entry.recorded_by`)} end as measured_by,
      (select coalesce(jsonb_agg(jsonb_build_object('content', encode(earlier.content_sealed, 'base64'), 'taken_at', earlier.taken_at,
          'source', earlier.source, 'corrected_at', earlier.corrected_at, 'by', ${authorOf(sql`earlier.corrected_by`)})
          order by earlier.corrected_at desc, earlier.id desc), '[]')
        from health_corrections as earlier where earlier.entry_id = entry.id) as corrections`

export function openContent<Content>(
  key: PersonKey | null,
  userId: string,
  { client_id, content_sealed }: Pick<EntryRow, 'client_id' | 'content_sealed'>,
): Content | null {
  const text = key?.tryOpen(content_sealed, entryBinding(userId, client_id)) ?? null
  return text === null ? null : JSON.parse(text)
}

export function viewMeasure(
  row: EntryRow & Partial<MeasureRow>,
  key: PersonKey | null,
  userId: string,
): Measure {
  const content = openContent<MeasureContent>(key, userId, row)
  return {
    id: row.id,
    kind: row.kind as MeasureKind,
    value: content?.v ?? 0,
    second: content?.s ?? null,
    glucoseMoment: content?.m ?? null,
    note: content?.n ?? '',
    takenAt: row.taken_at.toISOString(),
    source: row.source,
    measuredBy: row.measured_by ?? null,
    corrections: (row.corrections ?? []).map((each) => viewCorrection(each, row, key, userId)),
    readings: (content?.r ?? []).map(({ v, s }) => ({ value: v, second: s ?? null })),
    isUnreadable: content === null,
  }
}

function viewCorrection(
  { content: sealed, taken_at, source, corrected_at, by }: CorrectionRow,
  { client_id }: EntryRow,
  key: PersonKey | null,
  userId: string,
): Measure['corrections'][number] {
  const content_sealed = Buffer.from(sealed, 'base64')
  const content = openContent<MeasureContent>(key, userId, { client_id, content_sealed })
  return {
    value: content?.v ?? 0,
    second: content?.s ?? null,
    takenAt: new Date(taken_at).toISOString(),
    source,
    correctedAt: new Date(corrected_at).toISOString(),
    by,
    isUnreadable: content === null,
  }
}

export function viewDiaryEntry(row: EntryRow, key: PersonKey | null, userId: string): DiaryEntry {
  const content = openContent<DiaryContent>(key, userId, row)
  return {
    id: row.id,
    kind: row.kind as DiaryKind,
    text: content?.t ?? '',
    dose: content?.d ?? '',
    mealTime: content?.mt ?? null,
    photoId: row.photo_id,
    note: content?.n ?? '',
    takenAt: row.taken_at.toISOString(),
    source: row.source,
    isUnreadable: content === null,
  }
}

type Fresh = {
  userId: string
  clientId: string
  kind: EntryKind
  takenAt: string
  source: MeasureSource
  /** The dietitian who measured. */
  recordedBy?: string | undefined
  content: MeasureContent | DiaryContent
}

/** Ten years of data from a watch; beyond that, nobody looks at single entries. */
export const mostEntries = 100_000

/** Null if an entry with this client id already exists. */
export async function insertEntry(
  tx: Tx,
  key: PersonKey,
  { userId, clientId, kind, takenAt, source, recordedBy, content }: Fresh,
  now: Date,
): Promise<string | null> {
  const row = await tx
    .insertInto('health_entries')
    .values({
      user_id: userId,
      kind,
      taken_at: new Date(takenAt),
      source,
      recorded_by: recordedBy ?? null,
      client_id: clientId,
      content_sealed: sealJson(key, content, entryBinding(userId, clientId)),
      recorded_at: now,
    })
    .onConflict((known) => known.constraint('health_entries_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function assertRoomForEntry(tx: Tx, userId: string): Promise<void> {
  const { rows } = await sql<{ is_full: boolean }>`
    select count(*) >= ${mostEntries} as is_full from (
      select from health_entries where user_id = ${userId}::uuid limit ${mostEntries}) as entries`.execute(tx)
  if (rows[0]?.is_full) throw new Refusal('too_many_entries')
}

/** A phone's clock may be some minutes ahead. */
const tolerance = 5 * 60_000

export function assertNotAhead(takenAt: string, now: Date, field = 'takenAt'): void {
  const at = Date.parse(takenAt)
  if (at > now.getTime() + tolerance)
    throw new Refusal('invalid_fields', { fields: [{ field, code: 'moment_in_future' }] })
  if (at < earliest) throw new Refusal('invalid_fields', { fields: [{ field, code: 'invalid' }] })
}

/** No measure that a user could enter is older. */
export const earliest = Date.parse('1900-01-01T00:00:00Z')

type Found = { userId: string; kinds: readonly EntryKind[] } & (
  | { id: string; clientId?: never }
  | { clientId: string; id?: never }
)

export async function findEntry(
  tx: Tx,
  { userId, kinds, id, clientId }: Found,
  lock: RawBuilder<unknown> = sql``,
): Promise<MeasureRow | null> {
  const { rows } = await sql<MeasureRow>`
    select ${measureColumns} from health_entries as entry
      where entry.user_id = ${userId}::uuid and entry.kind = any (${[...kinds]}::text[])
        and ${id === undefined ? sql`entry.client_id = ${clientId}::uuid` : sql`entry.id = ${id}::uuid`} ${lock}`.execute(
    tx,
  )
  return rows[0] ?? null
}
