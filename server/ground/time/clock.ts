/** The only place that reads the time; all other code receives it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
