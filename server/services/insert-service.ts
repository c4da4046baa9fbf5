import type { InputOf } from '#contract/route.ts'
import { type addService, mostServices } from '#contract/services.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { orAddressNeeded } from '../profiles/practice-address.ts'
import { record } from './events.ts'
import { serviceColumns } from './load.ts'
import { slugOf } from './slug-of.ts'

/** Returns the new id. */
export async function insertService(
  tx: Tx,
  actor: Actor,
  form: InputOf<typeof addService>,
  now: Date,
): Promise<string> {
  await assertRoom(tx, actor.id)
  const columns = serviceColumns(form)
  const { id } = await tx
    .insertInto('services')
    .values({
      ...columns,
      slug: await freeSlug(tx, actor.id, form.name),
      position: await lastPlace(tx, actor.id),
      dietitian_id: actor.id,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(orAddressNeeded)
  await record(tx, actor, 'practice.services_changed', actor.id, now, { service: id, change: 'added' })
  return id
}

/** Refuses one service too many. Under the lock, concurrent additions are counted one after the other. */
async function assertRoom(tx: Tx, dietitianId: string): Promise<void> {
  await lockFor(tx, `services:${dietitianId}`)
  const { count } = await tx
    .selectFrom('services')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('dietitian_id', '=', dietitianId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostServices) throw new Refusal('too_many_services')
}

/** The position after all others. */
async function lastPlace(tx: Tx, dietitianId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('services')
    .select((row) => row.fn.max('position').as('last'))
    .where('dietitian_id', '=', dietitianId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/** Appointments refer to the slug, so a deleted service keeps its own. */
async function freeSlug(tx: Tx, dietitianId: string, name: string): Promise<string> {
  const slug = slugOf(name)
  const known = await tx
    .selectFrom('services')
    .select('slug')
    .where('dietitian_id', '=', dietitianId)
    .where((row) => row.or([row('slug', '=', slug), row('slug', 'like', `${slug}-%`)]))
    .execute()
  const taken = new Set(known.map((each) => each.slug))
  for (let at = 1; ; at++) {
    const free = at === 1 ? slug : `${slug}-${at}`
    if (!taken.has(free)) return free
  }
}
