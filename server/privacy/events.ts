import { about, recorder } from '#server/ground/data/events.ts'

export const privacyEvents = {
  'breach.opened': about('breach', []),
  'breach.changed': about('breach', []),
  'breach.authority_told': about('breach', []),
  'breach.subjects_told': about('breach', []),
  'breach.closed': about('breach', []),
  /** The subject is the admin who searched. */
  'breach.affected_sought': about('user', []),
  'data_request.logged': about('data_request', []),
  'data_request.extended': about('data_request', []),
  'data_request.fulfilled': about('data_request', []),
  'data_request.refused': about('data_request', []),
}

export const record = recorder(privacyEvents)
