import { copyRows, type PersonalData } from '#server/ground/data/personal-table.ts'

/** Subscribers need no account, but an account’s address may be a subscriber’s. */
export const newsletterData = {
  newsletter_subscribers: {
    copy: async (tx, _house, { address }) =>
      address === null ? [] : copyRows(tx, 'newsletter_subscribers', 'email', address),
    erase: (tx, { address }) =>
      tx.deleteFrom('newsletter_subscribers').where('email', '=', address).execute(),
  },
} satisfies PersonalData
