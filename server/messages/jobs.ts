import type { Rounds } from '#server/data/job.ts'
import { forgetUnsent } from './files/forget-unsent.ts'
import { removeMessageFile } from './files/sealed-file.ts'
import { messageNotified } from './notify.ts'

export { messageFiles } from './files/forget-unsent.ts'

export const messageJobs = {
  message_file_removed: removeMessageFile,
  message_notified: messageNotified,
}

export const messageRounds = {
  forget_unsent_files: { at: '40 0 * * *', work: forgetUnsent },
} satisfies Rounds
