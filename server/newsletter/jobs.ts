import type { Cron } from '#server/ground/data/job.ts'
import { followAddress } from './follow-address.ts'
import { withdrawAfterLeaving } from './leave.ts'
import { newsletterConfirmation } from './mail.ts'
import { tidySubscribers } from './tidy.ts'

export const newsletterJobs = {
  newsletter_confirmation: newsletterConfirmation,
  newsletter_left: withdrawAfterLeaving,
  newsletter_by_address: followAddress,
}

export const newsletterCron = {
  tidy_subscribers: { at: '20 0 * * *', work: tidySubscribers },
} satisfies Cron
