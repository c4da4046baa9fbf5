import type { Database } from './data/db.ts'
import type { KeyRing } from './data/key-ring.ts'
import type { Files } from './files/files.ts'
import type { Log } from './log.ts'
import type { Mail } from './post/mail.ts'
import type { Sms } from './post/sms.ts'
import type { Bus } from './realtime/bus.ts'
import type { Settings } from './settings.ts'
import type { Clock } from './time/clock.ts'

/** Services that every module may use. Created once at startup; each test creates its own. */
export type House = {
  readonly settings: Settings
  readonly db: Database
  readonly clock: Clock
  readonly keys: KeyRing
  readonly mail: Mail
  readonly sms: Sms
  readonly files: Files
  readonly bus: Bus
  readonly log: Log
}

/** A value that belongs to one house and is created on first use: tests have several houses in one process. */
export function perHouse<T>(make: (house: House) => T): (house: House) => T {
  const made = new WeakMap<House, { of: T }>()
  return (house) => {
    const known = made.get(house) ?? { of: make(house) }
    made.set(house, known)
    return known.of
  }
}
