/** The only place that reads the time; everything else is given it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
