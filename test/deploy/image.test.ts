import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { constants, cpSync } from 'node:fs'
import { chmod, chown, copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { signIn } from '#contract/accounts/sign-in.ts'
import { makeSummary } from '#contract/health/summary.ts'
import { savePhoto } from '#contract/profiles.ts'
import { freePort } from '#server/ground/data/embedded/free-port.ts'
import { startEmbedded } from '#server/ground/data/embedded/postgres.ts'
import { picture } from '#test/fakes/pictures.ts'
import { openStore } from '#test/fakes/store.ts'
import { root } from '#test/rules/files.ts'
import { filesOfImage, packagesOfImage } from './image-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'nabta-image-'))
const [app, data] = [join(folder, 'app'), join(folder, 'data')]
/**
 * As root, the test starts the server as a user who owns none of the files; any other user must not be able to write
 * to any of them.
 */
const isRoot = process.getuid?.() === 0
const nobody = isRoot ? { uid: 65534, gid: 65534 } : {}
/** A first start with the demo takes half a minute by itself, and several minutes on a busy machine. */
const patience = 300_000
/** Node is copied here because other users may not read the project's folder. */
const node = join(folder, 'node')

beforeAll(async () => {
  await chmod(folder, 0o755)
  await copyFile(process.execPath, node, constants.COPYFILE_FICLONE)
  await mkdir(data, { mode: 0o700 })
  if (isRoot) await chown(data, 65534, 65534)
  const placed = [...packagesOfImage(), ...filesOfImage(), { from: 'dist/web', to: 'dist/web' }]
  // Ten thousand files: one call for each folder of packages takes seconds, one for each file takes minutes on a busy
  // machine.
  for (const { from, to } of placed) cpSync(join(root, from), join(app, to), { recursive: true })
}, patience)
afterAll(() => rm(folder, { recursive: true, force: true }))

test(
  "a user who owns none of the image's files can start it with the demo, upload a picture and get a document",
  async () => {
    const port = await freePort()
    const store = await openStore()
    onTestFinished(() => void store.close())
    const settings = {
      PORT: String(port),
      DATA_DIR: data,
      DATABASE_URL: await databaseByPort(),
      STORAGE_URL: store.url,
      SECRET_KEYS: randomBytes(32).toString('base64'),
      DEMO: '1',
    }
    const server = run(['bin/run.js', 'serve'], settings)
    onTestFinished(server.stop)
    expect(await server.opened, server.said()).toBe(true)

    const origin = `http://localhost:${port}`
    const send = (method: string, path: string, type: string, body: string | Uint8Array, cookie = '') =>
      fetch(`${origin}${path}`, {
        method,
        body: body as BodyInit,
        headers: { origin, cookie, 'content-type': type },
      })
    const enter = async (name: string) => {
      const who = JSON.stringify({ email: `${name}@nabta.test`, password: 'nabta-demo' })
      const entered = await send(signIn.method, signIn.path, 'application/json', who)
      return entered.headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; ')
    }
    const cookie = await enter('dietitian')
    const photo = new Uint8Array(await picture(600, 600).jpeg().toBuffer())
    const saved = await send(savePhoto.method, savePhoto.path, 'image/jpeg', photo, cookie)
    expect(saved.status).toBe(200)
    const { photoId } = (await saved.json()) as { photoId: string }
    const shown = await fetch(`${origin}/api/photos/${photoId}/small`, { headers: { cookie } })
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const patient = { headers: { cookie: await enter('patient') } }
    const paper = await fetch(`${origin}${makeSummary.path}?period=month&answers=without`, patient)
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await fetch(`${origin}/ar/faq`)).status).toBe(200)
    expect(await run(['deploy/healthcheck.js'], settings).ended).toBe(0)
  },
  patience,
)

test.each([
  ['sharp', 'node_modules/@img'],
  ['font', 'node_modules/@expo-google-fonts'],
  ['built pages', 'dist/web'],
])('a start without its %s says so in one sentence', async (name, path) => {
  await rename(join(app, path), join(folder, 'away'))
  onTestFinished(() => rename(join(folder, 'away'), join(app, path)))
  const server = run(['bin/run.js', 'serve'], { DATA_DIR: data, PORT: '0' })
  expect(await server.ended).toBe(1)
  expect(server.said()).toMatch(new RegExp(`^[^\\n]*${name}[^\\n]*\\n$`))
})

function run(words: string[], settings: Record<string, string>) {
  const child = spawn(node, words, {
    ...nobody,
    cwd: app,
    env: { NODE_ENV: 'production', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (bytes) => {
    said += bytes
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const greeted = new Promise<boolean>((resolve) => {
    child.stdout.on('data', (bytes) => String(bytes).includes('Nabta is open') && resolve(true))
  })
  return {
    said: () => said,
    ended,
    opened: Promise.race([greeted, ended.then(() => false)]),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** The embedded database admits only its owner, over a socket; this proxy also admits other users of this machine. */
async function databaseByPort(): Promise<string> {
  const embedded = await startEmbedded(join(folder, 'database'))
  onTestFinished(embedded.stop)
  const url = new URL(embedded.url)
  const socket = `${url.searchParams.get('host')}/.s.PGSQL.5432`
  const door = createServer((caller) => {
    const inside = connect(socket)
    caller.pipe(inside).pipe(caller)
    caller.on('error', () => inside.destroy())
    inside.on('error', () => caller.destroy())
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  onTestFinished(() => void door.close())
  url.host = `127.0.0.1:${(door.address() as AddressInfo).port}`
  url.search = ''
  return url.href
}
