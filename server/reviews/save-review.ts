import { sql } from 'kysely'
import type { saveReview as route } from '#contract/reviews/reviews.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { lockAppointment } from '../appointments/load.ts'
import { factsOf } from '../appointments/row.ts'
import { isReviewable } from '../appointments/rules.ts'
import { record } from './events.ts'
import { loadOwnReview } from './read-own-review.ts'

/** Only a patient who attended may review; saving the same review again changes nothing. */
export const saveReview: Verb<typeof route> = async (tx, actor, { id, rating, content }, now) => {
  const appointment = await lockAppointment(tx, actor, id)
  const facts = factsOf(appointment)
  if (!facts.isWhole || facts.status !== 'completed' || facts.outcome !== 'attended')
    throw new Refusal('not_completed')
  if (!isReviewable(facts, now)) throw new Refusal('too_late_to_review')
  const { dietitian_id, service_name, other_service_name } = appointment
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    insert into reviews as known (appointment_id, patient_id, dietitian_id, service_name, other_service_name, rating, content,
        written_at)
      values (${id}, ${actor.id}, ${dietitian_id}, ${service_name}, ${other_service_name}, ${rating}, ${content}, ${now})
      on conflict (appointment_id) do update
        set rating = excluded.rating, content = excluded.content, changed_at = ${now}
        where (known.rating, known.content) is distinct from (excluded.rating, excluded.content)
      returning id, changed_at is null as is_new`.execute(tx)
  const [written] = rows
  if (written)
    await record(tx, actor, written.is_new ? 'review.written' : 'review.changed', written.id, now, {
      dietitian: dietitian_id,
    })
  return { review: await loadOwnReview(tx, actor.id, id) }
}
