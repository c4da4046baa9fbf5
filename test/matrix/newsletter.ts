import { sara } from '../cast.ts'
import { anyone, partiesOnly, type Rows, unknownToken } from './row.ts'

export const newsletterRows = {
  subscribeToNewsletter: { sample: { email: sara.email }, expects: anyone(202) },
  confirmNewsletter: { sample: { token: unknownToken() }, expects: anyone(404) },
  leaveNewsletter: { sample: { token: unknownToken() }, expects: anyone(404) },
  readMarketingChoice: { sample: {}, expects: partiesOnly(200) },
  saveMarketingChoice: { sample: { isWanted: true }, expects: partiesOnly(200) },
  leaveNewsletterByOneClick: { sample: { token: unknownToken() }, expects: anyone(404) },
} satisfies Rows
