import type { House } from '../house.ts'
import type { EventId, EventOfJob, Kinds, Recorded } from './events.ts'

/** A job that follows an event. It checks the current state before it acts, and may run more than once. */
export type Job<E extends Recorded> = (house: House, eventId: EventId<E>) => Promise<void>

/** One function for every job that these events enqueue; it can read each event that enqueues it. */
export type JobsAfter<Events extends Kinds> = {
  readonly [Name in Events[keyof Events]['jobs'][number]]: Job<Extract<EventOfJob<Events, Name>, Recorded>>
}

/** Scheduled jobs; `at` is a cron pattern in UTC. */
export type Cron = Readonly<Record<string, { at: string; work: (house: House) => Promise<void> }>>

/** Everything that the worker can run. */
export type Work = { jobs: Readonly<Record<string, Job<never>>>; cron: Cron }
