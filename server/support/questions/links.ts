import { sql } from 'kysely'
import type {
  endQuestionLinks as endRoute,
  sendQuestionLink as sendRoute,
} from '#contract/support/questions.ts'
import { questionLinkDays } from '#contract/support/ticket.ts'
import type { Tx } from '#server/ground/data/db.ts'
import { prove } from '#server/ground/data/prove.ts'
import type { House } from '#server/ground/house.ts'
import type { Verb } from '#server/ground/http/bind.ts'
import { Refusal } from '#server/ground/http/refusal.ts'
import { announce } from '#server/ground/realtime/announce.ts'
import { record } from '../events.ts'
import { peopleOf } from '../write-ticket.ts'

/** The purpose that signed links in emails to visitors are bound to. */
export const linkPurpose = 'support.question'

type NewLink = {
  ticket: string
  /** The event whose email carries the link: the same event always gives the same link. */
  event: string
}

/** Makes a separate link for each email; needs the system’s rights. */
export async function makeLink(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  { ticket, event }: NewLink,
  now: Date,
): Promise<string> {
  await tx
    .insertInto('ticket_links')
    .values({
      id: event,
      ticket_id: ticket,
      ends_at: new Date(now.getTime() + questionLinkDays * 86_400_000),
    })
    .onConflict((there) => there.doNothing())
    .execute()
  return keys.sign(linkPurpose, event)
}

/** The visitor’s ticket that a signed link opens. A forged token, an expired link and a deleted row look the same. */
export async function visitorByLink(
  tx: Tx,
  house: Pick<House, 'keys'>,
  token: string,
  now: Date,
): Promise<string> {
  const id = await openedBy(tx, house, token, now)
  if (id === null) throw new Refusal('not_found')
  return id
}

async function openedBy(
  tx: Tx,
  { keys }: Pick<House, 'keys'>,
  token: string,
  now: Date,
): Promise<string | null> {
  const link = await linkOf(tx, keys.idIn(linkPurpose, token))
  if (!link || link.ends_at <= now) return null
  await prove(tx, link.ticket_id)
  return link.ticket_id
}

async function linkOf(tx: Tx, id: string | null) {
  if (id === null) return undefined
  await prove(tx, id)
  return tx
    .selectFrom('ticket_links')
    .select(['ticket_id', 'ends_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Sends only to the ticket’s address, and responds alike for every token. */
export const sendQuestionLink: Verb<typeof sendRoute> = async (tx, actor, { token }, now, { keys }) => {
  const link = await linkOf(tx, keys.idIn(linkPurpose, token))
  if (link) await record(tx, actor, 'ticket.link_asked', link.ticket_id, now)
  return { done: true }
}

/** Ends every link, so that another person who has one of the emails can no longer open the conversation. */
export const endQuestionLinks: Verb<typeof endRoute> = async (tx, actor, { token }, now, house) => {
  const id = await openedBy(tx, house, token, now)
  if (id === null) return { done: true }
  await endLinks(tx, id, now)
  await record(tx, actor, 'ticket.links_ended', id, now)
  await announce(tx, house, await peopleOf(tx, null), { topic: 'tickets', id })
  return { done: true }
}

/** Ends every link sent so far. Returns whether any was still valid. */
export async function endLinks(tx: Tx, ticket: string, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update ticket_links set ends_at = ${now} where ticket_id = ${ticket}::uuid and ends_at > ${now}`.execute(
    tx,
  )
  return numAffectedRows > 0n
}
