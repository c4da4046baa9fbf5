import * as z from 'zod/mini'
import { done, fault, id, lines, moment, pageToken, requiredLines } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { review, tally } from './review.ts'

/** Days after completion during which an appointment can be reviewed and the review changed. */
export const reviewDays = 14

export const ownReview = z.strictObject({
  rating: z.int(),
  content: z.string(),
  writtenAt: moment,
  reply: z.nullable(z.string()),
  /** The author agrees that visitors without an account read the text, without a name. */
  isPublic: z.boolean(),
  /** Why an admin hid the review; null if it is not hidden. */
  hiddenBecause: z.nullable(z.string()),
})
export type OwnReview = z.output<typeof ownReview>

const page = z.optional(pageToken)
const ofAppointment = z.strictObject({ id })
const one = z.strictObject({ id })

export const readOwnReview = route({
  method: 'GET',
  path: '/api/appointments/:id/review',
  summary: 'Get your review of an appointment, if there is one.',
  audience: 'patient',
  about: ['own_reviews'],
  params: ofAppointment,
  output: z.strictObject({ review: z.nullable(ownReview) }),
  refusals: ['not_found'],
})

export const listDueReviews = route({
  method: 'GET',
  path: '/api/reviews/due',
  summary: 'List your appointments that can still be reviewed.',
  audience: 'patient',
  about: ['own_reviews'],
  output: z.strictObject({ appointments: z.array(id) }),
})

export const saveReview = route({
  method: 'PUT',
  path: '/api/appointments/:id/review',
  summary: 'Write or change your review of an appointment that has taken place.',
  audience: 'patient',
  touches: ['own_reviews'],
  params: ofAppointment,
  body: z.strictObject({
    rating: z
      .int(fault('rating_required'))
      .check(z.gte(1, fault('rating_required')), z.lte(5, fault('invalid'))),
    content: lines(1_000),
    /** No, if omitted. */
    isPublic: z.optional(z.boolean()),
  }),
  output: z.strictObject({ review: ownReview }),
  refusals: ['not_found', 'not_completed', 'too_late_to_review'],
})

export const publishReview = route({
  method: 'PUT',
  path: '/api/appointments/:id/review/public',
  summary:
    'Agree that visitors without an account read the text of your review, without your name, or withdraw it.',
  audience: 'patient',
  touches: ['own_reviews'],
  params: ofAppointment,
  body: z.strictObject({ isPublic: z.boolean() }),
  output: z.strictObject({ review: ownReview }),
  refusals: ['not_found'],
})

export const removeReview = route({
  method: 'DELETE',
  path: '/api/appointments/:id/review',
  summary: 'Delete your review.',
  audience: 'patient',
  touches: ['own_reviews'],
  params: ofAppointment,
  output: done,
  refusals: ['not_found'],
})

export const listReviews = route({
  method: 'GET',
  path: '/api/dietitians/:id/reviews',
  summary: 'List reviews of a dietitian, latest first, 10 per page.',
  audience: 'patient',
  params: one,
  query: z.strictObject({ after: page }),
  output: z.strictObject({ tally, reviews: z.array(review), after: z.nullable(z.string()) }),
  refusals: ['not_found'],
})

/** A review with the details its dietitian may see. */
export const reviewOfOneself = z.strictObject({
  ...review.shape,
  appointmentId: id,
  /** Hidden by an admin: only its author and the dietitian still see it. */
  isHidden: z.boolean(),
})
export type ReviewOfOneself = z.output<typeof reviewOfOneself>

export const listMyReviews = route({
  method: 'GET',
  path: '/api/practice/reviews',
  summary: 'List reviews of yourself, latest first, 10 per page.',
  audience: 'dietitian',
  query: z.strictObject({ after: page }),
  output: z.strictObject({
    tally,
    reviews: z.array(reviewOfOneself),
    after: z.nullable(z.string()),
  }),
})

export const replyToReview = route({
  method: 'PUT',
  path: '/api/practice/reviews/:id/reply',
  summary: 'Reply to a review publicly; an empty reply removes it.',
  audience: 'dietitian',
  params: one,
  body: z.strictObject({ reply: lines(1_000) }),
  output: z.strictObject({ review: reviewOfOneself }),
  refusals: ['not_found'],
})

export const reviewStates = ['shown', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]

export const moderatedReview = z.strictObject({
  ...review.shape,
  dietitian: z.strictObject({
    id: z.nullable(id),
    name: z.nullable(z.string()),
    otherName: z.nullable(z.string()),
  }),
  state: z.enum(reviewStates),
  hiddenBecause: z.nullable(z.string()),
})
export type ModeratedReview = z.output<typeof moderatedReview>

export const listReviewsToModerate = route({
  method: 'GET',
  path: '/api/admin/reviews',
  summary: 'List all reviews, latest first, 20 per page.',
  audience: 'admin',
  duties: ['support'],
  query: z.strictObject({ state: z.enum(reviewStates), after: page }),
  output: z.strictObject({ reviews: z.array(moderatedReview), after: z.nullable(z.string()) }),
})

export const hideReview = route({
  method: 'POST',
  path: '/api/admin/reviews/:id/hiding',
  summary: 'Hide a review, with a reason for its author.',
  audience: 'admin',
  duties: ['support'],
  params: one,
  body: z.strictObject({ reason: requiredLines(500) }),
  output: z.strictObject({ review: moderatedReview }),
  refusals: ['not_found'],
})

export const showReview = route({
  method: 'DELETE',
  path: '/api/admin/reviews/:id/hiding',
  summary: 'Show a hidden review again.',
  audience: 'admin',
  duties: ['support'],
  params: one,
  output: z.strictObject({ review: moderatedReview }),
  refusals: ['not_found'],
})
