import { about, detail, recorder } from '#server/ground/data/events.ts'

export const usageEvents = {
  'usage.chosen': about('user', [], detail<{ isCounted: boolean }>()),
}

export const record = recorder(usageEvents)
