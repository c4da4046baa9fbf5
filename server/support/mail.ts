import type { AccountMail } from '#copy/accounts/mail.ts'
import { closing, reason } from '#copy/accounts/mail.ts'
import { letter as letterWords } from '#copy/letter.ts'
import { linkNote, supportMails as words } from '#copy/support/mail.ts'
import { readerOf } from '#server/accounts/reader.ts'
import { accountLetter } from '#server/accounts/write-letter.ts'
import { system, type Tx } from '#server/data/db.ts'
import { type EventBefore, eventOf } from '#server/data/events.ts'
import type { Job } from '#server/data/job.ts'
import type { House } from '#server/house.ts'
import { letter } from '#server/post/letter.ts'
import type { Letter } from '#server/post/mail.ts'
import { post } from '#server/post/post.ts'
import { pageUrl } from '#server/site/page-url.ts'
import type { supportEvents } from './events.ts'
import { linkPurpose } from './questions/shown-by.ts'
import type { TicketRow } from './ticket.ts'

type Event<Name extends string> = EventBefore<typeof supportEvents, Name>
type Asker = Pick<TicketRow, 'id' | 'person_id' | 'side' | 'visitor_email' | 'language' | 'opened_at'>

/** After `ticket.asked`: the link that shows whose address it is. */
export const ticketConfirmation: Job<Event<'ticket_confirmation'>> = async (house, eventId) => {
  const asked = await house.db.as(system, async (tx) =>
    loadAsker(tx, (await eventOf(tx, eventId)).subject_id),
  )
  if (!asked?.visitor_email || asked.opened_at) return
  const letter = visitorLetter(house, `${eventId}.ticket-confirmation`, asked, words.confirmation)
  await post(house, letter, 'strangers')
}

/** To whoever asked: that an answer waits, or that it is over. */
export const ticketMail: Job<Event<'ticket_mail'>> = async (house, eventId) => {
  const written = await house.db.as(system, async (tx): Promise<Letter | null> => {
    const event = await eventOf(tx, eventId)
    const asker = await loadAsker(tx, event.subject_id)
    if (!asker) return null
    const closes = event.kind === 'ticket.closed' || event.detail.closes
    const mail = closes ? words.closed : words.answered
    const id = `${event.id}.ticket-mail`
    if (!asker.person_id) return visitorLetter(house, id, asker, mail)
    const reader = await readerOf(tx, asker.person_id)
    if (!reader?.confirmed_at) return null
    return accountLetter(house, {
      id,
      to: reader.email,
      language: reader.language,
      words: mail,
      why: 'holder',
      button: `/${asker.side}/support/${asker.id}`,
    })
  })
  if (written) await post(house, written)
}

const loadAsker = (tx: Tx, id: string): Promise<Asker | undefined> =>
  tx
    .selectFrom('tickets')
    .select(['id', 'person_id', 'side', 'visitor_email', 'language', 'opened_at'])
    .where('id', '=', id)
    .executeTakeFirst() as Promise<Asker | undefined>

/** A visitor has no account to sign in to: the signed link is the way to the conversation. */
function visitorLetter(
  house: Pick<House, 'settings' | 'keys'>,
  id: string,
  { id: ticket, visitor_email, language }: Asker,
  { subject, preheader, paragraphs, button, note }: AccountMail,
): Letter {
  const token = house.keys.sign(linkPurpose, ticket)
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
