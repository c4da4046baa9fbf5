import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { withdrawNotices } from '#server/notifications/list/withdraw-notices.ts'

/** Kinds of notifications that ask for an answer: of the dietitian, or of the patient to pay for a reserved time. */
const requests = ['appointment.requested', 'appointment.reserved', 'appointment.move_asked']

/** Whether a notification of this kind would ask for an answer that the appointment no longer needs. */
export const isAnswered = (kind: RawBuilder<unknown>, id: string): RawBuilder<boolean> => sql<boolean>`(
  ${kind} = any(${requests}::text[]) and not exists (select from appointments where id = ${id}::uuid
    and case when ${kind} = 'appointment.move_asked' then wanted_at is not null else status = 'pending' end))`

/** Requests vanish from both lists once they are accepted, declined, withdrawn, cancelled, paid for or lapsed. */
export async function withdrawRequests(tx: Tx, house: House, id: string): Promise<void> {
  const sides = await tx
    .selectFrom('appointments')
    .select(['patient_id', 'dietitian_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  const people = [sides?.patient_id, sides?.dietitian_id].filter((person) => typeof person === 'string')
  // Always in this order, so that two jobs cannot deadlock.
  for (const person of people.toSorted())
    await withdrawNotices(tx, house, person, { subject: id, ifOnly: isAnswered(sql`kind`, id) })
}
