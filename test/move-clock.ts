import type { App } from './app.ts'

/**
 * Moves the clock and keeps everybody signed in. The sessions are extended first, since an open page may send a
 * request in between.
 */
export async function moveClock(app: App, instant: string): Promise<void> {
  await app.rows(
    `update sessions set seen_at = $1, proven_at = $1,
      ends_at = $1::timestamptz + interval '8 hours', expires_at = $1::timestamptz + interval '1 hour'`,
    [instant],
  )
  app.at(instant)
}
