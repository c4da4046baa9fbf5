import { audited, detail, recorder } from '#server/ground/data/events.ts'

export const profileEvents = {
  'profile.phone_changed': audited(
    'user',
    ['account_phone_changed', 'subject_notified'],
    detail<{ removed: boolean }>(),
  ),
  'profile.saved': audited('user', []),
  'practice.saved': audited('user', ['directory_refresh']),
  'practice.photo_changed': audited(
    'user',
    ['directory_refresh', 'photo_removed'],
    detail<{ removed?: string }>(),
  ),
}

export const record = recorder(profileEvents)
