import type { Language } from '#contract/language.ts'
import type { SubscriberState } from '#contract/newsletter-subscribers.ts'
import { about, audited, detail, recorder } from '#server/ground/data/events.ts'

export const newsletterEvents = {
  'newsletter.asked': about(
    'newsletter_subscriber',
    ['newsletter_confirmation'],
    detail<{ language: Language }>(),
  ),
  'newsletter.confirmed': about('newsletter_subscriber', []),
  'newsletter.left': about('newsletter_subscriber', ['newsletter_left']),
  'newsletter.subscriber_removed': audited('newsletter_subscriber', []),
  /** The subject is the downloading admin: the download contains many addresses. */
  'newsletter.subscribers_downloaded': audited('user', [], detail<{ state: SubscriberState | 'all' }>()),
}

export const record = recorder(newsletterEvents)
