import type { saveOffer as route } from '#contract/money/packages.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from '../events.ts'
import { assertCheaperThanSingle, loadOffer } from './offers.ts'

/** Packages that have been bought stay on their old terms. */
export const saveOffer: Verb<typeof route> = async (tx, actor, { id, uses, days, price }, now) => {
  const { service, ...before } = await loadOffer(tx, actor.id, id)
  await assertCheaperThanSingle(tx, actor.id, { service, uses, price })
  if (before.uses !== uses || before.days !== days || before.price !== price) {
    await tx
      .updateTable('package_offers')
      .set({ uses, days, price_halalas: price * 100, changed_at: now })
      .where('id', '=', id)
      .execute()
    await record(tx, actor, 'practice.packages_changed', actor.id, now, { offer: id, change: 'saved' })
  }
  return { offer: await loadOffer(tx, actor.id, id) }
}
