import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { assertPossiblePhone } from '#server/ground/post/possible-phone.ts'
import { record } from './events.ts'

export const readPhone: Read<typeof contract.readPhone, { phone: string | null }> = ({ id }) => ({
  query: () => sql`select phone from profiles where id = ${id}::uuid`,
  view: ([row]) => ({ phone: row?.phone ?? null }),
})

export const savePhone: Verb<typeof contract.savePhone> = async (tx, actor, input, now) => {
  const phone = input.phone ?? null
  if (phone) await assertPossiblePhone('phone', phone)
  const { numUpdatedRows } = await tx
    .updateTable('profiles')
    .set({ phone, updated_at: now })
    .where('id', '=', actor.id)
    .where('phone', 'is distinct from', phone)
    .executeTakeFirst()
  if (numUpdatedRows > 0n)
    await record(tx, actor, 'profile.phone_changed', actor.id, now, { removed: phone === null })
  return { phone }
}
