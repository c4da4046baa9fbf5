import { about, recorder } from '#server/ground/data/events.ts'

export const availabilityEvents = {
  'practice.hours_changed': about('user', ['directory_refresh', 'conflicts_told']),
}

export const record = recorder(availabilityEvents)
