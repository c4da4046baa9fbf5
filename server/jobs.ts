import type { JobsAfter, Work } from '#server/ground/data/job.ts'
import { type FileFolders, sweepFiles } from '#server/ground/files/sweep.ts'
import { requestCron } from '#server/ground/http/tidy.ts'
import { postCron } from '#server/ground/post/post-hours.ts'
import { realtimeCron } from '#server/ground/realtime/tidy.ts'
import { accountCron, accountJobs } from './accounts/jobs.ts'
import { appointmentCron, appointmentJobs } from './appointments/jobs.ts'
import { availabilityCron, availabilityJobs } from './availability/jobs.ts'
import { callCron } from './calls/jobs.ts'
import { directoryCron, directoryJobs } from './directory/jobs.ts'
import { documentFiles, documentJobs } from './documents/jobs.ts'
import type { events } from './events.ts'
import { foodCron } from './foods/jobs.ts'
import { healthCron, healthFiles, healthJobs } from './health/jobs.ts'
import { invitationCron, invitationJobs } from './invitations/jobs.ts'
import { messageCron, messageFiles, messageJobs } from './messages/jobs.ts'
import { evidenceFiles } from './money/disputes/evidence.ts'
import { moneyCron, moneyJobs } from './money/jobs.ts'
import { newsletterCron, newsletterJobs } from './newsletter/jobs.ts'
import { notificationCron, notificationJobs } from './notifications/jobs.ts'
import { oversightCron, oversightJobs } from './oversight/jobs.ts'
import { planJobs } from './plans/jobs.ts'
import { privacyCron } from './privacy/jobs.ts'
import { profileFiles, profileJobs } from './profiles/jobs.ts'
import { reportCron } from './reports/jobs.ts'
import { reviewJobs } from './reviews/jobs.ts'
import { screeningJobs } from './screening/jobs.ts'
import { supportCron, supportJobs, ticketFiles } from './support/jobs.ts'
import { surveyCron, surveyJobs } from './survey/jobs.ts'
import { visitorCron } from './visitors/jobs.ts'

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
  ...invitationJobs,
  ...messageJobs,
  ...healthJobs,
  ...screeningJobs,
  ...moneyJobs,
  ...planJobs,
  ...supportJobs,
  ...notificationJobs,
} satisfies JobsAfter<typeof events>

/** Every folder of stored files, with the queries about its files. */
export const fileFolders: FileFolders = {
  ...documentFiles,
  ...profileFiles,
  ...messageFiles,
  ...healthFiles,
  ...ticketFiles,
  ...evidenceFiles,
}

/** All scheduled jobs, with times in UTC. */
const cron = {
  sweep_files: { at: '50 0 * * *', work: sweepFiles(fileFolders) },
  ...requestCron,
  ...postCron,
  ...realtimeCron,
  ...accountCron,
  ...newsletterCron,
  ...surveyCron,
  ...reportCron,
  ...oversightCron,
  ...availabilityCron,
  ...directoryCron,
  ...appointmentCron,
  ...invitationCron,
  ...messageCron,
  ...callCron,
  ...foodCron,
  ...healthCron,
  ...moneyCron,
  ...privacyCron,
  ...supportCron,
  ...notificationCron,
  ...visitorCron,
}

export const work = { jobs, cron } satisfies Work
