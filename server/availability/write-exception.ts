import type * as z from 'zod/mini'
import type { Exception, exceptionForm } from '#contract/availability.ts'
import { Refusal } from '#server/ground/http/refusal.ts'

type Form = z.output<typeof exceptionForm>

/** An exception for days that are over would have no effect and would not be listed. */
export function assertNotOver({ to }: Form, today: string): void {
  if (to < today) throw new Refusal('invalid_fields', { fields: [{ field: 'to', code: 'date_passed' }] })
}

export const columnsOfException = ({ kind, from, to, weekdays, hours, label = '' }: Form) => ({
  kind,
  from_on: from,
  to_on: to,
  weekdays: weekdays && inOrder(weekdays),
  hours: JSON.stringify(hours),
  label,
})

export const viewException = (id: string, { weekdays, label = '', ...form }: Form): Exception => ({
  ...form,
  id,
  weekdays: weekdays && inOrder(weekdays),
  label,
})

const inOrder = (weekdays: readonly number[]) => [...new Set(weekdays)].sort()
