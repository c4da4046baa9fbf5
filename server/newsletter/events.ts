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
  /** About the admin who downloaded them: many addresses leave the product at once. */
  'newsletter.subscribers_downloaded': audited('user', [], detail<{ state: SubscriberState | 'all' }>()),
}

export const record = recorder(newsletterEvents)
