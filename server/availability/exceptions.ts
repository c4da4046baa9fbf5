import type * as z from 'zod/mini'
import type { Exception, exceptionForm } from '#contract/availability.ts'
import type { contract } from '#contract/contract.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { dayAt } from '#server/ground/time/zones.ts'
import { record } from './events.ts'
import { lockAvailability } from './load.ts'

const most = 200

export const addException: Verb<typeof contract.addException> = async (tx, actor, form, now) => {
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

export const saveException: Verb<typeof contract.saveException> = async (tx, actor, { id, ...form }, now) => {
  const { zone } = await lockAvailability(tx, actor.id)
  assertNotOver(form, dayAt(zone, now))
  const { numUpdatedRows } = await tx
    .updateTable('hour_exceptions')
    .set(columnsOfException(form))
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'practice.hours_changed', actor.id, now)
  return { exception: viewException(id, form) }
}

export const removeException: Verb<typeof contract.removeException> = async (tx, actor, { id }, now) => {
  const { numDeletedRows } = await tx
    .deleteFrom('hour_exceptions')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('not_found')
  await record(tx, actor, 'practice.hours_changed', actor.id, now)
  return { done: true }
}

type Form = z.output<typeof exceptionForm>

/** An exception for past days would have no effect and would not be listed. */
function assertNotOver({ to }: Form, today: string): void {
  if (to < today) throw new Refusal('invalid_fields', { fields: [{ field: 'to', code: 'date_passed' }] })
}

const columnsOfException = ({ kind, from, to, weekdays, hours, label = '' }: Form) => ({
  kind,
  from_on: from,
  to_on: to,
  weekdays: weekdays && inOrder(weekdays),
  hours: JSON.stringify(hours),
  label,
})

const viewException = (id: string, { weekdays, label = '', ...form }: Form): Exception => ({
  ...form,
  id,
  weekdays: weekdays && inOrder(weekdays),
  label,
})

const inOrder = (weekdays: readonly number[]) => [...new Set(weekdays)].sort()
