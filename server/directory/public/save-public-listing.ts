import { sql } from 'kysely'
import type { savePublicListing as route } from '#contract/public-listing.ts'
import { lockFor } from '#server/ground/data/lock.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from '../events.ts'
import { publicPathOf } from './read-public-listing.ts'

/** Withdrawn pages are deleted when this returns; the refresh that follows rebuilds the others. */
export const savePublicListing: Verb<typeof route> = async (tx, actor, choices, now) => {
  // A concurrent refresh of the listing must not restore what is removed here.
  await lockFor(tx, `listings:${actor.id}`)
  const columns = {
    is_listed: choices.isListed,
    shows_photo: choices.showsPhoto,
    shows_reviews: choices.showsReviews,
    changed_at: now,
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('public_choices')
    .values({ user_id: actor.id, ...columns })
    .onConflict((known) =>
      known
        .column('user_id')
        .doUpdateSet(columns)
        .where(
          sql<boolean>`(public_choices.is_listed, public_choices.shows_photo, public_choices.shows_reviews)
            is distinct from (excluded.is_listed, excluded.shows_photo, excluded.shows_reviews)`,
        ),
    )
    .executeTakeFirst()
  if ((numInsertedOrUpdatedRows ?? 0n) > 0n) {
    // What is withdrawn is gone at once; a page that shows nothing of it stays.
    if (!choices.isListed || !choices.showsPhoto)
      await tx
        .deleteFrom('public_pages')
        .where('user_id', '=', actor.id)
        .$if(choices.isListed, (page) => page.where('photo_id', 'is not', null))
        .execute()
    await record(tx, actor, 'practice.public_listing_chosen', actor.id, now, { ...choices })
  }
  const page = await tx
    .selectFrom('public_pages')
    .select('address')
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
  return { choices, path: page ? publicPathOf(page.address) : null }
}
