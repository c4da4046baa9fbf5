import { expect, test } from 'vitest'
import { presenceAudience, publicPages, socketHandlers } from '#server/routes.ts'
import { openApp } from '#test/app.ts'
import { openRealtime } from '../realtime/realtime.ts'
import { healthCheckRoutes } from './health-checks.ts'
import { createHttp } from './server.ts'

const { house } = await openApp({ TRUSTED_PROXIES: '127.0.0.1' })

test('behind a proxy a server that stops first reports that it is not ready, and still takes requests', async () => {
  const http = await createHttp(
    house,
    healthCheckRoutes,
    publicPages,
    openRealtime(house, socketHandlers, presenceAudience),
  )
  const origin = `http://localhost:${await http.listen(0, '127.0.0.1')}`
  const ask = async (path: string) => (await fetch(`${origin}${path}`)).status
  expect(await ask('/api/ready')).toBe(200)
  const closed = http.close()
  expect([await ask('/api/ready'), await ask('/api/health')]).toEqual([503, 200])
  await closed
  await expect(ask('/api/health')).rejects.toThrow('fetch failed')
})
