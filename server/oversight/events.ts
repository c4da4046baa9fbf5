import type { VerificationStatus } from '#contract/practice-options.ts'
import { audited, detail, recorder } from '#server/ground/data/events.ts'

/** The facts on file at the decision, as evidence. */
type Decision = {
  from: VerificationStatus
  /** The id of the row with the reason and the licence number. */
  decision: string
  licensedUntil: string | null
  documents: readonly string[]
}
type Ending = { days: number; licensedUntil: string }

export const oversightEvents = {
  'appointment.looked_up': audited('appointment', []),
  'practice.approved': audited(
    'user',
    ['directory_refresh', 'practice_approved', 'subject_notified'],
    detail<Decision>(),
  ),
  'practice.rejected': audited('user', ['practice_rejected', 'subject_notified'], detail<Decision>()),
  'practice.suspended': audited('user', ['practice_suspended', 'subject_notified'], detail<Decision>()),
  'practice.reinstated': audited(
    'user',
    ['directory_refresh', 'practice_reinstated', 'subject_notified'],
    detail<Decision>(),
  ),
  'practice.license_warned': audited(
    'user',
    ['practice_license_warning', 'subject_notified'],
    detail<Ending>(),
  ),
  'practice.license_ended': audited(
    'user',
    ['directory_refresh', 'practice_license_ended', 'subject_notified'],
    detail<Ending>(),
  ),
}

export const record = recorder(oversightEvents)
