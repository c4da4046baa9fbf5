import { sql } from 'kysely'
import type { House } from '../house.ts'
import { traceOf } from '../log.ts'
import { dismiss, type OpenSocket } from './sockets.ts'

/** Milliseconds until a person who was signed out or suspended, in whatever way, receives nothing further. */
export const checkSessionsEvery = 3_000

/** Milliseconds for which a socket stays open while its session cannot be checked. */
const trustedFor = 60_000

/** Checks the sessions behind this node's sockets in one statement: all periodically, some once they may have ended. */
export function watchSessions({ db, clock, log }: House) {
  let lastAnswer = performance.now()

  async function look(here: readonly OpenSocket[]): Promise<void> {
    if (here.length > 0) {
      try {
        const ids = here.map(({ session }) => session.id)
        const live = await db.ask(
          sql<{
            id: string
            role: string
          }>`select id, role from app.live_sessions(${ids}::uuid[], ${clock.now()}::timestamptz)`,
        )
        const roles = new Map(live.map(({ id, role }) => [id, role]))
        for (const socket of here)
          if (roles.get(socket.session.id) !== socket.session.role) dismiss(socket, 'sessionOver')
      } catch (fault) {
        log('warn', 'socket.unsure', traceOf(fault))
        if (performance.now() - lastAnswer > trustedFor) for (const socket of here) dismiss(socket, 'again')
        return
      }
    }
    lastAnswer = performance.now()
  }
  return look
}
