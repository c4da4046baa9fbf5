import type { Database } from '../data/db.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { type Bus, withLocalDelivery } from './bus.ts'
import { natsBus } from './nats-bus.ts'
import { notifyBus } from './notify-bus.ts'
import { redisBus } from './redis-bus.ts'

/** Opens the bus that the settings name. Startup does not wait for it: the server starts even if the bus is away. */
export function openBus({ busUrl }: Pick<Settings, 'busUrl'>, db: Database, appUrl: string, log: Log): Bus {
  if (!busUrl) return withLocalDelivery(notifyBus(db, appUrl, log), log)
  return withLocalDelivery(busUrl.startsWith('nats:') ? natsBus(busUrl, log) : redisBus(busUrl, log), log)
}
