import { sql } from 'kysely'
import { type Actor, system } from '#server/ground/data/db.ts'
import { freshId } from '#server/ground/data/fresh-id.ts'
import type { House } from '#server/ground/house.ts'
import { sealRequest } from '#server/privacy/data-requests.ts'
import { dataRequests, drill, settingChanges } from './content/privacy.ts'
import { day, lockDemo, type PastEvent, writeHistory } from './history.ts'

/** A drill that went well, and requests of a few people about their data; one answer is late. */
export async function fillPrivacy({ db, keys }: Pick<House, 'db' | 'keys'>, now: Date): Promise<boolean> {
  const [known] = await db.read(
    system,
    () => sql<{ admin: string | null; there: boolean }>`
      select (select id from users where email = 'admin@nabta.test') as admin, exists (select from breaches) as there`,
  )
  if (!known?.admin || known.there) return false
  const admin: Actor = { id: known.admin, role: 'admin', language: 'en' }
  const ago = (days: number) => new Date(now.getTime() - days * day)
  return db.as(admin, async (tx) => {
    await lockDemo(tx)
    const { rows: there } = await sql`select from breaches`.execute(tx)
    if (there.length > 0) return false
    const happened: PastEvent[] = []
    const enter = async (
      id: string,
      kind: 'opened' | 'closed' | 'extended' | 'fulfilled',
      event: PastEvent['kind'],
      at: Date,
      note = '',
    ) => {
      await tx
        .insertInto('privacy_entries')
        .values({ matter_id: id, kind, note, by_id: admin.id, at })
        .execute()
      const [subject = ''] = event.split('.')
      happened.push({ kind: event, subject, id, at })
    }
    const { daysAgo, conclusion, ...facts } = drill
    const known_at = ago(daysAgo)
    const closed_at = ago(daysAgo - 1)
    const { id } = await tx
      .insertInto('breaches')
      .values({
        ...facts,
        categories: [...facts.categories],
        known_at,
        happened_on: known_at.toISOString().slice(0, 10),
        ended_on: known_at.toISOString().slice(0, 10),
        closed_at,
        conclusion,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enter(id, 'opened', 'breach.opened', known_at)
    await enter(id, 'closed', 'breach.closed', closed_at, conclusion)
    for (const each of dataRequests) {
      const { daysAgo, extendedDaysAgo, answeredDaysAgo, note, requester, content, ...request } = each
      const id = await freshId(tx)
      const received_at = ago(daysAgo)
      const extended_at = extendedDaysAgo === null ? null : ago(extendedDaysAgo)
      const answered_at = answeredDaysAgo === null ? null : ago(answeredDaysAgo)
      await tx
        .insertInto('data_requests')
        .values({
          id,
          ...request,
          ...sealRequest(keys, id, { requester, content }),
          received_at,
          due_at: new Date(received_at.getTime() + (extended_at ? 60 : 30) * day),
          extended_at,
          answered_at,
          outcome: answered_at && 'fulfilled',
        })
        .execute()
      await enter(id, 'opened', 'data_request.logged', received_at)
      if (extended_at) await enter(id, 'extended', 'data_request.extended', extended_at, note)
      if (answered_at) await enter(id, 'fulfilled', 'data_request.fulfilled', answered_at, note)
    }
    for (const { daysAgo, setting, was, became } of settingChanges) {
      const changed_at = ago(daysAgo)
      await tx
        .insertInto('platform_setting_changes')
        .values({
          setting,
          was: JSON.stringify(was),
          became: JSON.stringify(became),
          changed_by: admin.id,
          changed_at,
        })
        .execute()
      happened.push({ kind: 'platform.settings_changed', subject: 'user', id: admin.id, at: changed_at })
    }
    await writeHistory(tx, admin, happened)
    return true
  })
}
