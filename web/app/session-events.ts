export const sessionEvents = [
  'initial_session',
  'signed_in',
  'signed_out',
  'token_refreshed',
  'user_updated',
  'password_recovery',
  'mfa_challenge_verified',
] as const

export type SessionEvent = (typeof sessionEvents)[number]

export const isSessionEvent = (text: unknown): text is SessionEvent =>
  sessionEvents.some((event) => event === text)
