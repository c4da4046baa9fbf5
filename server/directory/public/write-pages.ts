import { sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import { loadTemplates } from '#server/ground/site/page-templates.ts'
import type { ListingFacts } from '../listing.ts'
import { renderProfile } from './render-profile.ts'

/** Rebuilds the public pages of listed dietitians, and removes those of dietitians who opted out. */
export async function writePages(tx: Tx, listed: readonly ListingFacts[], now: Date): Promise<void> {
  if (listed.length === 0) return
  const templates = await loadTemplates()
  const choices = await choicesOf(
    tx,
    listed.map(({ userId }) => userId),
  )
  const shown = listed.filter(({ userId }) => choices.get(userId)?.is_listed !== false)
  const hidden = listed.filter((facts) => !shown.includes(facts)).map(({ userId }) => userId)
  if (hidden.length > 0) await tx.deleteFrom('public_pages').where('user_id', 'in', hidden).execute()
  if (shown.length === 0) return
  const rows = shown.map((facts) => {
    const { practice, evidence, userId } = facts
    const photoId = choices.get(userId)?.shows_photo ? practice.photoId : null
    const { sort, cards, pages, address, mark } = renderProfile(facts, photoId, templates, now)
    return {
      user_id: userId,
      address,
      sort_en: sort.en,
      sort_ar: sort.ar,
      specialization: practice.specialization ?? 'other',
      city: practice.city,
      licensed_until: evidence.licensedUntil,
      photo_id: photoId,
      cards: JSON.stringify(cards),
      pages: JSON.stringify(pages),
      made_with: templates.mark,
      mark,
      changed_at: now,
    }
  })
  await tx
    .insertInto('public_pages')
    .values(rows)
    .onConflict((known) =>
      known
        .column('user_id')
        .doUpdateSet(({ ref }) => ({
          address: ref('excluded.address'),
          sort_en: ref('excluded.sort_en'),
          sort_ar: ref('excluded.sort_ar'),
          specialization: ref('excluded.specialization'),
          city: ref('excluded.city'),
          licensed_until: ref('excluded.licensed_until'),
          photo_id: ref('excluded.photo_id'),
          cards: ref('excluded.cards'),
          pages: ref('excluded.pages'),
          made_with: ref('excluded.made_with'),
          mark: ref('excluded.mark'),
          // Crawlers see when the content last changed, not that a day has passed.
          changed_at: sql<Date>`case when public_pages.mark = excluded.mark then public_pages.changed_at else excluded.changed_at end`,
        }))
        .where(
          sql<boolean>`(public_pages.pages, public_pages.cards, public_pages.licensed_until, public_pages.photo_id, public_pages.made_with)
          is distinct from (excluded.pages, excluded.cards, excluded.licensed_until, excluded.photo_id, excluded.made_with)`,
        ),
    )
    .execute()
}

async function choicesOf(tx: Tx, ids: readonly string[]) {
  const rows = await tx.selectFrom('public_choices').selectAll().where('user_id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.user_id, row]))
}
