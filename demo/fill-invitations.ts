import { sql } from 'kysely'
import { system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { day, lockDemo } from './history.ts'

/** The demo’s dietitian has a link, two invitations that nobody has answered, and patients who came by one. */
export async function fillInvitations(house: Pick<House, 'db'>, now: Date): Promise<boolean> {
  return house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const { rows } = await sql<{ id: string }>`select id from users where email = 'dietitian@nabta.test'
      and not exists (select from practice_invitations where dietitian_id = users.id)`.execute(tx)
    const dietitian = rows[0]?.id
    if (!dietitian) return false
    for (const [email, daysAgo] of [
      [null, 40],
      ['munirah.s@example.sa', 6],
      ['t.aldakhil@example.sa', 2],
    ] as const)
      await tx
        .insertInto('practice_invitations')
        .values({
          dietitian_id: dietitian,
          email,
          language: 'ar',
          made_at: new Date(now.getTime() - daysAgo * day),
        })
        .execute()
    // Patients who joined last, and have never booked.
    await sql`
      insert into patient_connections (dietitian_id, patient_id, is_own, connected_at)
        select ${dietitian}::uuid, id, true, ${new Date(now.getTime() - day)}::timestamptz - interval '5 days' * row_number() over (order by created_at desc)
          from users where email like '%@patients.nabta.test'
            and not exists (select from appointments where patient_id = users.id) order by created_at desc limit 3`.execute(
      tx,
    )
    return true
  })
}
