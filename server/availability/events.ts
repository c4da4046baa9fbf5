import { about, recorder } from '#server/data/events.ts'

export const availabilityEvents = {
  'practice.hours_changed': about('user', ['directory_refresh']),
}

export const record = recorder(availabilityEvents)
