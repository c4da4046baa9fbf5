import type { AccountMail } from '#copy/accounts/mail.ts'
import { closing, reason } from '#copy/accounts/mail.ts'
import { letter as letterWords } from '#copy/letter.ts'
import { linkNote, supportMails as words } from '#copy/support/mail.ts'
import { loadReader } from '#server/accounts/reader.ts'
import { accountLetter } from '#server/accounts/write-letter.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import { letter } from '#server/ground/post/letter.ts'
import type { Letter } from '#server/ground/post/mail.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import { pageUrl } from '#server/ground/site/page-url.ts'
import type { supportEvents } from './events.ts'
import { makeLink } from './questions/links.ts'
import type { TicketRow } from './ticket.ts'

type Event<Name extends string> = EventOfJob<typeof supportEvents, Name>
type Asker = Pick<TicketRow, 'id' | 'person_id' | 'side' | 'visitor_email' | 'language' | 'opened_at'>

/** After `ticket.asked`: sends the link that confirms the visitor’s address. */
export const ticketConfirmation: Job<Event<'ticket_confirmation'>> = async (house, eventId) => {
  const letter = await house.db.as(system, async (tx) => {
    const { subject_id, id: event } = await eventOf(tx, eventId)
    const asker = await loadAsker(tx, subject_id)
    if (!asker?.visitor_email || asker.opened_at) return null
    return visitorLetter(tx, house, { id: `${event}.ticket-confirmation`, event, asker }, words.confirmation)
  })
  if (letter) await sendLetter(house, letter, 'strangers')
}

/** After `ticket.link_asked`: an old link only causes an email to the visitor, and nothing else. */
export const ticketLink: Job<Event<'ticket_link'>> = async (house, eventId) => {
  const letter = await house.db.as(system, async (tx) => {
    const { subject_id, id: event } = await eventOf(tx, eventId)
    const asker = await loadAsker(tx, subject_id)
    if (!asker?.visitor_email) return null
    const mail = asker.opened_at ? words.link : words.confirmation
    return visitorLetter(tx, house, { id: `${event}.ticket-link`, event, asker }, mail)
  })
  if (letter) await sendLetter(house, letter, 'strangers')
}

/** Tells the asker that an answer waits, or that the ticket is closed. */
export const ticketMail: Job<Event<'ticket_mail'>> = async (house, eventId) => {
  const written = await house.db.as(system, async (tx): Promise<Letter | null> => {
    const event = await eventOf(tx, eventId)
    const asker = await loadAsker(tx, event.subject_id)
    if (!asker) return null
    const closes = event.kind === 'ticket.closed' || event.detail.closes
    const mail = closes ? words.closed : words.answered
    const id = `${event.id}.ticket-mail`
    if (!asker.person_id) return visitorLetter(tx, house, { id, event: event.id, asker }, mail)
    const reader = await loadReader(tx, asker.person_id)
    if (!reader?.confirmed_at) return null
    return accountLetter(house, {
      id,
      to: reader.email,
      language: reader.language,
      greeting: reader.greeting,
      words: mail,
      why: 'holder',
      button: `/${asker.side}/support/${asker.id}`,
    })
  })
  if (written) await sendLetter(house, written)
}

const loadAsker = (tx: Tx, id: string): Promise<Asker | undefined> =>
  tx
    .selectFrom('tickets')
    .select(['id', 'person_id', 'side', 'visitor_email', 'language', 'opened_at'])
    .where('id', '=', id)
    .executeTakeFirst() as Promise<Asker | undefined>

/** A visitor has no account to sign in to: the signed link opens the conversation. */
async function visitorLetter(
  tx: Tx,
  house: Pick<House, 'settings' | 'keys' | 'clock'>,
  { id, event, asker }: { id: string; event: string; asker: Asker },
  { subject, preheader, paragraphs, button, note }: AccountMail,
): Promise<Letter> {
  const { id: ticket, visitor_email, language } = asker
  const token = await makeLink(tx, house, { ticket, event }, house.clock.now())
  return letter(house, {
    id,
    to: visitor_email ?? '',
    language,
    subject,
    preheader,
    greeting: letterWords.hello,
    paragraphs: [...paragraphs, linkNote],
    ...(button && {
      action: { label: button, url: pageUrl(house, language, `/contact/question?token=${token}`) },
    }),
    note,
    closing,
    reason: reason.entered,
  })
}
