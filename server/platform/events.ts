import { audited, detail, recorder } from '#server/ground/data/events.ts'

type FeeChange = { was: number; percent: number; from: string }

export const platformEvents = {
  /** Which settings changed (`platform_setting_changes` has the values), and the old dates of Ramadan if they moved. */
  'platform.settings_changed': audited(
    'user',
    ['ramadan_hours_moved'],
    detail<{ settings: readonly string[]; ramadan?: { from: string; to: string } }>(),
  ),
  'platform.fee_announced': audited('user', ['platform_fee_mails'], detail<FeeChange>()),
  /** The subject is the one dietitian informed. */
  'platform.fee_told': audited('user', ['platform_fee_mail'], detail<FeeChange>()),
  'platform.job_retried': audited('user', [], detail<{ task: string; job: string }>()),
  'platform.job_given_up': audited('user', [], detail<{ task: string; job: string }>()),
}

export const record = recorder(platformEvents)
