import type { Cron } from '#server/ground/data/job.ts'
import { deleteUnsentFiles } from './files/delete-unsent-files.ts'
import { removeMessageFile } from './files/sealed-file.ts'
import { messageNoticesRead, messageNotified } from './notify.ts'
import { deleteClosedReports } from './reports/delete-closed-reports.ts'

export { messageFiles } from './files/delete-unsent-files.ts'

export const messageJobs = {
  message_file_removed: removeMessageFile,
  message_notified: messageNotified,
  message_notices_read: messageNoticesRead,
}

export const messageCron = {
  forget_closed_reports: { at: '45 0 * * *', work: deleteClosedReports },
  forget_unsent_files: { at: '40 0 * * *', work: deleteUnsentFiles },
} satisfies Cron
