import { about, detail, recorder } from '#server/ground/data/events.ts'

type OfDietitian = { dietitian: string | null }

export const reviewEvents = {
  'review.written': about(
    'review',
    ['directory_refresh', 'review_written', 'review_notified'],
    detail<OfDietitian>(),
  ),
  'review.changed': about('review', ['directory_refresh'], detail<OfDietitian>()),
  'review.removed': about('review', ['directory_refresh'], detail<OfDietitian>()),
  'review.replied': about('review', ['review_replied', 'review_notified'], detail<{ isFirst: boolean }>()),
  'review.hidden': about(
    'review',
    ['directory_refresh', 'review_hidden', 'review_notified'],
    detail<OfDietitian>(),
  ),
  'review.shown': about('review', ['directory_refresh'], detail<OfDietitian>()),
}

export const record = recorder(reviewEvents)
