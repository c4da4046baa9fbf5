import type { addOffer as route } from '#contract/money/packages.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from '../events.ts'
import { assertCheaperThanSingle, assertRoomForOffer, loadOffer } from './offers.ts'

export const addOffer: Verb<typeof route> = async (tx, actor, form, now) => {
  await assertRoomForOffer(tx, actor.id)
  await assertCheaperThanSingle(tx, actor.id, form)
  const { id } = await tx
    .insertInto('package_offers')
    .values({
      dietitian_id: actor.id,
      service_id: form.service,
      uses: form.uses,
      days: form.days,
      price_halalas: form.price * 100,
      offered_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(tx, actor, 'practice.packages_changed', actor.id, now, { offer: id, change: 'added' })
  return { offer: await loadOffer(tx, actor.id, id) }
}
