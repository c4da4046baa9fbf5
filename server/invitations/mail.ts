import { sql } from 'kysely'
import { todayInRiyadh } from '#contract/days.ts'
import type { Language } from '#contract/language.ts'
import { textFor } from '#contract/text-language.ts'
import { invitationMail as words } from '#copy/invitations/mail.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import { letter } from '#server/ground/post/letter.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import { pageUrl } from '#server/ground/site/page-url.ts'
import type { invitationEvents } from './events.ts'
import { linkPurpose } from './invitations.ts'

type Row = { id: string; email: string; language: Language; name: string; other_name: string | null }

/** Sends nothing if the invitation was withdrawn, or if the reader has refused one of any dietitian. */
export const invitationMail: Job<EventOfJob<typeof invitationEvents, 'invitation_mail'>> = async (
  house,
  eventId,
) => {
  const row = await house.db.as(system, async (tx) => {
    const event = await eventOf(tx, eventId)
    const { rows } = await sql<Row>`
      select practice_invitations.id, email::text, language, listings.name, listings.other_name
        from practice_invitations join listings on listings.user_id = dietitian_id
        where practice_invitations.id = ${event.subject_id}
          and licensed_until >= ${todayInRiyadh(house.clock.now())}::date
          and not exists (select from practice_invitations as other
            where other.email = practice_invitations.email and other.refused_at is not null)`.execute(tx)
    return rows[0]
  })
  if (!row) return
  const { language } = row
  const token = house.keys.sign(linkPurpose, row.id)
  const sender = textFor(language, row.name, row.other_name)
  await sendLetter(
    house,
    letter(house, {
      id: `${eventId}.invitation`,
      to: row.email,
      language,
      ...words,
      subject: words.subject(sender),
      paragraphs: words.paragraphs(sender),
      reason: words.reason(sender),
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
