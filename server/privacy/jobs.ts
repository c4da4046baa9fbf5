import type { Cron } from '#server/ground/data/job.ts'
import { sealReasons } from '#server/ground/data/reasons.ts'
import { sealRequests } from './seal-requests.ts'

export const privacyCron = {
  seal_data_requests: { at: '15 1 * * *', work: sealRequests },
  seal_reasons: { at: '20 1 * * *', work: sealReasons },
} satisfies Cron
