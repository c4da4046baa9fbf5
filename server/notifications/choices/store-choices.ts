import { sql } from 'kysely'
import type { ContactChoices } from '#contract/notifications/choices.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { choiceColumns } from './load-choices.ts'

/** Saves the choices and returns whether any has changed. */
export async function storeChoices(
  tx: Tx,
  userId: string,
  choices: ContactChoices,
  now: Date,
  zone?: string,
): Promise<boolean> {
  const columns = choiceColumns(choices)
  // A zone reported by a device does not replace a chosen one.
  const clock = zone !== undefined && {
    zone: sql<string>`case when contact_choices.zone_chosen then contact_choices.zone else ${zone} end`,
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('contact_choices')
    .values({
      user_id: userId,
      ...columns,
      ...(zone !== undefined && { zone }),
      zone_chosen: false,
      changed_at: now,
    })
    .onConflict((known) =>
      known
        .column('user_id')
        .doUpdateSet({ ...columns, ...clock, changed_at: now })
        .where(
          sql<boolean>`(contact_choices.email_updates, contact_choices.email_reminders, contact_choices.sms_updates, contact_choices.sms_reminders, contact_choices.email_digest, contact_choices.zone_chosen or contact_choices.zone = excluded.zone)
            is distinct from (excluded.email_updates, excluded.email_reminders, excluded.sms_updates, excluded.sms_reminders, excluded.email_digest, true)`,
        ),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
