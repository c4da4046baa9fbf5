import { sql } from 'kysely'
import { type Actor, system } from '#server/ground/data/db.ts'
import type { House } from '#server/ground/house.ts'
import { suspensions } from './content/suspensions.ts'
import { day, lockDemo, type PastEvent, writeHistory } from './history.ts'

/** The demo's admin has suspended a few patients who have no appointments. */
export async function fillSuspensions({ db }: Pick<House, 'db'>, now: Date): Promise<boolean> {
  const [known] = await db.read(
    system,
    () => sql<{ admin: string | null; there: boolean }>`
      select (select id from users where email = 'admin@nabta.test') as admin, exists (select from suspensions) as there`,
  )
  if (!known?.admin || known.there) return false
  const admin: Actor = { id: known.admin, role: 'admin', language: 'en' }
  return db.as(admin, async (tx) => {
    await lockDemo(tx)
    const { rows } = await sql<{ id: string }>`
      select id from users
        where email like '%@patients.nabta.test' and suspended_at is null
          and not exists (select from appointments where patient_id = users.id)
          and not exists (select from suspensions)
        order by email limit ${suspensions.length}`.execute(tx)
    const happened: PastEvent[] = []
    for (const [place, { id }] of rows.entries()) {
      const { reason, daysAgo } = suspensions[place] as (typeof suspensions)[number]
      const at = new Date(now.getTime() - daysAgo * day)
      await tx.updateTable('users').set({ suspended_at: at }).where('id', '=', id).execute()
      await tx.insertInto('suspensions').values({ user_id: id, reason, by_id: admin.id, at }).execute()
      happened.push(
        { kind: 'account.looked_up', subject: 'user', id, at: new Date(at.getTime() - 90_000) },
        { kind: 'account.suspended', subject: 'user', id, at },
      )
    }
    await writeHistory(tx, admin, happened)
    return rows.length > 0
  })
}
