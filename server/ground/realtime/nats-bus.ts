import type { NatsConnection } from '@nats-io/transport-node'
import { type Log, traceOf } from '../log.ts'
import type { Carrier } from './bus.ts'

const subject = 'nabta'

/** NATS as the bus. It connects in the background; without it, sockets catch up on their heartbeats. */
export function natsBus(url: string, log: Log): Carrier {
  const { host, username, password } = new URL(url)
  const opened: Promise<NatsConnection> = import('@nats-io/transport-node').then(({ connect }) =>
    connect({
      servers: host,
      ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
      name: 'nabta',
      waitOnFirstConnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 500,
      pingInterval: 10_000,
    }),
  )
  let connection: NatsConnection | undefined
  let isClosed = false
  const ready = opened
    .then(async (made) => {
      connection = made
      if (isClosed) await made.close()
    })
    .catch((fault) => log('error', 'bus.refused', traceOf(fault)))

  return {
    isDatabase: false,
    async publish(message) {
      try {
        if (connection) connection.publish(subject, JSON.stringify(message))
        else log('warn', 'bus.silent')
      } catch (fault) {
        log('warn', 'bus.silent', traceOf(fault))
      }
    },
    subscribe(listen, missed) {
      let stop = () => {}
      ready.then(async () => {
        if (!connection || isClosed) return
        const subscription = connection.subscribe(subject, {
          callback: (fault, message) => {
            if (fault) return log('warn', 'bus.deaf', traceOf(fault))
            listen(message.string())
          },
        })
        stop = () => subscription.unsubscribe()
        await connection.flush()
        missed()
        for await (const { type } of connection.status()) {
          if (type === 'disconnect') log('warn', 'bus.deaf')
          if (type === 'reconnect') missed()
        }
      })
      return { stop: async () => stop() }
    },
    async answers() {
      if (!connection) throw new Error('not yet connected to the bus')
      await connection.rtt()
    },
    async close() {
      isClosed = true
      await connection?.close()
    },
  }
}
