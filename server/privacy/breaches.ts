import { type Selectable, sql } from 'kysely'
import {
  type Breach,
  type changeBreach as changeRoute,
  type closeBreach as closeRoute,
  type DataCategory,
  hoursToTell,
  type listBreaches as listRoute,
  type openBreach as openRoute,
  type readBreach as readRoute,
  type tellOfBreach as tellRoute,
} from '#contract/privacy/breaches.ts'
import type { Tables } from '#db/tables.gen.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { entriesOf, writeEntry } from './entries.ts'
import { record } from './events.ts'
import { assertNotAhead, midnight, riyadhMoment } from './riyadh.ts'

type Row = Selectable<Tables['breaches']>
const mostListed = 100

export const listBreaches: Verb<typeof listRoute> = async (tx) => {
  const rows = await tx
    .selectFrom('breaches')
    .selectAll()
    .orderBy(sql`closed_at is not null`)
    .orderBy('known_at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute()
  return { breaches: rows.map(viewBreach) }
}

export const readBreach: Verb<typeof readRoute> = (tx, _actor, { id }) => view(tx, id)

export const openBreach: Verb<typeof openRoute> = async (
  tx,
  actor,
  { knownOn, knownTime, ...facts },
  now,
) => {
  const knownAt = riyadhMoment(knownOn, knownTime)
  assertNotAhead('knownOn', knownAt, now)
  assertInOrder(facts, now)
  const id = await freshId(tx)
  await tx
    .insertInto('breaches')
    .values({ id, known_at: knownAt, ...columnsOf(facts) })
    .execute()
  await writeEntry(tx, actor, id, 'opened', '', now)
  await record(tx, actor, 'breach.opened', id, now)
  return view(tx, id)
}

export const changeBreach: Verb<typeof changeRoute> = async (tx, actor, { id, version, ...facts }, now) => {
  const row = await lockOpen(tx, id)
  if (row.version !== version) throw new Refusal('changed_meanwhile')
  assertInOrder(facts, now)
  await tx
    .updateTable('breaches')
    .set({ ...columnsOf(facts), version: version + 1 })
    .where('id', '=', id)
    .execute()
  await writeEntry(tx, actor, id, 'changed', changesBetween(row, columnsOf(facts)), now)
  await record(tx, actor, 'breach.changed', id, now)
  return view(tx, id)
}

export const tellOfBreach: Verb<typeof tellRoute> = async (tx, actor, { id, who, toldOn, note }, now) => {
  const row = await lockOpen(tx, id)
  const at = midnight(toldOn)
  assertNotAhead('toldOn', at, now)
  await tx
    .updateTable('breaches')
    .set({
      ...(who === 'authority'
        ? { authority_told_at: at, authority_reference: note }
        : { subjects_told_at: at }),
      version: row.version + 1,
    })
    .where('id', '=', id)
    .execute()
  await writeEntry(tx, actor, id, `${who}_told`, note, now)
  await record(tx, actor, `breach.${who}_told`, id, now)
  return view(tx, id)
}

/** A drill can be closed without notifying the authority. */
export const closeBreach: Verb<typeof closeRoute> = async (tx, actor, { id, conclusion }, now) => {
  const row = await lockOpen(tx, id)
  if (!row.is_drill && !row.authority_told_at) throw new Refusal('authority_not_told')
  await tx
    .updateTable('breaches')
    .set({ closed_at: now, conclusion, version: row.version + 1 })
    .where('id', '=', id)
    .execute()
  await writeEntry(tx, actor, id, 'closed', conclusion, now)
  await record(tx, actor, 'breach.closed', id, now)
  return view(tx, id)
}

async function lockOpen(tx: Tx, id: string): Promise<Row> {
  const row = await tx.selectFrom('breaches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  if (row.closed_at) throw new Refusal('matter_closed')
  return row
}

async function view(tx: Tx, id: string) {
  const row = await tx.selectFrom('breaches').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return { breach: viewBreach(row), entries: await entriesOf(tx, id) }
}

function viewBreach(row: Row): Breach {
  return {
    id: row.id,
    version: row.version,
    isDrill: row.is_drill,
    title: row.title,
    knownAt: row.known_at.toISOString(),
    dueAt: new Date(row.known_at.getTime() + hoursToTell * 3_600_000).toISOString(),
    happenedOn: row.happened_on,
    endedOn: row.ended_on,
    what: row.what,
    categories: row.categories as DataCategory[],
    peopleCount: row.people_count,
    recordsCount: row.records_count,
    risks: row.risks,
    measures: row.measures,
    contact: row.contact,
    authorityToldAt: row.authority_told_at?.toISOString() ?? null,
    authorityReference: row.authority_reference,
    subjectsToldAt: row.subjects_told_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
    conclusion: row.conclusion,
  }
}

type Facts = Pick<
  Breach,
  | 'isDrill'
  | 'title'
  | 'happenedOn'
  | 'what'
  | 'categories'
  | 'peopleCount'
  | 'recordsCount'
  | 'risks'
  | 'measures'
  | 'contact'
> & { endedOn?: string | undefined }

const columnsOf = (facts: Facts) => ({
  is_drill: facts.isDrill,
  title: facts.title,
  happened_on: facts.happenedOn,
  ended_on: facts.endedOn ?? null,
  what: facts.what,
  categories: [...facts.categories],
  people_count: facts.peopleCount,
  records_count: facts.recordsCount,
  risks: facts.risks,
  measures: facts.measures,
  contact: facts.contact,
})

function assertInOrder({ happenedOn, endedOn }: Pick<Facts, 'happenedOn' | 'endedOn'>, now: Date) {
  assertNotAhead('happenedOn', midnight(happenedOn), now)
  if (endedOn !== undefined && endedOn < happenedOn)
    throw new Refusal('invalid_fields', { fields: [{ field: 'endedOn', code: 'days_reversed' }] })
}

/** The previous values of changed fields: a register that could be rewritten would prove nothing. */
function changesBetween(row: Row, after: ReturnType<typeof columnsOf>): string {
  const before: Readonly<Record<string, unknown>> = row
  return Object.entries(after)
    .filter(([name, value]) => String(before[name] ?? '') !== String(value ?? ''))
    .map(([name]) => `${name}: ${String(before[name] ?? '')}`)
    .join('\n')
}
