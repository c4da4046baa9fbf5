import type { Rounds } from '#server/data/job.ts'
import { newsletterConfirmation } from './mail.ts'
import { tidySubscribers } from './tidy.ts'

export const newsletterJobs = { newsletter_confirmation: newsletterConfirmation }

export const newsletterRounds = {
  tidy_subscribers: { at: '20 0 * * *', work: tidySubscribers },
} satisfies Rounds
