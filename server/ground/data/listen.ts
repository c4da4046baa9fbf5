import pg from 'pg'
import { classifyFault } from './database-faults.ts'
import { servingRoleOption, withOptions } from './pools.ts'

/** Listens to a channel on its own connection, until that breaks or is ended. */
export async function listenTo(
  url: string,
  channel: string,
  hear: (text: string) => void,
): Promise<{ ended: Promise<void>; end: () => void }> {
  const client = new pg.Client({
    connectionString: withOptions(url, servingRoleOption),
    application_name: 'nabta-bus',
    keepAlive: true,
  })
  const { promise: ended, resolve: broken } = Promise.withResolvers<void>()
  // A connection that was cut off silently looks like an idle one.
  const probe = setInterval(() => {
    client.query({ text: 'select', query_timeout: 5_000 } as pg.QueryConfig).catch(end)
  }, 10_000)
  function end() {
    clearInterval(probe)
    broken()
    client.end().catch(() => {})
  }
  client.on('error', end).on('end', end)
  client.on('notification', ({ payload }) => hear(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  } catch (fault) {
    end()
    throw classifyFault(fault)
  }
  return { ended, end }
}
