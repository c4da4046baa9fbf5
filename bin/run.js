import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Everything imported above exists in every Node since 16, so that an older one can still print what is missing.
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [major, minor] = process.versions.node.split('.').map(Number)
if (major > 24 || (major === 24 && minor >= 12)) await run()
else handOver()

async function run() {
  const { enableCompileCache } = await import('node:module')
  const { setFlagsFromString } = await import('node:v8')
  const [name, ...rest] = process.argv.slice(2)
  // V8 lets the heap grow to four times its live objects before it collects garbage: 20,000 emails took 582 MB of 512
  // (docs/performance.md).
  if (name === 'start' || name === 'serve') setFlagsFromString('--heap-growing-percent=150')
  // Caching compiled code halves the time before a command begins.
  enableCompileCache(join(root, 'node_modules', '.cache', 'nabta'))
  process.argv.splice(2, Infinity, ...rest)
  // A command that tests call exports `main`; any other runs as it is imported.
  const { main } = await import(`./${name}.ts`)
  await main?.()
}

/** Runs the same command with the Node that `npm ci` installed. */
function handOver() {
  const own = join(root, 'node_modules', '.bin', 'node')
  if (!existsSync(own)) return refuse()
  const child = spawn(own, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('error', refuse)
  child.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

function refuse() {
  console.error(
    `Nabta needs Node 24.12 or newer, and this is ${process.version}: run \`npm ci\` (on Linux it brings its own Node), or install Node 24.`,
  )
  process.exit(1)
}
