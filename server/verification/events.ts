import { audited, recorder } from '#server/ground/data/events.ts'

export const verificationEvents = {
  'practice.submitted': audited('user', ['practice_submitted', 'application_notified']),
  'practice.withdrawn': audited('user', []),
}

export const record = recorder(verificationEvents)
