import { sql } from 'kysely'
import { minutesOpen, type openRecord as route } from '#contract/health/opening.ts'
import { lockOpenAccount } from '#server/accounts/facts.ts'
import { isSelf } from '#server/ground/data/is-self.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { record } from '../events.ts'
import { openingBinding, viewOpenings } from './openings.ts'

/** An admin who has it open already gets no second hour: it ends when it would have. */
export const openRecord: Verb<typeof route> = async (tx, actor, { id, reason }, now, house) => {
  if (isSelf(actor, id)) throw new Refusal('own_account')
  const { rows } = await sql<{ opening: string; is_open: boolean }>`
    select uuidv7() as opening, exists (select from record_openings
        where person_id = account.id and admin_id = ${actor.id}::uuid and closed_at is null and ends_at > ${now}::timestamptz) as is_open
      from (${lockOpenAccount(sql`${id}::uuid`)}) as account`.execute(tx)
  const [found] = rows
  if (!found) throw new Refusal('not_found')
  if (!found.is_open) {
    await tx
      .insertInto('record_openings')
      .values({
        id: found.opening,
        person_id: id,
        admin_id: actor.id,
        reason_sealed: house.keys.seal(reason, openingBinding(found.opening)),
        opened_at: now,
        ends_at: new Date(now.getTime() + minutesOpen * 60_000),
      })
      .execute()
    await record(tx, actor, 'record.opened', id, now)
  }
  return viewOpenings(tx, actor, id, now, house)
}
