import { about, audited, detail, recorder } from '#server/ground/data/events.ts'

/** Events never contain the measured value, nor its kind: only ids. */
export const healthEvents = {
  'health.consent_given': about('user', [], detail<{ version: string }>()),
  'health.consent_withdrawn': about('user', ['health_files_removed'], detail<{ files: string[] }>()),
  'health.recorded': about('user', [], detail<{ entry: string }>()),
  'health.corrected': about('user', [], detail<{ entry: string }>()),
  'health.removed': about('user', ['health_files_removed'], detail<{ entry: string; files: string[] }>()),
  'health.imported': about('user', [], detail<{ added: number }>()),
  'health.file_kept': about('user', ['health_files_removed'], detail<{ file: string; files: string[] }>()),
  'health.file_removed': about('user', ['health_files_removed'], detail<{ files: string[] }>()),
  'health.units_chosen': about('user', []),
  'health.sharing_changed': about(
    'user',
    [],
    detail<{ dietitian: string | null; sharesRecord: boolean | null }>(),
  ),
  'health.visit_recorded': about('user', [], detail<{ added: number; corrected: number }>()),
  'access.asked': about('user', ['access_request_notified'], detail<{ dietitian: string }>()),
  /** Not what the answer was: only the sharing that follows says so. */
  'access.answered': about('user', []),
  'goal.set': about('goal', []),
  'goal.proposed': about('goal', ['goal_notified']),
  'goal.agreed': about('goal', ['goal_notified']),
  'goal.ended': about('goal', []),
  'reminder.changed': about('user', []),
  'measuring.due': about('user', ['subject_notified']),
  /** By an admin, if the law requires it; the reason is stored with the opening. */
  'record.opened': audited('user', ['record_opened', 'subject_notified']),
  'record.read': audited('user', []),
  'record.closed': audited('user', []),
}

export const record = recorder(healthEvents)
