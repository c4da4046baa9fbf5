import { adminsOnly, dietitiansOnly, patientsOnly, type Rows } from './row.ts'

export const reviewRows = {
  readOwnReview: {
    sample: ({ reviewed }) => ({ id: reviewed.appointment }),
    expects: { ...patientsOnly(404), patient: 200 },
  },
  listDueReviews: { sample: {}, expects: patientsOnly(200) },
  saveReview: {
    sample: ({ reviewed }) => ({ id: reviewed.appointment, rating: 4, content: 'Clear and kind.' }),
    expects: { ...patientsOnly(404), patient: 200 },
  },
  publishReview: {
    sample: ({ reviewed }) => ({ id: reviewed.appointment, isPublic: true }),
    expects: { ...patientsOnly(404), patient: 200 },
  },
  removeReview: {
    sample: ({ reviewed }) => ({ id: reviewed.appointment }),
    expects: { ...patientsOnly(404), patient: 200 },
  },
  listReviews: { sample: ({ practice }) => ({ id: practice.dietitian.id }), expects: patientsOnly(200) },
  listMyReviews: { sample: {}, expects: dietitiansOnly(200) },
  replyToReview: {
    sample: ({ reviewed }) => ({ id: reviewed.review, reply: 'Thank you for your words.' }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  listReviewsToModerate: { sample: { state: 'shown' }, expects: adminsOnly(200, 'support') },
  hideReview: {
    sample: ({ reviewed }) => ({ id: reviewed.review, reason: 'It tells of an illness.' }),
    expects: adminsOnly(200, 'support'),
  },
  showReview: { sample: ({ reviewed }) => ({ id: reviewed.review }), expects: adminsOnly(200, 'support') },
} satisfies Rows
