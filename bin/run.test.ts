import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

/** A clone with one command, before `npm ci`. */
const clone = await mkdtemp(join(tmpdir(), 'nabta-run-'))
await mkdir(join(clone, 'bin'))
await copyFile('bin/run.js', join(clone, 'bin/run.js'))
await writeFile(join(clone, 'package.json'), '{ "type": "module" }')
await writeFile(
  join(clone, 'bin/tell.ts'),
  `process.on('SIGTERM', () => process.exit(7))
   console.log(process.version, ...process.argv.slice(2))
   if (process.argv[2] === 'wait') setInterval(() => {}, 1_000)`,
)
afterAll(() => rm(clone, { recursive: true, force: true }))

const older = await olderNode()
/** Reports an older version, but has all features of a newer one. */
const posing = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`Object.defineProperty(process, 'versions', { value: { node: '20.19.0' } })`)}`,
]

const nodes: [string, string, string[]][] = [
  ['a Node that says it is 20', process.execPath, posing],
  ...(older ? ([['the older Node of this machine', older, []]] as [string, string, string[]][]) : []),
]

const sentence =
  /^Nabta needs Node 24\.12 or newer, and this is v[\d.]+: run `npm ci` \(on Linux it brings its own Node\), or install Node 24\.\n$/

test.each(nodes)('%s says in one sentence what to install', async (_, node, flags) => {
  const outcome = await promisify(execFile)(node, [...flags, join(clone, 'bin/run.js'), 'tell']).catch(
    (fault) => fault,
  )
  expect(outcome).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) })
})

test.each(nodes)(
  '%s passes the command, its signals and its exit code on to the Node of the packages',
  { skip: process.platform === 'win32' },
  async (_, node, flags) => {
    await mkdir(join(clone, 'node_modules/.bin'), { recursive: true })
    await symlink(process.execPath, join(clone, 'node_modules/.bin/node')).catch(() => {})
    const child = spawn(node, [...flags, join(clone, 'bin/run.js'), 'tell', 'wait', 'for me'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    const [said] = await once(child.stdout, 'data')
    expect(String(said)).toBe(`${process.version} wait for me\n`)
    child.kill('SIGTERM')
    expect(await ended).toEqual([7, null])
    await rm(join(clone, 'node_modules'), { recursive: true })
  },
)

/** Finds the first Node on the path that is older than the product requires. */
async function olderNode(): Promise<string | undefined> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const node = join(folder, process.platform === 'win32' ? 'node.exe' : 'node')
    const { stdout } = await promisify(execFile)(node, ['--version']).catch(() => ({ stdout: '' }))
    const major = Number(/^v(\d+)/.exec(stdout)?.[1])
    if (major >= 18 && major < 24) return node
  }
  return undefined
}
