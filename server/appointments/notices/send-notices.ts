import { system } from '#server/data/db.ts'
import { enqueue, eventOf } from '#server/data/events.ts'
import type { Job } from '#server/jobs.ts'
import { noticesAfter } from './notice-channels.ts'

/** What an event has to tell goes out by notices of their own, so that one that fails holds up no other. */
export const appointmentFollowed: Job = (house, eventId) =>
  house.db.as(system, async (tx) => {
    const notices = noticesAfter(await eventOf(tx, eventId))
    await enqueue(
      tx,
      notices.map(({ channel, side }) => `appointment_${channel}_${side}` as const),
      eventId,
    )
  })
