import type { savePhone as route } from '#contract/profiles.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { assertPossiblePhone } from '#server/ground/post/possible-phone.ts'
import { record } from './events.ts'

export const savePhone: Verb<typeof route> = async (tx, actor, input, now) => {
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
