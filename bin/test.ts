import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build.ts'

type Outcome = { passed: number; failed: number }

/** Everything that must hold, in one readable list. Each check counts as one test; the suite counts its own. */
const checks: [string, () => Promise<Outcome>][] = [
  ['types', () => command('tsc', '--noEmit')],
  ['lint and format', () => command('biome', 'ci', '.')],
  ['nothing unused', () => command('knip')],
  ['the web builds', () => outcomeOf(buildWeb())],
  ['the suite', suite],
]

const total: Outcome = { passed: 0, failed: 0 }
for (const [name, check] of checks) {
  const started = performance.now()
  const { passed, failed } = await check()
  total.passed += passed
  total.failed += failed
  console.log(`${failed ? '✗' : '✓'} ${name} (${((performance.now() - started) / 1_000).toFixed(1)} s)`)
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)

function run(program: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', program), args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}

async function command(program: string, ...args: string[]): Promise<Outcome> {
  const good = await run(program, args)
  return { passed: Number(good), failed: Number(!good) }
}

async function outcomeOf(work: Promise<void>): Promise<Outcome> {
  try {
    await work
    return { passed: 1, failed: 0 }
  } catch (fault) {
    console.error((fault as Error).message)
    return { passed: 0, failed: 1 }
  }
}

async function suite(): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'nabta-suite-'))
  const file = join(folder, 'results.json')
  const wanted = process.argv.slice(2)
  const good = await run('vitest', [
    'run',
    '--config',
    'test/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${file}`,
    ...wanted,
  ])
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(await readFile(file, 'utf8'))
    return { passed: numPassedTests, failed: Math.max(numFailedTests, Number(!good)) }
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
