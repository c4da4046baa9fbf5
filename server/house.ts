import type { Database } from './data/db.ts'
import type { KeyRing } from './data/key-ring.ts'
import type { Files } from './files/files.ts'
import type { Log } from './log.ts'
import type { Mail } from './post/mail.ts'
import type { Sms } from './post/sms.ts'
import type { Settings } from './settings.ts'
import type { Clock } from './time/clock.ts'

/** What every room may ask for. Made once at the start; tests make one each. */
export type House = {
  readonly settings: Settings
  readonly db: Database
  readonly clock: Clock
  readonly keys: KeyRing
  readonly mail: Mail
  readonly sms: Sms
  readonly files: Files
  readonly log: Log
}
