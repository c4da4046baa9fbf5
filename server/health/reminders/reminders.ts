import { type RawBuilder, sql } from 'kysely'
import {
  type addReminder as addRoute,
  type changeReminder as changeRoute,
  mostReminders,
  type Reminder,
  type removeReminder as removeRoute,
} from '#contract/health/reminders.ts'
import type { Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { assertConsent, lockConsent } from '../own-key.ts'

export const remindersOf = (userId: RawBuilder<unknown>): RawBuilder<Reminder[]> => sql`(
  select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'weekdays', weekdays, 'time', to_char(at_time, 'HH24:MI')) order by id), '[]')
    from measure_reminders where user_id = ${userId})`

async function all(tx: Tx, userId: string): Promise<{ reminders: Reminder[] }> {
  const { rows } = await sql<{ reminders: Reminder[] }>`
    select ${remindersOf(sql`${userId}::uuid`)} as reminders`.execute(tx)
  return { reminders: rows[0]?.reminders ?? [] }
}

const sorted = (weekdays: readonly number[]) => [...new Set(weekdays)].sort()

export const addReminder: Verb<typeof addRoute> = async (tx, actor, { kind, weekdays, time }, now) => {
  await lockConsent(tx, actor.id, 'alone')
  await assertConsent(tx, actor.id)
  if ((await all(tx, actor.id)).reminders.length >= mostReminders) throw new Refusal('too_many_reminders')
  await tx
    .insertInto('measure_reminders')
    .values({ user_id: actor.id, kind, weekdays: sorted(weekdays), at_time: time, made_at: now })
    .execute()
  await record(tx, actor, 'reminder.changed', actor.id, now)
  return all(tx, actor.id)
}

export const changeReminder: Verb<typeof changeRoute> = async (
  tx,
  actor,
  { id, kind, weekdays, time },
  now,
) => {
  const { numUpdatedRows } = await tx
    .updateTable('measure_reminders')
    .set({ kind, weekdays: sorted(weekdays), at_time: time })
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'reminder.changed', actor.id, now)
  return all(tx, actor.id)
}

export const removeReminder: Verb<typeof removeRoute> = async (tx, actor, { id }, now) => {
  const { numDeletedRows } = await tx
    .deleteFrom('measure_reminders')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'reminder.changed', actor.id, now)
  return all(tx, actor.id)
}
