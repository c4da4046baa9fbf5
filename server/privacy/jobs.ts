import type { Rounds } from '#server/data/job.ts'
import { sealRequests } from './seal-requests.ts'

export const privacyRounds = {
  seal_data_requests: { at: '15 1 * * *', work: sealRequests },
} satisfies Rounds
