import type { saveService as route } from '#contract/services.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { orAddressNeeded } from '../profiles/practice-address.ts'
import { record } from './events.ts'
import { loadService, lockService, serviceColumns } from './load.ts'

export const saveService: Verb<typeof route> = async (tx, actor, { id, ...form }, now) => {
  const { deleted_at, ...before } = await lockService(tx, actor.id, id)
  if (deleted_at) throw new Refusal('not_found')
  const after = serviceColumns(form)
  if (isSame(before, after)) return { service: await loadService(tx, actor.id, id) }
  await tx
    .updateTable('services')
    .set({ ...after, updated_at: now })
    .where('id', '=', id)
    .execute()
    .catch(orAddressNeeded)
  await record(tx, actor, 'practice.services_changed', actor.id, now, { service: id, change: 'saved' })
  return { service: await loadService(tx, actor.id, id) }
}

type Columns = ReturnType<typeof serviceColumns>

const isSame = (before: Record<keyof Columns, unknown>, after: Columns) =>
  (Object.keys(after) as (keyof Columns)[]).every((column) => before[column] === after[column])
