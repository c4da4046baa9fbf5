import type { Cron } from '#server/ground/data/job.ts'
import { forgetUnsent } from './files/forget-unsent.ts'
import { removeMessageFile } from './files/sealed-file.ts'
import { messageNoticesRead, messageNotified } from './notify.ts'
import { forgetClosedReports } from './reports/forget-closed-reports.ts'

export { messageFiles } from './files/forget-unsent.ts'

export const messageJobs = {
  message_file_removed: removeMessageFile,
  message_notified: messageNotified,
  message_notices_read: messageNoticesRead,
}

export const messageCron = {
  forget_closed_reports: { at: '45 0 * * *', work: forgetClosedReports },
  forget_unsent_files: { at: '40 0 * * *', work: forgetUnsent },
} satisfies Cron
