import { about, recorder } from '#server/ground/data/events.ts'

export const verificationEvents = {
  'practice.submitted': about('user', ['practice_submitted', 'application_notified']),
  'practice.withdrawn': about('user', []),
}

export const record = recorder(verificationEvents)
