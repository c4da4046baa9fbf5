import { onTestFinished } from 'vitest'
import type { House } from '#server/ground/house.ts'
import { createHttp } from '#server/ground/http/server.ts'
import { openBus } from '#server/ground/realtime/open-bus.ts'
import type { PresenceAudience } from '#server/ground/realtime/presence.ts'
import { openRealtime, type Realtime } from '#server/ground/realtime/realtime.ts'
import { presenceAudience, publicPages, socketHandlers } from '#server/routes.ts'
import type { App } from './app.ts'

type Node = { house: House; origin: string; realtime: Realtime; close(): Promise<void> }

/** Another server on the same database, with its own bus, until the test ends. */
export async function openNode(
  { house, appUrl }: Pick<App, 'house' | 'appUrl'>,
  { busUrl, who = presenceAudience }: { busUrl?: string | undefined; who?: readonly PresenceAudience[] } = {},
): Promise<Node> {
  const bus = openBus({ busUrl }, house.db, appUrl, house.log)
  const own: House = { ...house, bus }
  const realtime = openRealtime(own, socketHandlers, who)
  const http = await createHttp(own, [], publicPages, realtime)
  const origin = `http://localhost:${await http.listen(0, '127.0.0.1')}`
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= http.close().then(bus.close)
    return closed
  }
  onTestFinished(close)
  return { house: own, origin, realtime, close }
}
