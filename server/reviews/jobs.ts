import { reviewHidden, reviewReplied, reviewWritten } from './mail.ts'

export const reviewJobs = {
  review_written: reviewWritten,
  review_replied: reviewReplied,
  review_hidden: reviewHidden,
}
