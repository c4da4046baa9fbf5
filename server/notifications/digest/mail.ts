import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { NotificationKind } from '#contract/notifications/list.ts'
import { closing } from '#copy/accounts/mail.ts'
import { writeDate } from '#copy/dates.ts'
import { digestMail as words } from '#copy/notifications/digest.ts'
import { notificationWords } from '#copy/notifications/list.ts'
import { times } from '#copy/times.ts'
import { accountEmail, accountLanguage, isReachable, joinAccount } from '#server/accounts/facts.ts'
import { system } from '#server/ground/data/db.ts'
import { type EventOfJob, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import { greetingFor } from '#server/ground/post/greeting.ts'
import { letter } from '#server/ground/post/letter.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import { pageUrl } from '#server/ground/site/page-url.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import type { notificationEvents } from '../events.ts'

const mostNamed = 10

type Unread = { kind: NotificationKind; side: 'patient' | 'dietitian' | null; at: Date; count: number }
type Reader = {
  id: string
  email: string
  language: Language
  zone: string
  name: string | null
  other_name: string | null
}

/**
 * Lists the notifications that are unread when the email is written; sends none if all are read or the digest is off.
 */
export const notificationDigest: Job<EventOfJob<typeof notificationEvents, 'notification_digest'>> = async (
  house,
  eventId,
) => {
  const facts = await house.db.as(system, async (tx) => {
    const { subject_id, detail } = await eventOf(tx, eventId)
    const { rows } = await sql<Reader>`
      select users.id, ${accountEmail} as email, ${accountLanguage} as language, zone, ${nameOf(sql`users.id`)} as name,
          ${otherNameOf(sql`users.id`)} as other_name
        from contact_choices as chosen ${joinAccount(sql`chosen.user_id`)}
        where chosen.user_id = ${subject_id}::uuid and email_digest and ${isReachable}`.execute(tx)
    const unread = await sql<Unread>`
      select kind, side, at, count(*) over ()::int as count from notifications
        where user_id = ${subject_id}::uuid and read_at is null and sequence <= ${detail.upTo}
        order by sequence desc limit ${mostNamed}`.execute(tx)
    return { reader: rows[0], unread: unread.rows }
  })
  const { reader, unread } = facts
  if (reader && unread.length > 0) await sendLetter(house, write(house, eventId, reader, unread))
}

function write(
  house: House,
  eventId: string,
  { id, email, language, zone, name, other_name }: Reader,
  unread: readonly Unread[],
) {
  const token = house.keys.sign('digest.leave', id)
  const count = unread[0]?.count ?? 0
  return letter(house, {
    id: `${eventId}.notification-digest`,
    to: email,
    language,
    subject: words.subject(count),
    preheader: words.preheader,
    greeting: greetingFor(language, name, other_name),
    paragraphs: [words.text(count)],
    // Only the kind of each event: names and times require signing in.
    facts: unread.map(({ kind, side, at }) => ({
      label: notificationWords[kind]({ side, when: '', who: null }).title,
      value: times.at(writeDate(language, at, 'shortDay', zone), writeDate(language, at, 'time', zone)),
    })),
    action: { label: words.button, url: pageUrl(house, language, '/dashboard') },
    closing,
    reason: words.reason,
    unsubscribe: {
      label: words.leave,
      page: pageUrl(house, language, `/digest/leave?token=${token}`),
      oneClick: new URL(`/api/digest/one-click/${token}`, house.settings.publicUrl).href,
    },
  })
}
