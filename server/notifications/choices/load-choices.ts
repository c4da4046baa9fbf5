import { type ContactChoices, defaultChoices } from '#contract/notifications/choices.ts'
import type { Tables } from '#db/tables.gen.ts'
import type { Tx } from '#server/ground/data/db.ts'

export type ChoiceColumns = Omit<Tables['contact_choices'], 'user_id' | 'zone' | 'zone_chosen' | 'changed_at'>

/** A person’s contact choices, or the defaults. */
export async function loadChoices(tx: Tx, userId: string): Promise<ContactChoices> {
  const chosen = await tx
    .selectFrom('contact_choices')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return viewChoices(chosen)
}

export const viewChoices = (chosen: ChoiceColumns | null | undefined): ContactChoices =>
  chosen
    ? {
        emailUpdates: chosen.email_updates,
        emailReminders: chosen.email_reminders,
        smsUpdates: chosen.sms_updates,
        smsReminders: chosen.sms_reminders,
        emailDigest: chosen.email_digest,
      }
    : defaultChoices

export const choiceColumns = (choices: ContactChoices): ChoiceColumns => ({
  email_updates: choices.emailUpdates,
  email_reminders: choices.emailReminders,
  sms_updates: choices.smsUpdates,
  sms_reminders: choices.smsReminders,
  email_digest: choices.emailDigest,
})
