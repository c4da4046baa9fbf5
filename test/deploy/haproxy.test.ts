import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { type ConnectionOptions, connect as connectTls } from 'node:tls'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { mostHealthExportBytes } from '#contract/health/apple-health.ts'
import { mostBytes } from '#contract/uploads.ts'
import { freePort } from '#server/ground/data/embedded/free-port.ts'
import { uploadTimeout } from '#server/ground/http/upload.ts'
import { needs, pathOf } from '#test/needs.ts'
import { textOf } from '#test/rules/files.ts'

const folder = await mkdtemp(join(inject('room'), 'haproxy-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test(
  'with an https address, plain http redirects there, except for health checks and ACME challenges',
  needs('haproxy'),
  async () => {
    const acme = await openNode('acme')
    const { clear } = await startBalancer({
      PUBLIC_URL: 'https://nabta.example',
      ACME_SERVER: `127.0.0.1:${acme.port}`,
    })
    const ask = async (path: string, method = 'GET') => {
      const answer = await fetch(`${clear}${path}`, { method, redirect: 'manual' })
      return [answer.status, answer.headers.get('location') ?? (await answer.text())]
    }
    expect(await ask('/ar/sign-in?next=%2Fa')).toEqual([308, 'https://nabta.example/ar/sign-in?next=%2Fa'])
    expect(await ask('/api/session', 'POST')).toEqual([308, 'https://nabta.example/api/session'])
    expect((await ask('/api/ready'))[0]).toBe(200)
    expect(await ask('/.well-known/acme-challenge/abc')).toEqual([200, 'acme'])
  },
)

test(
  'with an http address, plain http is served, and callers appear with the address that the load balancer reports',
  needs('haproxy'),
  async () => {
    const { clear } = await startBalancer({ PUBLIC_URL: 'http://localhost' })
    const answer = await fetch(`${clear}/sign-in`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect([answer.status, answer.headers.get('said-forwarded')]).toEqual([200, '127.0.0.1'])
  },
)

test(
  'TLS is offered only with forward secrecy and authenticated encryption',
  needs('haproxy', 'openssl'),
  async () => {
    const { secure } = await startBalancer({
      PUBLIC_URL: 'https://localhost',
      CERTIFICATE: await certificate(),
    })
    const spoken = (options: ConnectionOptions) =>
      new Promise<string>((resolve) => {
        const socket = connectTls(
          { host: '127.0.0.1', port: secure, rejectUnauthorized: false, ...options },
          () => {
            resolve(
              `${socket.getProtocol()} ${socket.getCipher().standardName} ${socket.alpnProtocol || ''}`.trim(),
            )
            socket.destroy()
          },
        )
        socket.on('error', () => resolve('refused'))
      })
    expect(await spoken({ ALPNProtocols: ['h2', 'http/1.1'] })).toMatch(/^TLSv1\.3 TLS_\S+ h2$/)
    const older = { maxVersion: 'TLSv1.2' } as const
    expect(await spoken(older)).toMatch(/^TLSv1\.2 TLS_ECDHE_RSA_WITH_\S+(GCM|POLY1305)\S*$/)
    const weak = ['AES128-GCM-SHA256', 'ECDHE-RSA-AES128-SHA256', 'ECDHE-RSA-AES256-SHA', 'AES256-SHA']
    for (const ciphers of weak) expect(await spoken({ ...older, ciphers }), ciphers).toBe('refused')
    expect(await spoken({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' })).toBe(
      'refused',
    )
  },
)

test('requests that a stopped node cannot take go to the other node', needs('haproxy'), async () => {
  const { clear, nodes } = await startBalancer({ PUBLIC_URL: 'http://localhost' })
  const ask = async () => (await fetch(`${clear}/a`, { method: 'POST' })).text()
  const both = await Promise.all(Array.from({ length: 20 }, ask))
  expect(new Set(both)).toEqual(new Set(['app-1', 'app-2']))
  await nodes[0]?.close()
  const left = await Promise.all(Array.from({ length: 50 }, ask))
  expect(new Set(left)).toEqual(new Set(['app-2']))
})

test('the load balancer waits longer than the server does', () => {
  const text = textOf('deploy/haproxy.cfg')
  const seconds = (pattern: RegExp) => Number(pattern.exec(text)?.[1])
  const [file, large] = [mostBytes, mostHealthExportBytes].map((most) => uploadTimeout(most) / 1_000 + 5)
  expect(seconds(/^ {2}timeout client (\d+)s$/m)).toBeGreaterThan(file as number)
  expect(seconds(/^ {2}timeout server (\d+)s$/m)).toBeGreaterThan(file as number)
  expect(
    seconds(/set-timeout server (\d+)s if \{ path \/api\/health-data\/apple-health-previews \}/),
  ).toBeGreaterThan(large as number)
})

/** The shipped configuration, on its own ports and in front of two nodes that answer with their name. */
async function startBalancer(environment: Record<string, string>) {
  const nodes = [await openNode('app-1'), await openNode('app-2')]
  const [clear, secure] = [await freePort(), await freePort()]
  const text = nodes.reduce(
    (config, { name, port }) => config.replace(`${name}:3000`, `127.0.0.1:${port}`),
    textOf('deploy/haproxy.cfg')
      .replace(':8080', `127.0.0.1:${clear}`)
      .replace(':8443', `127.0.0.1:${secure}`),
  )
  const config = join(folder, `${clear}.cfg`)
  await writeFile(config, text)
  const child = spawn(pathOf('haproxy'), ['-f', config], { env: environment, stdio: 'ignore' })
  onTestFinished(async () => {
    child.kill()
    await once(child, 'exit')
  })
  await expect.poll(() => answers(clear)).toBe(true)
  return { clear: `http://127.0.0.1:${clear}`, secure, nodes }
}

async function openNode(name: string) {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('said-forwarded', String(request.headers['x-forwarded-for']))
    response.end(name)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(close)
  return { name, port: (server.address() as AddressInfo).port, close }
}

async function certificate(): Promise<string> {
  const [key, chain] = [join(folder, 'key.pem'), join(folder, 'chain.pem')]
  const words = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -days 1'.split(' ')
  execFileSync(pathOf('openssl'), [...words, '-keyout', key, '-out', chain], { stdio: 'ignore' })
  const file = join(folder, 'site.pem')
  await writeFile(file, (await readFile(chain, 'utf8')) + (await readFile(key, 'utf8')))
  return file
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
