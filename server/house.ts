import type { Clock } from './clock.ts'
import type { Database } from './db.ts'
import type { Files } from './files.ts'
import type { KeyRing } from './key-ring.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail.ts'
import type { Settings } from './settings.ts'
import type { Sms } from './sms.ts'

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
