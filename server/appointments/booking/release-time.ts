import { sql } from 'kysely'
import type { releaseTime as route } from '#contract/appointments/booking.ts'
import type { Verb } from '#server/ground/http/bind.ts'

export const releaseTime: Verb<typeof route> = async (tx) => {
  await sql`select app.release_time()`.execute(tx)
  return { done: true }
}
