import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAccessTokens } from '#contract/accounts/access-tokens.ts'
import { listAppointments } from '#contract/appointments/appointment.ts'
import { asProgramOf } from '#test/access-tokens.ts'
import { openApp } from '#test/app.ts'
import { drLayla, sara } from '#test/cast.ts'
import { join as joinAs } from '#test/people.ts'
import { listed } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')
let folder: string

/** Somebody else's program, as they would write it: it knows our address, its token, and what the document says. */
const program = `
import createClient from 'openapi-fetch'
import type { paths } from './api.ts'

const client = createClient<paths>({
  baseUrl: process.env.NABTA_URL ?? '',
  headers: { authorization: \`Bearer \${process.env.NABTA_TOKEN}\` },
})
const { data: found } = await client.GET('/api/dietitians', { params: { query: { sort: 'soonest' } } })
const dietitian = found?.dietitians[0]
if (!dietitian) throw new Error('nobody is listed')
const path = { id: dietitian.id }
const { data: page } = await client.GET('/api/dietitians/{id}', { params: { path } })
const service = page?.dietitian.services[0]?.id ?? ''
const from = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
const query = { from, days: 14, service }
const { data: free } = await client.GET('/api/dietitians/{id}/slots', { params: { path, query } })
const startsAt = free?.days[0]?.slots[0] ?? ''
const booking = {
  params: { header: { 'Idempotency-Key': 'one-appointment-please' } },
  body: { dietitian: dietitian.id, service, startsAt, mode: 'video', zone: 'Asia/Riyadh', bornOn: '1991-03-09', agrees: true },
} as const
const first = await client.POST('/api/appointments', booking)
const again = await client.POST('/api/appointments', booking)
if (!first.data) throw new Error(first.error.error.code)
const { id, version, status } = first.data.appointment
const moved = await client.POST('/api/appointments/{id}/cancellation', {
  params: { path: { id }, header: { 'If-Match': '"999"' } },
  body: {},
})
console.log(JSON.stringify({
  id, status, version,
  again: again.data?.appointment.id,
  tag: first.response.headers.get('etag'),
  moved: moved.error?.error.code,
}))
`

const olderCompiler = new URL('./older-compiler.ts', import.meta.url).href

/** openapi-typescript draws with the compiler as a library, which TypeScript 7 is not any more. */
async function typesOf(document: string): Promise<string> {
  const hooks = registerHooks({
    resolve: (wanted, context, next) => next(wanted === 'typescript' ? olderCompiler : wanted, context),
  })
  try {
    const { default: draw, astToString } = await import('openapi-typescript')
    return astToString(await draw(document))
  } finally {
    hooks.deregister()
  }
}

/** What our own compiler has against a program. */
async function faultsOf(name: string): Promise<string> {
  const options =
    '--ignoreConfig --noEmit --strict --module esnext --moduleResolution bundler --target es2025 --types node'
  const files = ['--allowImportingTsExtensions', join(folder, name)]
  return run(join(root, 'node_modules', '.bin', 'tsc'), [...options.split(' '), ...files], {
    cwd: root,
  }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

beforeAll(async () => {
  // Within the project, so that its packages are found.
  await mkdir(join(root, 'dist'), { recursive: true })
  folder = await mkdtemp(join(root, 'dist', 'outside-'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  const document = await (await app.fetch('/api/openapi.json')).text()
  await writeFile(join(folder, 'api.ts'), await typesOf(document))
  await writeFile(join(folder, 'program.ts'), program)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a client that openapi-typescript generates books an appointment, once, with a token', async () => {
  const [patient, dietitian] = [await joinAs(app, sara), await joinAs(app, drLayla, { role: 'dietitian' })]
  await listed(app, dietitian)
  expect(await faultsOf('program.ts')).toBe('')

  const { authorization } = await asProgramOf(patient, 'write')
  const { stdout } = await run(process.execPath, [join(folder, 'program.ts')], {
    env: { ...process.env, NABTA_URL: app.origin, NABTA_TOKEN: authorization.replace('Bearer ', '') },
  })
  const told = JSON.parse(stdout)
  expect(told).toEqual({
    id: expect.any(String),
    status: 'pending',
    version: 1,
    again: told.id,
    tag: '"1"',
    moved: 'changed_meanwhile',
  })
  const { body } = await patient.call(listAppointments, { view: 'pending' })
  expect(body.appointments.map(({ id }) => id)).toEqual([told.id])
  const [token] = (await patient.call(listAccessTokens, {})).body.accessTokens
  expect(token?.usedAt).not.toBeNull()
})

test('what the document does not know is no program', async () => {
  await writeFile(join(folder, 'wrong.ts'), program.replace("mode: 'video'", "mode: 'letter'"))
  expect(await faultsOf('wrong.ts')).toContain('\'"letter"\'')
})
