import type { Cron } from '#server/ground/data/job.ts'
import { notificationDigest } from './digest/mail.ts'
import { sendDigests } from './digest/send-digests.ts'
import { subjectNotified } from './list/notify-subject.ts'
import { tidyNotifications } from './list/tidy.ts'
import { removePushKeys } from './push/forget.ts'
import { notificationPushed } from './push/push.ts'

export const notificationJobs = {
  subject_notified: subjectNotified,
  notification_pushed: notificationPushed,
  push_forgotten: removePushKeys,
  notification_digest: notificationDigest,
}

export const notificationCron = {
  send_digests: { at: '*/15 * * * *', work: sendDigests },
  tidy_notifications: { at: '10 1 * * *', work: tidyNotifications },
} satisfies Cron
