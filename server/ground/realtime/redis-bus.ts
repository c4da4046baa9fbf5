import type { RedisClientType } from 'redis'
import { type Log, traceOf } from '../log.ts'
import type { Carrier } from './bus.ts'

const channel = 'nabta'

/** Redis as the bus: one connection to publish, one to subscribe. Without it, sockets catch up on their heartbeats. */
export function redisBus(url: string, log: Log): Carrier {
  const made = import('redis').then(({ createClient }) =>
    (['bus.silent', 'bus.deaf'] as const).map((event): RedisClientType => {
      const client: RedisClientType = createClient({
        url,
        disableOfflineQueue: true,
        pingInterval: 10_000,
        socket: { connectTimeout: 5_000, reconnectStrategy: (tries) => Math.min(tries * 200, 2_000) },
      })
      client.on('error', (fault) => log('warn', event, traceOf(fault)))
      return client
    }),
  )
  const begin = (client: RedisClientType | undefined) =>
    client?.connect().catch((fault: unknown) => log('warn', 'bus.away', traceOf(fault)))
  made.then(([speaker]) => begin(speaker))

  return {
    isDatabase: false,
    async publish(message) {
      try {
        const [speaker] = await made
        await speaker?.publish(channel, JSON.stringify(message))
      } catch (fault) {
        log('warn', 'bus.silent', traceOf(fault))
      }
    },
    subscribe(listen, missed) {
      made
        .then(async ([, hearer]) => {
          await begin(hearer)
          await hearer?.subscribe(channel, listen)
          hearer?.on('ready', missed)
          missed()
        })
        .catch((fault) => log('warn', 'bus.deaf', traceOf(fault)))
      return {
        async stop() {
          const [, hearer] = await made
          hearer?.destroy()
        },
      }
    },
    async answers() {
      const [speaker, hearer] = await made
      await speaker?.ping()
      if (hearer?.isOpen && !hearer.isReady) throw new Error('not subscribed to the bus')
    },
    async close() {
      const [speaker] = await made
      speaker?.destroy()
    },
  }
}
