import { onTestFinished } from 'vitest'
import { hearings, knowers } from '#server/hearings.ts'
import type { House } from '#server/house.ts'
import { createHttp } from '#server/http/server.ts'
import { publicPages } from '#server/public-pages.ts'
import { openBus } from '#server/realtime/open-bus.ts'
import type { Knowers } from '#server/realtime/presence.ts'
import { openRealtime, type Realtime } from '#server/realtime/realtime.ts'
import type { App } from './app.ts'

type Node = { house: House; origin: string; realtime: Realtime; close(): Promise<void> }

/** Another server on the same database, with a bus of its own, until the test ends. */
export async function openNode(
  { house, appUrl }: Pick<App, 'house' | 'appUrl'>,
  { busUrl, who = knowers }: { busUrl?: string | undefined; who?: readonly Knowers[] } = {},
): Promise<Node> {
  const bus = openBus({ busUrl }, house.db, appUrl, house.log)
  const own: House = { ...house, bus }
  const realtime = openRealtime(own, hearings, who)
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
