import { audited, recorder } from '#server/ground/data/events.ts'

export const availabilityEvents = {
  'practice.hours_changed': audited('user', ['directory_refresh', 'conflicts_told']),
}

export const record = recorder(availabilityEvents)
