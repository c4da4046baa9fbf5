import { feeMails } from './mail.ts'

export const platformJobs = { platform_fee_mails: feeMails }
