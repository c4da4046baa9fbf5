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
import { tell } from '#server/ground/realtime/tell.ts'
import { record } from '../events.ts'
import { peopleOf } from '../write-ticket.ts'

/** What the signed link in every mail to a visitor is made for. */
export const linkPurpose = 'support.question'

type NewLink = {
  ticket: string
  /** The event whose mail carries it: written again, it has the same link. */
  event: string
}

/** As the system: a link of its own for one mail. */
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

/** The visitor's ticket whose signed link this is. A forged token, one that has ended and a deleted row look the same. */
export async function shownBy(tx: Tx, house: Pick<House, 'keys'>, token: string, now: Date): Promise<string> {
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

/** To the address of the ticket alone, and the same answer whatever the token. */
export const sendQuestionLink: Verb<typeof sendRoute> = async (tx, actor, { token }, now, { keys }) => {
  const link = await linkOf(tx, keys.idIn(linkPurpose, token))
  if (link) await record(tx, actor, 'ticket.link_asked', link.ticket_id, now)
  return { done: true }
}

/** Whoever else has one of the mails comes in no more. */
export const endQuestionLinks: Verb<typeof endRoute> = async (tx, actor, { token }, now, house) => {
  const id = await openedBy(tx, house, token, now)
  if (id === null) return { done: true }
  await endLinks(tx, id, now)
  await record(tx, actor, 'ticket.links_ended', id, now)
  await tell(tx, house, await peopleOf(tx, null), { topic: 'tickets', id })
  return { done: true }
}

/** Of all mails that have gone out. Says whether any of them was still open. */
export async function endLinks(tx: Tx, ticket: string, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update ticket_links set ends_at = ${now} where ticket_id = ${ticket}::uuid and ends_at > ${now}`.execute(
    tx,
  )
  return numAffectedRows > 0n
}
