import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import { type OwnReview, reviewDays } from '#contract/reviews/reviews.ts'
import { isListed } from '#server/directory/facts.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { attendedSince } from '../appointments/attended-since.ts'
import { isOwnAppointment, lockAppointment } from '../appointments/load.ts'
import { factsOf } from '../appointments/row.ts'
import { day, isReviewable } from '../appointments/rules.ts'
import { record } from './events.ts'
import {
  isPublicReviewOf,
  loadReview,
  ownReviewOf,
  pageOfReviews,
  type ReviewRow,
  type Tally,
  tallyOf,
} from './load.ts'
import { pageOf, viewOwn, viewReceived, viewReview, viewTally } from './view.ts'

const most = 10

/** Only for a listed dietitian. A hidden review is not listed here, even for its author. */
export const listReviews: Read<typeof contract.listReviews, { tally: Tally; page: ReviewRow[] }> = (
  _,
  { id, after },
  now,
) => ({
  query: () => sql<{ tally: Tally; page: ReviewRow[] }>`
    select ${tallyOf(id)} as tally, ${pageOfReviews(isPublicReviewOf(id), { after, most })} as page
      where ${isListed(id, now)}`,
  view([row]) {
    if (!row) throw new Refusal('not_found')
    const { shown, after: next } = pageOf(row.page, most)
    return { tally: viewTally(row.tally), reviews: shown.map(viewReview), after: next }
  },
})

export const listMyReviews: Read<typeof contract.listMyReviews, { tally: Tally; page: ReviewRow[] }> = (
  { id },
  { after },
) => ({
  query: () => sql<{ tally: Tally; page: ReviewRow[] }>`
    select ${tallyOf(id)} as tally,
      ${pageOfReviews(sql`dietitian_id = ${id}::uuid`, { after, most })} as page`,
  view([row]) {
    if (!row) throw new Error('the query for the page returned no row')
    const { shown, after: next } = pageOf(row.page, most)
    return { tally: viewTally(row.tally), reviews: shown.map(viewReceived), after: next }
  },
})

export const listDueReviews: Read<typeof contract.listDueReviews, { id: string }> = (
  { id },
  _input,
  now,
) => ({
  query: () => sql<{ id: string }>`
    select id from ${attendedSince(id, new Date(now.getTime() - reviewDays * day))} as attended
      where not exists (select from reviews where appointment_id = attended.id) order by completed_at desc`,
  view: (rows) => ({ appointments: rows.map((row) => row.id) }),
})

type OwnRow = { review: OwnReview | null }

export const readOwnReview: Read<typeof contract.readOwnReview, OwnRow> = (actor, { id }) => ({
  query: () => sql<OwnRow>`
    select ${ownReviewOf(actor.id, id)} as review where ${isOwnAppointment(actor, id)}`,
  view([row]) {
    if (!row) throw new Refusal('not_found')
    return { review: row.review && viewOwn(row.review) }
  },
})

async function loadOwnReview(tx: Tx, patientId: string, appointmentId: string): Promise<OwnReview> {
  const { rows } = await sql<OwnRow>`select ${ownReviewOf(patientId, appointmentId)} as review`.execute(tx)
  const review = rows[0]?.review
  if (!review) throw new Refusal('not_found')
  return viewOwn(review)
}

/** Only a patient who attended may review; saving the same review again changes nothing. */
export const saveReview: Verb<typeof contract.saveReview> = async (
  tx,
  actor,
  { id, rating, content, isPublic = false },
  now,
) => {
  const appointment = await lockAppointment(tx, actor, id)
  const facts = factsOf(appointment)
  if (!facts.isWhole || facts.status !== 'completed' || facts.outcome !== 'attended')
    throw new Refusal('not_completed')
  if (!isReviewable(facts, now)) throw new Refusal('too_late_to_review')
  const { dietitian_id, service_name, other_service_name } = appointment
  const { rows } = await sql<{ id: string; is_new: boolean; was_public: boolean }>`
    insert into reviews as known (appointment_id, patient_id, dietitian_id, service_name, other_service_name, rating, content,
        is_public, written_at)
      values (${id}, ${actor.id}, ${dietitian_id}, ${service_name}, ${other_service_name}, ${rating}, ${content}, ${isPublic}, ${now})
      on conflict (appointment_id) do update
        set rating = excluded.rating, content = excluded.content, is_public = excluded.is_public, changed_at = ${now}
        where (known.rating, known.content, known.is_public) is distinct from (excluded.rating, excluded.content, excluded.is_public)
      returning id, changed_at is null as is_new,
          coalesce((select before.is_public from reviews as before where before.appointment_id = known.appointment_id), false) as was_public`.execute(
    tx,
  )
  const [written] = rows
  if (written)
    await record(tx, actor, written.is_new ? 'review.written' : 'review.changed', written.id, now, {
      dietitian: dietitian_id,
    })
  if (written && written.was_public !== isPublic) await recordAudience(tx, actor, written.id, isPublic, now)
  return { review: await loadOwnReview(tx, actor.id, id) }
}

/** Agreeing and withdrawing are possible however old the review is. */
export const publishReview: Verb<typeof contract.publishReview> = async (
  tx,
  actor,
  { id, isPublic },
  now,
) => {
  const changed = await tx
    .updateTable('reviews')
    .set({ is_public: isPublic })
    .where('appointment_id', '=', id)
    .where('patient_id', '=', actor.id)
    .where('is_public', '<>', isPublic)
    .returning('id')
    .executeTakeFirst()
  if (changed) await recordAudience(tx, actor, changed.id, isPublic, now)
  return { review: await loadOwnReview(tx, actor.id, id) }
}

/** The log shows since when an author has agreed. */
const recordAudience = (tx: Tx, actor: Actor, id: string, isPublic: boolean, now: Date) =>
  record(tx, actor, isPublic ? 'review.published' : 'review.unpublished', id, now)

/** Allowed however old the review is, because the words are the author’s. */
export const removeReview: Verb<typeof contract.removeReview> = async (tx, actor, { id }, now) => {
  const removed = await tx
    .deleteFrom('reviews')
    .where('appointment_id', '=', id)
    .where('patient_id', '=', actor.id)
    .returning(['id', 'dietitian_id'])
    .executeTakeFirst()
  if (!removed) throw new Refusal('not_found')
  await record(tx, actor, 'review.removed', removed.id, now, { dietitian: removed.dietitian_id })
  return { done: true }
}

/** One reply, which can be rewritten. */
export const replyToReview: Verb<typeof contract.replyToReview> = async (tx, actor, { id, reply }, now) => {
  const own = sql<boolean>`id = ${id}::uuid and dietitian_id = ${actor.id}::uuid`
  const before = await loadReview(tx, own)
  const answer = reply === '' ? null : reply
  const changed = await tx
    .updateTable('reviews')
    .set({ reply: answer, replied_at: answer === null ? null : now })
    .where(own)
    .where('reply', 'is distinct from', answer)
    .executeTakeFirst()
  if (changed.numUpdatedRows > 0n)
    await record(tx, actor, 'review.replied', id, now, { isFirst: before.reply === null })
  return { review: viewReceived(await loadReview(tx, own)) }
}
