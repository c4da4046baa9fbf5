import { sql } from 'kysely'
import type { contract } from '#contract/contract.ts'
import { type ContactChoices, defaultChoices } from '#contract/notifications/choices.ts'
import type { Actor, Tx } from '#server/ground/data/db.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { hasPhone } from '#server/profiles/facts.ts'
import { record } from '../events.ts'
import { type ChoiceColumns, choiceColumns, viewChoices } from './load-choices.ts'
import { storeChoices } from './store-choices.ts'

type Row = { chosen: (ChoiceColumns & { zone: string }) | null; has_phone: boolean }

export const readContactChoices: Read<typeof contract.readContactChoices, Row> = ({ id }) => ({
  query: () => sql<Row>`
    select (select to_jsonb(contact_choices) from contact_choices where user_id = ${id}::uuid) as chosen,
      ${hasPhone(id)} as has_phone`,
  view: ([row]) => ({
    choices: viewChoices(row?.chosen),
    zone: row?.chosen?.zone ?? 'Asia/Riyadh',
    hasPhone: row?.has_phone ?? false,
  }),
})

export const saveContactChoices: Verb<typeof contract.saveContactChoices> = async (
  tx,
  actor,
  { zone, ...choices },
  now,
) => {
  await chooseContact(tx, actor, choices, now, zone)
  return { choices }
}

/** Saves the actor’s choices; unchanged ones record no event. */
export async function chooseContact(
  tx: Tx,
  actor: Actor,
  choices: ContactChoices,
  now: Date,
  zone?: string,
): Promise<void> {
  if (await storeChoices(tx, actor.id, choices, now, zone))
    await record(tx, actor, 'account.contact_chosen', actor.id, now, { ...choices })
}

export const chooseZone: Verb<typeof contract.chooseZone> = async (tx, actor, { zone, isChosen }, now) => {
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
