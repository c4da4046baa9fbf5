import { sql } from 'kysely'
import type { withdrawOffer as route } from '#contract/money/packages.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'

/** A second request finds the offer withdrawn already, and succeeds. */
export const withdrawOffer: Verb<typeof route> = async (tx, actor, { id }, now) => {
  const { rows } = await sql<{ is_new: boolean }>`
    with before as (select id, withdrawn_at from package_offers
        where id = ${id}::uuid and dietitian_id = ${actor.id}::uuid for update)
      update package_offers set withdrawn_at = coalesce(before.withdrawn_at, ${now}) from before
        where package_offers.id = before.id returning before.withdrawn_at is null as is_new`.execute(tx)
  if (!rows[0]) throw new Refusal('not_found')
  if (rows[0].is_new)
    await record(tx, actor, 'practice.packages_changed', actor.id, now, { offer: id, change: 'withdrawn' })
  return { done: true }
}
