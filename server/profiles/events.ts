import { about, detail, recorder } from '#server/ground/data/events.ts'

export const profileEvents = {
  'profile.phone_changed': about(
    'user',
    ['account_phone_changed', 'subject_notified'],
    detail<{ removed: boolean }>(),
  ),
  'profile.saved': about('user', []),
  'practice.saved': about('user', ['directory_refresh']),
  'practice.photo_changed': about(
    'user',
    ['directory_refresh', 'photo_removed'],
    detail<{ removed?: string }>(),
  ),
}

export const record = recorder(profileEvents)
