import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { textFor } from '#contract/text-language.ts'
import { invitationMail as words } from '#copy/invitations/mail.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { letter } from '#server/ground/post/letter.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import { pageUrl } from '#server/ground/site/page-url.ts'
import { loadSender } from './connections.ts'
import type { invitationEvents } from './events.ts'
import { linkPurpose } from './invitations.ts'

type Row = { id: string; email: string; language: Language }

/** Sends nothing if the invitation was withdrawn, or if the reader has refused one of any dietitian. */
export const invitationMail: Job<EventOfJob<typeof invitationEvents, 'invitation_mail'>> = async (
  house,
  eventId,
) => {
  const found = await house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const { rows } = await sql<Row>`
      select id, email::text, language from practice_invitations as invitation
        where id = ${event.subject_id} and not exists (select from practice_invitations as other
          where other.email = invitation.email and other.refused_at is not null)`.execute(tx)
    const [row] = rows
    const sender = row && (await loadSender(tx, row.id, house.clock.now()))
    return sender && { ...row, dietitian: textFor(row.language, sender.name, sender.other_name) }
  })
  if (!found) return
  const { id, email, language, dietitian } = found
  const token = house.keys.sign(linkPurpose, id)
  await sendLetter(
    house,
    letter(house, {
      id: `${eventId}.invitation`,
      to: email,
      language,
      ...words,
      subject: words.subject(dietitian),
      paragraphs: words.paragraphs(dietitian),
      reason: words.reason(dietitian),
      action: { label: words.button, url: pageUrl(house, language, `/invitation?token=${token}`) },
      unsubscribe: {
        label: words.refuse,
        page: pageUrl(house, language, `/invitation/refuse?token=${token}`),
        oneClick: new URL(`/api/invitations/one-click/${token}`, house.settings.publicUrl).href,
      },
    }),
    'strangers',
  )
}
