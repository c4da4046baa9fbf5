import { relative } from 'node:path'
import { type ToolName, tools } from '../test/setup/tools.ts'
import type { TestFile } from './test-times.ts'

type SkippedTest = { title: string; lacks: readonly ToolName[] }

type Reported = Pick<TestFile, 'name' | 'assertionResults'>

/** The tests that cannot run on this machine. Tests excluded with `-t` do not count. */
export function skippedTests(files: readonly Reported[], root = process.cwd()): SkippedTest[] {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, meta }) => status === 'skipped' && meta?.lacks?.length)
      .map(({ fullName, meta }) => ({
        title: `${relative(root, name)}: ${fullName}`,
        lacks: meta?.lacks ?? [],
      })),
  )
}

/** Lists each by name, then states in one sentence what to install. */
export function explainSkipped(skipped: readonly SkippedTest[]): string {
  if (skipped.length === 0) return ''
  const missing = [...new Set(skipped.flatMap(({ lacks }) => lacks))]
  const packages = Object.entries(Object.groupBy(missing, (name) => tools[name].debian))
  const reasons = packages.map(
    ([name, missed = []]) => `${name} for ${missed.map((one) => tools[one].tests).join(' and ')}`,
  )
  const install = `apt-get install ${packages.map(([name]) => name).join(' ')}`
  return [
    ...skipped.map(({ title }) => `skipped: ${title}`),
    `To run the skipped tests: ${install} (${reasons.join(', ')}).`,
  ].join('\n')
}

/** The last line of a run. Other people's scripts parse its beginning. */
export const lastLine = (passed: number, failed: number, skipped: number, leftOut = ''): string =>
  [`${passed} passed`, `${failed} failed`, skipped > 0 && `${skipped} skipped`, leftOut]
    .filter(Boolean)
    .join(', ')
