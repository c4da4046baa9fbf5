import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('in development pages, the gallery and the API are served from one port', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nabta-dev-'))
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATA_DIR: folder,
    PORT: '3977',
    DEMO: '0',
    LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, ['bin/run.js', 'dev'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), ended])
  const ask = async (path: string) => {
    const answer = await fetch(`http://localhost:3977${path}`, { headers: { accept: 'text/html' } })
    return [answer.status, (await answer.text()).includes('<html lang=')]
  }
  expect(await ask('/ar/faq')).toEqual([200, true])
  expect(await ask('/dev/gallery')).toEqual([200, true])
  expect(await ask('/no/such/page')).toEqual([404, true])
  const directory = await fetch('http://localhost:3977/ar/dietitians', { headers: { accept: 'text/html' } })
  expect(await directory.text(), 'with what the server knows in it').not.toMatch(/\{\{|^$/)
  expect((await fetch('http://localhost:3977/api/ready')).status).toBe(200)
  child.kill('SIGINT')
  expect((await ended)[0]).toBe(0)
  await rm(folder, { recursive: true, force: true })
})
