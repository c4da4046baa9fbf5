import { audited, detail, recorder } from '#server/ground/data/events.ts'

type Changed = { service: string; change: 'added' | 'saved' | 'removed' } | { change: 'ordered' }

export const serviceEvents = {
  'practice.services_changed': audited('user', ['directory_refresh'], detail<Changed>()),
}

export const record = recorder(serviceEvents)
