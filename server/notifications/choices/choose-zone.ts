import { defaultChoices, type chooseZone as route } from '#contract/notifications/choices.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { record } from '../events.ts'
import { choiceColumns } from './load-choices.ts'

export const chooseZone: Verb<typeof route> = async (tx, actor, { zone, isChosen }, now) => {
  const chosen = { zone, zone_chosen: isChosen }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('contact_choices')
    .values({ user_id: actor.id, ...choiceColumns(defaultChoices), ...chosen, changed_at: now })
    .onConflict((known) =>
      known
        .column('user_id')
        .doUpdateSet({ ...chosen, changed_at: now })
        .where((or) =>
          or.or([or('contact_choices.zone', '<>', zone), or('contact_choices.zone_chosen', '<>', isChosen)]),
        ),
    )
    .executeTakeFirst()
  if ((numInsertedOrUpdatedRows ?? 0n) > 0n) await record(tx, actor, 'account.zone_chosen', actor.id, now)
  return { done: true }
}
