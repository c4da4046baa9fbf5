import { reviewHidden, reviewReplied, reviewWritten } from './mail.ts'
import { reviewNotified } from './notify.ts'

export const reviewJobs = {
  review_written: reviewWritten,
  review_replied: reviewReplied,
  review_hidden: reviewHidden,
  review_notified: reviewNotified,
}
