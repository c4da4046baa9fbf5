import type { chooseLanguage as route } from '#contract/accounts/security.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { loadSessionView } from '../load.ts'

export const chooseLanguage: Verb<typeof route> = async (
  tx,
  actor,
  { language },
  now,
  _house,
  { session },
) => {
  if (!session) throw new Refusal('signed_out')
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ language })
    .where('id', '=', actor.id)
    .where('language', '!=', language)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await record(tx, actor, 'account.language_chosen', actor.id, now, { language })
  return { session: await loadSessionView(tx, session) }
}
