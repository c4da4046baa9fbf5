import { sql } from 'kysely'
import type {
  readMarketingChoice as readRoute,
  saveMarketingChoice as saveRoute,
} from '#contract/newsletter.ts'
import { accountEmail, joinAccount } from '#server/accounts/facts.ts'
import { giveConsent, withdrawConsent } from '#server/consents/give-consent.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import type { Read } from '#server/ground/http/bind-read.ts'
import { record } from './events.ts'

/** Subscribing with the account’s address counts as consent, and unsubscribing by a link in an email as withdrawal. */
export const readMarketingChoice: Read<typeof readRoute, { wanted: boolean }> = ({ id }) => ({
  query: () => sql`
    select exists (select from newsletter_subscribers as reader, (${addressOf(id)}) as account
      where reader.email = account.address::citext and reader.confirmed_at is not null) as wanted`,
  view: ([row]) => ({ isWanted: row?.wanted ?? false }),
})

export const saveMarketingChoice: Verb<typeof saveRoute> = async (
  tx,
  actor,
  { isWanted },
  now,
  house,
  { address },
) => {
  const consent = { userId: actor.id, purpose: 'marketing', method: 'settings' } as const
  if (isWanted)
    await sql`
      insert into newsletter_subscribers (email, language, asked_at)
        select account.address, ${actor.language}, ${now}::timestamptz from (${addressOf(actor.id)}) as account
        on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    update newsletter_subscribers as reader set
        confirmed_at = ${isWanted ? now : null}::timestamptz, left_at = ${isWanted ? null : now}::timestamptz
      from (${addressOf(actor.id)}) as account where reader.email = account.address::citext
        and ${isWanted ? sql`reader.confirmed_at is null` : sql`reader.left_at is null`}
      returning reader.id`.execute(tx)
  for (const { id } of rows) {
    await record(tx, actor, isWanted ? 'newsletter.confirmed' : 'newsletter.left', id, now)
    if (isWanted) await giveConsent(tx, house, { ...consent, language: actor.language, address }, now)
    else await withdrawConsent(tx, consent, now)
  }
  return { isWanted }
}

const addressOf = (person: string) =>
  sql`select ${accountEmail} as address from (select) as nobody ${joinAccount(sql`${person}::uuid`)}`
