import type { Language } from '#contract/language.ts'
import { newsletterConfirmation as words } from '#copy/newsletter-mail.ts'
import { system, type Tx } from '#server/ground/data/db.ts'
import { type EventId, type EventOf, eventOf } from '#server/ground/data/events.ts'
import type { Job } from '#server/ground/data/job.ts'
import type { House } from '#server/ground/house.ts'
import { letter } from '#server/ground/post/letter.ts'
import type { Letter } from '#server/ground/post/mail.ts'
import { sendLetter } from '#server/ground/post/send-within-budget.ts'
import { pageUrl } from '#server/ground/site/page-url.ts'
import type { newsletterEvents } from './events.ts'
import { loadSubscriber, type Subscriber } from './load.ts'
import { isAnswered } from './rules.ts'

/** After `newsletter.asked`: sends the email with the link that confirms the address. */
export const newsletterConfirmation: Job<Asked> = async (house, eventId) => {
  const reader = await house.db.as(system, (tx) => whoAwaits(tx, eventId))
  if (reader) await sendLetter(house, confirmationLetter(house, eventId, reader), 'strangers')
}

type Asked = EventOf<typeof newsletterEvents, 'newsletter.asked'>

async function whoAwaits(tx: Tx, eventId: EventId<Asked>): Promise<Subscriber | null> {
  const event = await eventOf(tx, eventId)
  const subscriber = await loadSubscriber(tx, event.subject_id)
  if (!subscriber || subscriber.confirmed_at) return null
  if (subscriber.left_at && subscriber.left_at >= event.at) return null
  const requests = await tx
    .selectFrom('events')
    .select(['id', 'at'])
    .where('subject_type', '=', 'newsletter_subscriber')
    .where('subject_id', '=', subscriber.id)
    .where('kind', '=', 'newsletter.asked')
    .where('id', '<=', eventId)
    .orderBy('id')
    .execute()
  if (!isAnswered(requests, eventId)) return null
  return { ...subscriber, language: event.detail.language }
}

export function confirmationLetter(
  house: Pick<House, 'settings' | 'keys'>,
  eventId: string,
  { id, email, language: stored }: Pick<Subscriber, 'id' | 'email' | 'language'>,
): Letter {
  const language = stored as Language
  const leaveToken = house.keys.sign('newsletter.leave', id)
  return letter(house, {
    id: `${eventId}.newsletter-confirmation`,
    to: email,
    language,
    ...words,
    action: {
      label: words.button,
      url: pageUrl(house, language, `/newsletter/confirm?token=${house.keys.sign('newsletter.confirm', id)}`),
    },
    note: words.ignore,
    unsubscribe: {
      label: words.unsubscribe,
      page: pageUrl(house, language, `/newsletter/unsubscribe?token=${leaveToken}`),
      oneClick: new URL(`/api/newsletter/one-click/${leaveToken}`, house.settings.publicUrl).href,
    },
  })
}
