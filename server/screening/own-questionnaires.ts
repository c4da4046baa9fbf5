import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import {
  type addOwnQuestionnaire as addRoute,
  type changeOwnQuestionnaire as changeRoute,
  type listOwnQuestionnaires as listRoute,
  mostOwnQuestionnaires,
  type OwnContent,
  type OwnQuestionnaire,
  type removeOwnQuestionnaire as removeRoute,
  type chooseQuestionnaireServices as servicesRoute,
} from '#contract/screening/own.ts'
import { lockOpenAccount } from '#server/accounts/facts.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import { ensurePersonKey, findPersonKey, openJson, sealJson } from '#server/ground/data/person-keys.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { ownServices } from '#server/services/facts.ts'
import { record } from './events.ts'

/** In the order in which they were written. */
export const listOwnQuestionnaires: Verb<typeof listRoute> = async (tx, actor, _input, _now, house) => ({
  questionnaires: (await loadOwnQuestionnaires(tx, house, actor.id)).flatMap(viewOwn),
})

export const addOwnQuestionnaire: Verb<typeof addRoute> = async (tx, actor, content, now, house) => {
  await lockOpenAccount(sql`${actor.id}::uuid`).execute(tx)
  const { saved } = await tx
    .selectFrom('own_questionnaires')
    .select((row) => row.fn.countAll<string>().as('saved'))
    .where('dietitian_id', '=', actor.id)
    .executeTakeFirstOrThrow()
  if (Number(saved) >= mostOwnQuestionnaires) throw new Refusal('too_many_questionnaires')
  const id = await freshId(tx)
  const key = await ensurePersonKey(tx, house.keys, actor.id, now)
  await tx
    .insertInto('own_questionnaires')
    .values({
      id,
      dietitian_id: actor.id,
      content_sealed: sealJson(key, content, ownBinding(id)),
      services: [],
      saved_at: now,
    })
    .execute()
  await record(tx, actor, 'own_questionnaire.saved', actor.id, now)
  return { questionnaire: { id, version: 1, ...content, services: [] } }
}

/** A changed title alone does not make the questions new ones. */
export const changeOwnQuestionnaire: Verb<typeof changeRoute> = async (
  tx,
  actor,
  { id, version, title, questions },
  now,
  house,
) => {
  const { row, content: before } = await lockOwn(tx, house, actor.id, id)
  if (row.version !== version) throw new Refusal('changed_meanwhile')
  const content = { title, questions }
  const key = await ensurePersonKey(tx, house.keys, actor.id, now)
  const next = version + 1
  await tx
    .updateTable('own_questionnaires')
    .set({
      version: next,
      asked_version: isDeepStrictEqual(before?.questions, questions) ? row.asked_version : next,
      content_sealed: sealJson(key, content, ownBinding(id)),
      saved_at: now,
    })
    .where('id', '=', id)
    .execute()
  await record(tx, actor, 'own_questionnaire.saved', actor.id, now)
  return { questionnaire: { id, version: next, ...content, services: row.services } }
}

export const removeOwnQuestionnaire: Verb<typeof removeRoute> = async (tx, actor, { id }, now) => {
  const { numDeletedRows } = await tx
    .deleteFrom('own_questionnaires')
    .where('id', '=', id)
    .where('dietitian_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'own_questionnaire.removed', actor.id, now)
  return { done: true }
}

/** The services of others, and deleted ones, do not exist for this dietitian. */
export const chooseQuestionnaireServices: Verb<typeof servicesRoute> = async (
  tx,
  actor,
  { id, services: asked },
  now,
  house,
) => {
  const services = [...new Set(asked)]
  const own = await lockOwn(tx, house, actor.id, id)
  const { rows: known } = await ownServices(actor.id, services).execute(tx)
  if (known.length !== services.length) throw new Refusal('not_found')
  await tx.updateTable('own_questionnaires').set({ services, saved_at: now }).where('id', '=', id).execute()
  await record(tx, actor, 'own_questionnaire.saved', actor.id, now)
  const [questionnaire] = viewOwn({ ...own, row: { ...own.row, services } })
  if (!questionnaire) throw new Refusal('not_found')
  return { questionnaire }
}

export type Own = {
  row: { id: string; version: number; asked_version: number; services: string[]; saved_at: Date }
  /** Null if it can no longer be decrypted. */
  content: OwnContent | null
}

const columns = ['id', 'version', 'asked_version', 'content_sealed', 'services', 'saved_at'] as const

export async function loadOwnQuestionnaires(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  dietitianId: string,
): Promise<Own[]> {
  const rows = await tx
    .selectFrom('own_questionnaires')
    .select(columns)
    .where('dietitian_id', '=', dietitianId)
    .orderBy('id')
    .execute()
  const key = rows.length > 0 ? await findPersonKey(tx, keys, dietitianId) : null
  return rows.map(({ content_sealed, ...row }) => ({
    row,
    content: openJson<OwnContent>(key, content_sealed, ownBinding(row.id)),
  }))
}

/** The dietitian's own questionnaire, locked against change. */
export async function lockOwn(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  dietitianId: string,
  id: string,
): Promise<Own> {
  const found = await tx
    .selectFrom('own_questionnaires')
    .select(columns)
    .where('id', '=', id)
    .where('dietitian_id', '=', dietitianId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) throw new Refusal('not_found')
  const { content_sealed, ...row } = found
  const key = await findPersonKey(tx, keys, dietitianId)
  return { row, content: openJson<OwnContent>(key, content_sealed, ownBinding(id)) }
}

const viewOwn = ({ row: { id, version, services }, content }: Own): OwnQuestionnaire[] =>
  content ? [{ id, version, ...content, services }] : []

export const ownBinding = (id: string): string => `own_questionnaires:${id}`
