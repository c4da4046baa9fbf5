/** The order of a list by time. */
export const timeOrders = ['latest', 'earliest'] as const
export type TimeOrder = (typeof timeOrders)[number]
