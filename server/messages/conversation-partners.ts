import { sql } from 'kysely'
import type { PresenceAudience } from '#server/ground/realtime/presence.ts'

/**
 * Both sides of a conversation see each other’s presence; admins see the presence of people who contacted the Support
 * Team.
 */
export const conversationPartners: PresenceAudience = async (tx, people) => {
  const { rows } = await sql<{ person: string; watcher: string }>`
    select person_id as person, dietitian_id as watcher from conversations
      where person_id = any(${[...people]}::uuid[]) and dietitian_id is not null
    union select dietitian_id, person_id from conversations where dietitian_id = any(${[...people]}::uuid[])
    union select person_id, admin from conversations, app.admins('support') as admin
      where person_id = any(${[...people]}::uuid[]) and kind = 'support'`.execute(tx)
  return rows
}
