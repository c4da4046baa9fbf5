import { about, detail, recorder } from '#server/data/events.ts'

export const platformEvents = {
  /** Of which; from what to what stands where the changes are kept. */
  'platform.settings_changed': about('user', [], detail<{ settings: readonly string[] }>()),
  'platform.job_retried': about('user', [], detail<{ task: string; job: string }>()),
  'platform.job_given_up': about('user', [], detail<{ task: string; job: string }>()),
}

export const record = recorder(platformEvents)
