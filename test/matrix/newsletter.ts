import { writeCursor } from '#server/ground/time/cursor.ts'
import { sara } from '../cast.ts'
import { adminsOnly, anyone, partiesOnly, type Rows, unknownToken } from './row.ts'

export const newsletterRows = {
  subscribeToNewsletter: { sample: { email: sara.email }, expects: anyone(202) },
  confirmNewsletter: { sample: { token: unknownToken() }, expects: anyone(404) },
  leaveNewsletter: { sample: { token: unknownToken() }, expects: anyone(404) },
  readMarketingChoice: { sample: {}, expects: partiesOnly(200) },
  saveMarketingChoice: { sample: { isWanted: true }, expects: partiesOnly(200) },
  leaveNewsletterByOneClick: { sample: { token: unknownToken() }, expects: anyone(404) },
  searchSubscribers: {
    sample: ({ subscriber }) => ({
      q: sara.email,
      state: 'waiting',
      after: writeCursor({ micros: '1780000000000000', id: subscriber }),
    }),
    expects: adminsOnly(200, 'support'),
  },
  removeSubscriber: {
    sample: ({ subscriber }) => ({ id: subscriber }),
    expects: adminsOnly(200, 'support'),
    inPerson: true,
  },
  exportSubscribers: { sample: { state: 'confirmed' }, expects: adminsOnly(200, 'support'), inPerson: true },
} satisfies Rows
