import { system } from '../db.ts'
import { enqueue, eventOf } from '../events.ts'
import type { Job } from '../jobs.ts'
import { waysAfter } from './ways-after.ts'

/** What an event has to tell goes out by ways of their own, so that one that fails holds up no other. */
export const appointmentFollowed: Job = (house, eventId) =>
  house.db.as(system, async (tx) => {
    const ways = waysAfter(await eventOf(tx, eventId))
    await enqueue(
      tx,
      ways.map(({ channel, side }) => `appointment_${channel}_${side}` as const),
      eventId,
    )
  })
