import { audited, recorder } from '#server/ground/data/events.ts'

export const privacyEvents = {
  'breach.opened': audited('breach', []),
  'breach.changed': audited('breach', []),
  'breach.authority_told': audited('breach', []),
  'breach.subjects_told': audited('breach', []),
  'breach.closed': audited('breach', []),
  /** The subject is the admin who searched. */
  'breach.affected_sought': audited('user', []),
  'data_request.logged': audited('data_request', []),
  'data_request.extended': audited('data_request', []),
  'data_request.fulfilled': audited('data_request', []),
  'data_request.refused': audited('data_request', []),
}

export const record = recorder(privacyEvents)
