import type { addException as route } from '#contract/availability.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { dayAt } from '#server/ground/time/zones.ts'
import { record } from './events.ts'
import { lockAvailability } from './load.ts'
import { assertNotOver, columnsOfException, viewException } from './write-exception.ts'

const most = 200

export const addException: Verb<typeof route> = async (tx, actor, form, now) => {
  const { zone } = await lockAvailability(tx, actor.id)
  const today = dayAt(zone, now)
  assertNotOver(form, today)
  const { count } = await tx
    .selectFrom('hour_exceptions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', actor.id)
    .where('to_on', '>=', today)
    .executeTakeFirstOrThrow()
  if (Number(count) >= most) throw new Refusal('too_many_exceptions')
  const { id } = await tx
    .insertInto('hour_exceptions')
    .values({ user_id: actor.id, ...columnsOfException(form), made_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(tx, actor, 'practice.hours_changed', actor.id, now)
  return { exception: viewException(id, form) }
}
