import { sql } from 'kysely'
import { textFor } from '#contract/text-language.ts'
import type { AccountMail } from '#copy/accounts/mail.ts'
import { reviewMails as words } from '#copy/reviews/mail.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import { loadReader } from '../accounts/reader.ts'
import { accountLetter } from '../accounts/write-letter.ts'
import type { reviewEvents } from './events.ts'

/** Sends nothing if the review was removed or hidden before the email is written. */
export const reviewWritten = tell('review_written', 'dietitian', ({ review, author, service }) =>
  review.hidden_at ? null : { words: words.written(author, service), button: '/dietitian/reviews' },
)

/** An edited reply sends no further email. */
export const reviewReplied = tell('review_replied', 'patient', ({ event, review, service }) =>
  event.detail.isFirst && review.reply !== null && !review.hidden_at
    ? { words: words.replied(service), button: wayTo(review) }
    : null,
)

export const reviewHidden = tell('review_hidden', 'patient', ({ event, review, service }) =>
  review.hidden_at?.getTime() === event.at.getTime()
    ? { words: words.hidden(service, review.hidden_because ?? ''), button: wayTo(review) }
    : null,
)

type Review = {
  appointment_id: string
  patient_id: string | null
  dietitian_id: string | null
  service_name: string
  other_service_name: string | null
  reply: string | null
  hidden_at: Date | null
  hidden_because: string | null
}

type Authored = { author: string | null; other_author: string | null }

type Event<Name extends string> = EventOfJob<typeof reviewEvents, Name>
type ReviewFacts<Name extends string> = {
  event: Event<Name>
  review: Review
  /** In the reader’s script. */
  author: string | null
  /** The reviewed service, in the reader’s language. */
  service: string
}

const wayTo = ({ appointment_id }: Review) => `/patient/appointments/${appointment_id}`

/** An email to one side, if it is still true when it is written. No email contains the text of a review. */
function tell<const Name extends string>(
  name: Name,
  to: 'patient' | 'dietitian',
  say: (facts: ReviewFacts<Name>) => { words: AccountMail; button: string } | null,
): Job<Event<Name>> {
  return async (house, eventId) => {
    const letter = await house.db.as(system, async (tx) => {
      const event = await eventOf(tx, eventId)
      const { rows } = await sql<Review & Authored>`
        select *, app.review_author(patient_id) as author, app.review_other_author(patient_id) as other_author
          from reviews where id = ${event.subject_id}`.execute(tx)
      const [review] = rows
      const id = to === 'patient' ? review?.patient_id : review?.dietitian_id
      const reader = id ? await loadReader(tx, id) : null
      if (!reader?.confirmed_at || !review) return null
      const service = textFor(reader.language, review.service_name, review.other_service_name)
      const author = review.author && textFor(reader.language, review.author, review.other_author)
      const said = say({ event, review, author, service })
      return (
        said &&
        accountLetter(house, {
          id: `${event.id}.${name.replace('_', '-')}`,
          to: reader.email,
          language: reader.language,
          greeting: reader.greeting,
          why: 'holder',
          ...said,
        })
      )
    })
    if (letter) await sendLetter(house, letter)
  }
}
