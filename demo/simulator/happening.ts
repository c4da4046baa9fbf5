/** What has happened to a payment or a payout, as a webhook tells it. */
export type Happening = { type: string; row: { id: string; hidden: { outcome: string } } }
