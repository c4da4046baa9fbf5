import type { JobsAfter, Work } from '#server/ground/data/job.ts'
import { type Folders, sweepFiles } from '#server/ground/files/sweep.ts'
import { requestRounds } from '#server/ground/http/tidy.ts'
import { postRounds } from '#server/ground/post/post-hours.ts'
import { realtimeRounds } from '#server/ground/realtime/tidy.ts'
import { accountJobs, accountRounds } from './accounts/jobs.ts'
import { appointmentJobs, appointmentRounds } from './appointments/jobs.ts'
import { availabilityJobs, availabilityRounds } from './availability/jobs.ts'
import { callRounds } from './calls/jobs.ts'
import { directoryJobs, directoryRounds } from './directory/jobs.ts'
import { documentFiles, documentJobs } from './documents/jobs.ts'
import type { events } from './events.ts'
import { healthFiles, healthJobs, healthRounds } from './health/jobs.ts'
import { messageFiles, messageJobs, messageRounds } from './messages/jobs.ts'
import { moneyJobs, moneyRounds } from './money/jobs.ts'
import { newsletterJobs, newsletterRounds } from './newsletter/jobs.ts'
import { notificationJobs, notificationRounds } from './notifications/jobs.ts'
import { oversightJobs, oversightRounds } from './oversight/jobs.ts'
import { planJobs } from './plans/jobs.ts'
import { privacyRounds } from './privacy/jobs.ts'
import { profileFiles, profileJobs } from './profiles/jobs.ts'
import { reportRounds } from './reports/jobs.ts'
import { reviewJobs } from './reviews/jobs.ts'
import { screeningJobs } from './screening/jobs.ts'
import { supportJobs, supportRounds, ticketFiles } from './support/jobs.ts'
import { surveyJobs, surveyRounds } from './survey/jobs.ts'

/** The jobs that follow events: a missing one, or one that cannot read its event, does not compile. */
const jobs = {
  ...accountJobs,
  ...newsletterJobs,
  ...surveyJobs,
  ...oversightJobs,
  ...profileJobs,
  ...documentJobs,
  ...directoryJobs,
  ...appointmentJobs,
  ...availabilityJobs,
  ...reviewJobs,
  ...messageJobs,
  ...healthJobs,
  ...screeningJobs,
  ...moneyJobs,
  ...planJobs,
  ...supportJobs,
  ...notificationJobs,
} satisfies JobsAfter<typeof events>

/** Every folder of stored files, and how to ask the database about them. */
export const fileFolders: Folders = {
  ...documentFiles,
  ...profileFiles,
  ...messageFiles,
  ...healthFiles,
  ...ticketFiles,
}

/** All scheduled jobs, with times in UTC. */
const rounds = {
  sweep_files: { at: '50 0 * * *', work: sweepFiles(fileFolders) },
  ...requestRounds,
  ...postRounds,
  ...realtimeRounds,
  ...accountRounds,
  ...newsletterRounds,
  ...surveyRounds,
  ...reportRounds,
  ...oversightRounds,
  ...availabilityRounds,
  ...directoryRounds,
  ...appointmentRounds,
  ...messageRounds,
  ...callRounds,
  ...healthRounds,
  ...moneyRounds,
  ...privacyRounds,
  ...supportRounds,
  ...notificationRounds,
}

export const work = { jobs, rounds } satisfies Work
