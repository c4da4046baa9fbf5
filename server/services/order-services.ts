import { sql } from 'kysely'
import type { orderServices as route, Service } from '#contract/services.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from './events.ts'
import { servicesOf } from './load.ts'

/** Of two concurrent requests, the later order applies as a whole. */
export const orderServices: Verb<typeof route> = async (tx, actor, { ids }, now) => {
  await lockFor(tx, `services:${actor.id}`)
  const before = await load(tx, actor.id)
  const known = before.map(({ id }) => id)
  if (ids.some((id) => !known.includes(id))) throw new Refusal('not_found')
  const wanted = [...new Set([...ids, ...known])]
  if (wanted.every((id, at) => id === known[at])) return { services: before }
  await sql`update services set position = wanted.position
    from unnest(${wanted}::uuid[]) with ordinality as wanted (id, position)
    where services.id = wanted.id and dietitian_id = ${actor.id}::uuid`.execute(tx)
  await record(tx, actor, 'practice.services_changed', actor.id, now, { change: 'ordered' })
  return { services: await load(tx, actor.id) }
}

async function load(tx: Tx, dietitianId: string): Promise<Service[]> {
  const { rows } = await sql<{ services: Service[] }>`select ${servicesOf(dietitianId)} as services`.execute(
    tx,
  )
  return rows[0]?.services ?? []
}
