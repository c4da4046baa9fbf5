import type { Database } from './data/db.ts'
import type { KeyRing } from './data/key-ring.ts'
import type { Files } from './files/files.ts'
import type { Log } from './log.ts'
import type { Mail } from './post/mail.ts'
import type { Sms } from './post/sms.ts'
import type { Bus } from './realtime/bus.ts'
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
  readonly bus: Bus
  readonly log: Log
}

/** What belongs to one house alone, made when it is first needed: tests have several in a process. */
export function perHouse<T>(make: (house: House) => T): (house: House) => T {
  const made = new WeakMap<House, { of: T }>()
  return (house) => {
    const known = made.get(house) ?? { of: make(house) }
    made.set(house, known)
    return known.of
  }
}
