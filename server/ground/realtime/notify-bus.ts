import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../data/db.ts'
import { listenTo } from '../data/listen.ts'
import { type Log, traceOf } from '../log.ts'
import type { Carrier } from './bus.ts'

const channel = 'nabta'

/** PostgreSQL takes payloads of up to 8,000 bytes. */
const most = 7_500

/** LISTEN and NOTIFY: needs only the database, and a dedicated connection that no pooler shares. */
export function notifyBus(db: Database, appUrl: string, log: Log): Carrier {
  let deaf = 0
  return {
    isDatabase: true,
    async publish(message) {
      const parts = splitMessage(JSON.stringify(message))
      await db
        .ask(
          sql`select pg_notify(${channel}, part) from unnest(${parts}::text[]) with ordinality as message(part, place) order by place`,
        )
        .catch((fault) => log('warn', 'bus.silent', traceOf(fault)))
    },
    subscribe(listen, missed) {
      const stopping = new AbortController()
      const whole = joinParts(listen)
      deaf++
      const stopped = (async () => {
        while (!stopping.signal.aborted) {
          try {
            const { ended, end } = await listenTo(appUrl, channel, whole)
            stopping.signal.addEventListener('abort', end, { once: true })
            if (stopping.signal.aborted) end()
            else missed()
            deaf--
            await ended.finally(() => deaf++)
            stopping.signal.removeEventListener('abort', end)
          } catch (fault) {
            log('warn', 'bus.deaf', traceOf(fault))
          }
          await pause(500, undefined, { signal: stopping.signal }).catch(() => {})
        }
      })()
      return {
        async stop() {
          stopping.abort()
          await stopped
          deaf--
        },
      }
    },
    async answers() {
      await db.ask(sql`select`)
      if (deaf > 0) throw new Error('not listening to the database')
    },
    close: async () => {},
  }
}

/** The text unchanged, or in pieces that carry an id, their position and their count. */
export function splitMessage(text: string): string[] {
  if (Buffer.byteLength(text) <= most) return [text]
  const packed = Buffer.from(text).toString('base64')
  const count = Math.ceil(packed.length / most)
  const id = randomUUID()
  return Array.from(
    { length: count },
    (_, at) => `${id} ${at} ${count} ${packed.slice(at * most, (at + 1) * most)}`,
  )
}

/** Joins the pieces of `splitMessage` again. A message that has lost a piece is dropped after a while. */
export function joinParts(take: (text: string) => void): (text: string) => void {
  const open = new Map<string, string[]>()
  return (text) => {
    if (text.startsWith('{')) return take(text)
    const [id = '', at, count, piece = ''] = text.split(' ')
    const pieces = open.get(id) ?? []
    pieces[Number(at)] = piece
    open.set(id, pieces)
    if (pieces.filter((each) => each !== undefined).length === Number(count)) {
      open.delete(id)
      take(Buffer.from(pieces.join(''), 'base64').toString())
    }
    const [oldest] = open.keys()
    if (open.size > 100 && oldest) open.delete(oldest)
  }
}
