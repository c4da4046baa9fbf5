import type { Cron } from '#server/ground/data/job.ts'
import { removeHealthFiles } from './files.ts'
import { goalNotified } from './goals/notify.ts'
import { sendMeasureReminders } from './reminders/send-reminders.ts'
import { accessRequestNotified } from './sharing/access-requests.ts'

export { healthFiles } from './files.ts'

export const healthJobs = {
  health_files_removed: removeHealthFiles,
  goal_notified: goalNotified,
  access_request_notified: accessRequestNotified,
}

export const healthCron = {
  send_measure_reminders: { at: '*/15 * * * *', work: sendMeasureReminders },
} satisfies Cron
