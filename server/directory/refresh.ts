import { sql } from 'kysely'
import { defaultPublicChoices } from '#contract/public-listing.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { eventOf, type Recorded } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { lockEach } from '#server/ground/data/lock.ts'
import type { House } from '#server/ground/house.ts'
import { loadTemplates } from '#server/ground/site/page-templates.ts'
import { approvedEvidence, listable } from '#server/verification/approved-evidence.ts'
import { schedulesOf } from '../availability/schedule.ts'
import { practicesOf } from '../profiles/practices-of.ts'
import { ratingsOf } from '../reviews/ratings-of.ts'
import { offersOf } from '../services/load.ts'
import { type Listing, type ListingFacts, listingOf } from './listing.ts'
import { writePages } from './public/write-pages.ts'

/** Rewrites the listing and the public page of a dietitian, or removes them. */
export const refreshListing = (tx: Tx, userId: string, now: Date): Promise<void> =>
  refreshListings(tx, [userId], now)

/** Runs after every change of a practice, and after every appointment change that books or frees time. */
export const refreshAfter: Job<OfDietitian> = async (house, eventId) =>
  house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const whose = isAboutUser(event) ? event.subject_id : event.detail.dietitian
    if (whose) await refreshListing(tx, whose, house.clock.now())
  })

/** An event about the dietitian, or about something else with the dietitian in its detail. */
type AboutUser = Recorded<string, 'user'>
type OfDietitian = AboutUser | Recorded<string, string, { dietitian: string | null }>

const isAboutUser = (event: OfDietitian): event is AboutUser => event.subject_type === 'user'

/** Every minute: advances next free times that can no longer be booked. */
export const renewPassedTimes = (house: Pick<House, 'db' | 'clock'>): Promise<void> =>
  inBatches(house, (tx, after, now) =>
    sql<{ id: string }>`
      select user_id as id from listings where next_call_at < ${now} and user_id > ${after}::uuid
      order by user_id limit ${batch}`.execute(tx),
  )

/** At midnight in Riyadh: advances dates, ends licences and restores a missing listing. */
export const renewAllListings = (house: Pick<House, 'db' | 'clock'>): Promise<void> =>
  inBatches(house, (tx, after) => listable(after, batch).execute(tx))

/** Every minute: rebuilds pages made by another build, and builds missing ones. */
export const remakePages = async (house: Pick<House, 'db' | 'clock'>): Promise<void> => {
  const { mark } = await loadTemplates()
  await inBatches(house, (tx, after) =>
    sql<{ id: string }>`
      select listings.user_id as id from listings
        left join public_pages as page on page.user_id = listings.user_id
        left join public_choices as choice on choice.user_id = listings.user_id
      where listings.user_id > ${after}::uuid
        and (page.made_with <> ${mark} or (page.user_id is null and coalesce(choice.is_listed, ${defaultPublicChoices.isListed})))
      order by listings.user_id limit ${batch}`.execute(tx),
  )
}

/** Small enough that no other transaction waits long for a batch. */
const batch = 50

async function inBatches(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  next: (tx: Tx, after: string, now: Date) => Promise<{ rows: { id: string }[] }>,
): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (let found = batch; found === batch; ) {
    found = await db.as(system, async (tx) => {
      const now = clock.now()
      const { rows } = await next(tx, after, now)
      const ids = rows.map(({ id }) => id)
      if (ids.length > 0) await refreshListings(tx, ids, now)
      after = ids.at(-1) ?? after
      return ids.length
    })
  }
}

/** Waits for concurrent changes of the same practices, so that the last one to write has read the latest state. */
async function refreshListings(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await lockEach(tx, 'listings', ids)
  const facts = await factsOf(tx, ids, now)
  const listings = facts.flatMap((each) => listingOf(each, now) ?? [])
  const gone = ids.filter((id) => !listings.some(({ user_id }) => user_id === id))
  if (gone.length > 0) await tx.deleteFrom('listings').where('user_id', 'in', gone).execute()
  if (listings.length === 0) return
  // A trigger skips dietitians who may not be listed, whatever was read before.
  const isListed = new Set((await write(tx, listings)).map(({ user_id }) => user_id))
  await writePages(
    tx,
    facts.filter(({ userId }) => isListed.has(userId)),
    now,
  )
}

/** Only dietitians who are approved and have everything a listing needs. */
async function factsOf(tx: Tx, ids: readonly string[], now: Date): Promise<ListingFacts[]> {
  const practices = await practicesOf(tx, ids)
  const evidences = await approvedEvidence(tx, ids)
  const schedules = await schedulesOf(tx, ids, now)
  const offers = await offersOf(tx, ids)
  const ratings = await ratingsOf(tx, ids)
  return ids.flatMap((userId) => {
    const practice = practices.get(userId)
    const evidence = evidences.get(userId)
    const schedule = schedules.get(userId)
    if (!practice || !evidence || !schedule) return []
    const { rating, reviewCount } = ratings.get(userId) ?? { rating: null, reviewCount: 0 }
    return { userId, practice, evidence, schedule, offers: offers.get(userId) ?? [], rating, reviewCount }
  })
}

const write = (tx: Tx, listings: Listing[]) => {
  const columns = Object.keys(listings[0] as Listing).filter(
    (column) => column !== 'user_id',
  ) as (keyof Listing)[]
  return tx
    .insertInto('listings')
    .values(listings)
    .onConflict((known) =>
      known
        .column('user_id')
        .doUpdateSet(({ ref }) =>
          Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)])),
        ),
    )
    .returning('user_id')
    .execute()
}
