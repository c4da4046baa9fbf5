import type { Cron } from '#server/ground/data/job.ts'
import {
  practiceApproved,
  practiceLicenseEnded,
  practiceLicenseWarning,
  practiceReinstated,
  practiceRejected,
  practiceSubmitted,
  practiceSuspended,
} from './mail.ts'
import { applicationNotified } from './notify-admins.ts'
import { feeMail, feeMails } from './platform/fee-mails.ts'
import { watchLicenses } from './watch-licenses.ts'

export const oversightJobs = {
  practice_submitted: practiceSubmitted,
  application_notified: applicationNotified,
  practice_approved: practiceApproved,
  practice_rejected: practiceRejected,
  practice_suspended: practiceSuspended,
  practice_reinstated: practiceReinstated,
  practice_license_warning: practiceLicenseWarning,
  practice_license_ended: practiceLicenseEnded,
  platform_fee_mails: feeMails,
  platform_fee_mail: feeMail,
}

export const oversightCron = {
  watch_licenses: { at: '0 4 * * *', work: watchLicenses },
} satisfies Cron
