import type { Language } from '#contract/language.ts'
import { about, detail, recorder } from '#server/data/events.ts'

export const newsletterEvents = {
  'newsletter.asked': about(
    'newsletter_subscriber',
    ['newsletter_confirmation'],
    detail<{ language: Language }>(),
  ),
  'newsletter.confirmed': about('newsletter_subscriber', []),
  'newsletter.left': about('newsletter_subscriber', ['newsletter_left']),
}

export const record = recorder(newsletterEvents)
