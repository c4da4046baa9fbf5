import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build.ts'
import { failedTests } from './failed-tests.ts'
import { explainSkipped, lastLine, skippedTests } from './skipped-tests.ts'
import { printTimes, type TestFile } from './test-times.ts'
import { explainLeftOut, touchedTests } from './touched-tests.ts'

type Outcome = { passed: number; failed: number }

/**
 * The whole suite; or the tests that are named; with `--changed [commit]` those that a change affects; with `--all`
 * also those that a usual run leaves out.
 */
const [option, ...rest] = process.argv.slice(2)
const isQuick = option === '--changed'
if (option === '--all') process.env.NABTA_TEST_ALL = '1'
const touched = isQuick ? await touchedTests(rest[0]) : undefined
const wanted = touched?.tests ?? (option === '--all' ? rest : process.argv.slice(2))
if (touched && touched.routes !== 'all' && touched.routes.length > 0)
  process.env.NABTA_TEST_ROUTES = touched.routes.join()

/** The results of the compiler's last run, so that it checks only files whose types may have changed. */
const types = 'node_modules/.cache/nabta/types.tsbuildinfo'

/** All checks in one readable list. Each check counts as one test; the suite counts its own. */
const started = performance.now()
const outcomes = await Promise.all([
  checked('types', command('tsc', '--incremental', '--tsBuildInfoFile', types)),
  checked('lint and format', command('biome', 'ci', '.')),
  ...(isQuick ? [] : [checked('nothing unused', command('knip')), checked('the web builds', built())]),
])
const before = seconds(started)
const { files, ...tests } = await suite()
const total = [...outcomes, tests].reduce((sum, { passed, failed }) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
}))
printTimes(before, files)
for (const failed of failedTests(files)) console.log(failed)
const skipped = skippedTests(files)
if (skipped.length > 0) console.log(explainSkipped(skipped))
console.log(lastLine(total.passed, total.failed, skipped.length, touched && explainLeftOut(touched)))
process.exit(total.failed ? 1 : 0)

async function checked(name: string, check: Promise<string | undefined>): Promise<Outcome> {
  const fault = await check
  if (fault) console.error(fault)
  console.log(`${fault === undefined ? '✓' : '✗'} ${name} (${seconds(started).toFixed(1)} s)`)
  return { passed: Number(fault === undefined), failed: Number(fault !== undefined) }
}

function seconds(since: number) {
  return (performance.now() - since) / 1_000
}

/** The output if the command failed. It is collected, since the output of several at the same time would mix. */
async function command(program: string, ...args: string[]): Promise<string | undefined> {
  let said = ''
  const good = await run(program, args, (text) => {
    said += text
  })
  return good ? undefined : said
}

async function built(): Promise<string | undefined> {
  try {
    await buildWeb()
    return undefined
  } catch (fault) {
    return (fault as Error).message
  }
}

function run(program: string, args: string[], hear?: (text: string) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', program), args, {
      stdio: hear ? 'pipe' : 'inherit',
      shell: process.platform === 'win32',
    })
    if (hear) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear)
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}

async function suite(): Promise<Outcome & { files: TestFile[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'nabta-suite-'))
  const file = join(folder, 'results.json')
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
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(await readFile(file, 'utf8'))
    return {
      passed: numPassedTests,
      failed: Math.max(numFailedTests, Number(!good)),
      files: testResults,
    }
  } catch {
    return { passed: 0, failed: 1, files: [] }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
