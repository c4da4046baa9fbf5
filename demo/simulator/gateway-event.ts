/** An event of a payment or a payout, as a webhook reports it. */
export type GatewayEvent = { type: string; row: { id: string; hidden: { outcome: string } } }
