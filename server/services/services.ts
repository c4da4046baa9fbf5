import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import { defaultService, type Service } from '#contract/services.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { feeOf } from '#server/profiles/facts.ts'
import { orAddressNeeded } from '../profiles/practice-address.ts'
import { record } from './events.ts'
import { insertService } from './insert-service.ts'
import { loadService, lockService, serviceColumns, servicesOf } from './load.ts'

type Row = { services: Service[]; fee: number | null }

export const listMyServices: Read<typeof contract.listMyServices, Row> = ({ id }) => ({
  query: () => sql<Row>`select ${servicesOf(id)} as services, ${feeOf(id)} as fee`,
  view: ([row]) => ({
    services: row?.services ?? [],
    startPrice: row?.fee ? Math.round(row.fee / 100) : defaultService.price,
  }),
})

export const addService: Verb<typeof contract.addService> = async (tx, actor, form, now) => ({
  service: await loadService(tx, actor.id, await insertService(tx, actor, form, now)),
})

export const saveService: Verb<typeof contract.saveService> = async (tx, actor, { id, ...form }, now) => {
  const { deleted_at, ...before } = await lockService(tx, actor.id, id)
  if (deleted_at) throw new Refusal('not_found')
  const after = serviceColumns(form)
  if (isSame(before, after)) return { service: await loadService(tx, actor.id, id) }
  await tx
    .updateTable('services')
    .set({ ...after, updated_at: now })
    .where('id', '=', id)
    .execute()
    .catch(orAddressNeeded)
  await record(tx, actor, 'practice.services_changed', actor.id, now, { service: id, change: 'saved' })
  return { service: await loadService(tx, actor.id, id) }
}

type Columns = ReturnType<typeof serviceColumns>

const isSame = (before: Record<keyof Columns, unknown>, after: Columns) =>
  (Object.keys(after) as (keyof Columns)[]).every((column) => before[column] === after[column])

/** Of two concurrent requests, the later order applies as a whole. */
export const orderServices: Verb<typeof contract.orderServices> = async (tx, actor, { ids }, now) => {
  await lockFor(tx, `services:${actor.id}`)
  const before = await ordered(tx, actor.id)
  const known = before.map(({ id }) => id)
  if (ids.some((id) => !known.includes(id))) throw new Refusal('not_found')
  const wanted = [...new Set([...ids, ...known])]
  if (wanted.every((id, at) => id === known[at])) return { services: before }
  await sql`update services set position = wanted.position
    from unnest(${wanted}::uuid[]) with ordinality as wanted (id, position)
    where services.id = wanted.id and dietitian_id = ${actor.id}::uuid`.execute(tx)
  await record(tx, actor, 'practice.services_changed', actor.id, now, { change: 'ordered' })
  return { services: await ordered(tx, actor.id) }
}

async function ordered(tx: Tx, dietitianId: string): Promise<Service[]> {
  const { rows } = await sql<{ services: Service[] }>`select ${servicesOf(dietitianId)} as services`.execute(
    tx,
  )
  return rows[0]?.services ?? []
}

/** Booked appointments keep the service. A second request finds it deleted and succeeds. */
export const removeService: Verb<typeof contract.removeService> = async (tx, actor, { id }, now) => {
  const { deleted_at } = await lockService(tx, actor.id, id)
  if (deleted_at) return { done: true }
  await tx.updateTable('services').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute()
  await record(tx, actor, 'practice.services_changed', actor.id, now, { service: id, change: 'removed' })
  return { done: true }
}
