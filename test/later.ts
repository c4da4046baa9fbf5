import type { App } from './app.ts'

/** It is so late, and everybody is still signed in. */
export async function later(app: App, instant: string): Promise<void> {
  app.at(instant)
  await app.rows(
    `update sessions set ends_at = $1::timestamptz + interval '8 hours', expires_at = $1::timestamptz + interval '1 hour', proven_at = $1`,
    [instant],
  )
}
