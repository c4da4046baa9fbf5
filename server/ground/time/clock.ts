/** The only place that knows what time it is; everything else is told. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
