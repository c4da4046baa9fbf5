import { type Selectable, sql } from 'kysely'
import {
  type answerDataRequest as answerRoute,
  type DataRequest,
  daysToAnswer,
  type extendDataRequest as extendRoute,
  type listDataRequests as listRoute,
  type logDataRequest as logRoute,
  type readDataRequest as readRoute,
} from '#contract/privacy/data-requests.ts'
import type { Tables } from '#db/tables.gen.ts'
import { confirmedAccountsAt } from '#server/accounts/facts.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { KeyRing } from '#server/ground/data/key-ring.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import { entriesOf, writeEntry } from './entries.ts'
import { record } from './events.ts'
import { assertNotAhead, midnight } from './riyadh.ts'

type Row = Selectable<Tables['data_requests']> & { name: string | null; other_name: string | null }

const answeredShown = 50
const ownShown = 20
const day = 86_400_000

const boundRequester = (id: string): string => `data_requests:${id}:requester`
const boundContent = (id: string): string => `data_requests:${id}:content`

const columns = sql`data_requests.*, ${nameOf(sql`person_id`)} as name, ${otherNameOf(sql`person_id`)} as other_name`

export const listDataRequests: Verb<typeof listRoute> = async (tx, _actor, _input, now, house) => {
  const { rows: open } = await sql<Row>`
    select ${columns} from data_requests where answered_at is null order by due_at, id`.execute(tx)
  const { rows: answered } = await sql<Row>`
    select ${columns} from data_requests where answered_at is not null order by answered_at desc, id limit ${answeredShown}`.execute(
    tx,
  )
  const { rows: own } = await sql<{ kind: 'account.copied' | 'account.leaving'; at: Date; total: number }>`
    select kind, at, count(*) over (partition by kind)::int as total from events
      where kind in ('account.copied', 'account.leaving') and at > ${new Date(now.getTime() - 30 * day)}::timestamptz
      order by id desc`.execute(tx)
  const totalOf = (kind: string) => own.find((each) => each.kind === kind)?.total ?? 0
  return {
    open: open.map((row) => viewRequest(row, now, house)),
    answered: answered.map((row) => viewRequest(row, now, house)),
    byThemselves: {
      copies: totalOf('account.copied'),
      erasures: totalOf('account.leaving'),
      latest: own.slice(0, ownShown).map(({ kind, at }) => ({
        kind: kind === 'account.copied' ? 'copy' : 'erasure',
        at: at.toISOString(),
      })),
    },
  }
}

export const readDataRequest: Verb<typeof readRoute> = (tx, _actor, { id }, now, house) =>
  view(tx, id, now, house)

export const logDataRequest: Verb<typeof logRoute> = async (tx, actor, given, now, house) => {
  const received = midnight(given.receivedOn)
  assertNotAhead('receivedOn', received, now)
  const { rows } = await sql<{ id: string; person: string | null }>`
    select uuidv7() as id, (${given.email ? confirmedAccountsAt(given.email) : sql`select null::uuid`}) as person`.execute(
    tx,
  )
  const [fresh] = rows
  if (!fresh) throw new Error('no id')
  if (given.email && !fresh.person)
    throw new Refusal('invalid_fields', { fields: [{ field: 'email', code: 'email_invalid' }] })
  await tx
    .insertInto('data_requests')
    .values({
      id: fresh.id,
      person_id: fresh.person,
      ...sealRequest(house.keys, fresh.id, given),
      kind: given.kind,
      channel: given.channel,
      identity_verified: given.identityVerified,
      received_at: received,
      due_at: new Date(received.getTime() + daysToAnswer * day),
    })
    .execute()
  await writeEntry(tx, actor, fresh.id, 'opened', '', now)
  await record(tx, actor, 'data_request.logged', fresh.id, now)
  return view(tx, fresh.id, now, house)
}

export const extendDataRequest: Verb<typeof extendRoute> = async (tx, actor, { id, reason }, now, house) => {
  const row = await lockOpen(tx, id)
  if (row.extended_at) throw new Refusal('extended_already')
  if (row.due_at < now) throw new Refusal('time_is_over')
  await tx
    .updateTable('data_requests')
    .set({ extended_at: now, due_at: new Date(row.due_at.getTime() + daysToAnswer * day) })
    .where('id', '=', id)
    .execute()
  await writeEntry(tx, actor, id, 'extended', reason, now)
  await record(tx, actor, 'data_request.extended', id, now)
  return view(tx, id, now, house)
}

export const answerDataRequest: Verb<typeof answerRoute> = async (tx, actor, given, now, house) => {
  const { id, outcome, note } = given
  const row = await lockOpen(tx, id)
  const isVerified = row.identity_verified || given.identityVerified
  if (outcome === 'fulfilled' && !isVerified) throw new Refusal('identity_not_verified')
  await tx
    .updateTable('data_requests')
    .set({ answered_at: now, outcome, identity_verified: isVerified })
    .where('id', '=', id)
    .execute()
  await writeEntry(tx, actor, id, outcome, note, now)
  await record(tx, actor, `data_request.${outcome}`, id, now)
  return view(tx, id, now, house)
}

async function lockOpen(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('data_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  if (row.answered_at) throw new Refusal('matter_closed')
  return row
}

async function view(tx: Tx, id: string, now: Date, house: Opening) {
  const { rows } = await sql<Row>`select ${columns} from data_requests where id = ${id}::uuid`.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('not_found')
  return { request: viewRequest(row, now, house), entries: await entriesOf(tx, id) }
}

const viewRequest = (row: Row, now: Date, house: Opening): DataRequest => ({
  id: row.id,
  person:
    row.person_id === null || row.name === null
      ? null
      : { id: row.person_id, name: row.name, otherName: row.other_name },
  ...openRequest(row, house),
  kind: row.kind as DataRequest['kind'],
  channel: row.channel as DataRequest['channel'],
  identityVerified: row.identity_verified,
  receivedAt: row.received_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  isOverdue: row.answered_at === null && row.due_at < now,
  extendedAt: row.extended_at?.toISOString() ?? null,
  answeredAt: row.answered_at?.toISOString() ?? null,
  outcome: row.outcome as DataRequest['outcome'],
})

type Words = { requester: string; content: string }
type Opening = Pick<House, 'keys' | 'log'>

/**
 * Sealed with the key ring: the law requires us to retain them, but the requester may have no account and so no key.
 */
export const sealRequest = (keys: KeyRing, id: string, { requester, content }: Words) => ({
  requester_sealed: keys.seal(requester, boundRequester(id)),
  content_sealed: keys.seal(content, boundContent(id)),
})

type Sealed = Pick<Row, 'id' | 'requester' | 'requester_sealed' | 'content' | 'content_sealed'>

/** Rows written before sealing was introduced are in plain text until the nightly job has sealed them. */
export function openRequest(row: Sealed, { keys, log }: Opening): Pick<DataRequest, 'requester' | 'content'> {
  const open = (sealed: Buffer | null, bound: string) => {
    if (!sealed) return null
    try {
      return keys.open(sealed, bound)
    } catch {
      log('error', 'data_request.unopenable', { request: row.id })
      return null
    }
  }
  return {
    requester: row.requester ?? open(row.requester_sealed, boundRequester(row.id)),
    content: row.content ?? open(row.content_sealed, boundContent(row.id)),
  }
}
