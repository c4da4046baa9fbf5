/**
 * What a read is about and a change touches. After a change the browser asks again for what it has read about the
 * touched subjects.
 */
export type Subject = LiveSubject | (typeof ownSubjects)[number]

/**
 * Subjects that others also change: the topics of `realtime.ts`. The server announces their changes, and what a screen
 * reads about them is asked for again.
 */
export type LiveSubject = (typeof liveSubjects)[number]

export const liveSubjects = [
  'appointments',
  'conflicts',
  'health',
  'messages',
  'notifications',
  'payment_methods',
  'payments',
  'payouts',
  'plans',
  'reads',
  'tickets',
] as const

/** Subjects that change only through this person's own requests, or whose other changes need not be seen immediately. */
export const ownSubjects = [
  'absence_claims',
  'applications',
  'billing',
  'breaches',
  'canned_answers',
  'connections',
  'data_requests',
  'diary',
  'documents',
  'evidence',
  'failed_jobs',
  'fee',
  'foods',
  'free_times',
  'goals',
  'health_consent',
  'health_reports',
  'hours',
  'invitations',
  'meal_records',
  'measures',
  'message_reports',
  'offers',
  'onboarding',
  'own_questionnaires',
  'own_reviews',
  'people',
  'phone',
  'plan_templates',
  'platform',
  'practice',
  'questionnaire',
  'questionnaire_list',
  'reconciliation',
  'reminders',
  'security',
  'saved_replies',
  'services',
  'sessions',
  'shopping',
  'subscribers',
  'survey_answers',
  'units',
  'upcoming',
  'verification',
  'wallets',
  'written_plan',
] as const
