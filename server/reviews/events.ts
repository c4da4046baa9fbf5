import { audited, detail, recorder } from '#server/ground/data/events.ts'

type OfDietitian = { dietitian: string | null }

export const reviewEvents = {
  'review.written': audited(
    'review',
    ['directory_refresh', 'review_written', 'review_notified'],
    detail<OfDietitian>(),
  ),
  'review.changed': audited('review', ['directory_refresh'], detail<OfDietitian>()),
  'review.published': audited('review', []),
  'review.unpublished': audited('review', []),
  'review.removed': audited('review', ['directory_refresh'], detail<OfDietitian>()),
  'review.replied': audited('review', ['review_replied', 'review_notified'], detail<{ isFirst: boolean }>()),
  'review.hidden': audited(
    'review',
    ['directory_refresh', 'review_hidden', 'review_notified'],
    detail<OfDietitian>(),
  ),
  'review.shown': audited('review', ['directory_refresh'], detail<OfDietitian>()),
}

export const record = recorder(reviewEvents)
