import { relative } from 'node:path'
import { runsAlone } from '../test/setup/alone.ts'
import type { ToolName } from '../test/setup/tools.ts'

/** A file in vitest's report. */
export type TestFile = {
  name: string
  status: string
  message: string
  startTime: number
  endTime: number
  assertionResults: {
    fullName: string
    status: string
    failureMessages?: string[]
    meta?: { lacks?: readonly ToolName[] }
  }[]
}

/** The first matching part counts. */
const parts: [string, RegExp][] = [
  ['rules', /^test\/rules\//],
  ['screens', /^test\/journeys\/(portal-screens-\w+|pages)\./],
  ['journeys', /^test\/journeys\//],
  ['components', /\.test\.tsx$/],
  ['server', /^server\//],
  ['web, contract, copy', /^(web|contract|copy)\//],
  ['the rest', /./],
]

/**
 * Prints how long each part took, and the slowest files. Files run in parallel, so their seconds add up to more than
 * the elapsed time.
 */
export function printTimes(checks: number, files: readonly TestFile[]) {
  const rows = [['static checks', '', checks.toFixed(0)]]
  const byPart = Map.groupBy(files, ({ name }) => partOf(relative(process.cwd(), name)))
  for (const part of ['alone', ...parts.map(([name]) => name)]) {
    const all = byPart.get(part) ?? []
    const tests = all.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0)
    const took = all.reduce((sum, file) => sum + secondsOf(file), 0)
    if (tests > 0) rows.push([part, String(tests), took.toFixed(0)])
  }
  for (const file of files.toSorted((a, b) => secondsOf(b) - secondsOf(a)).slice(0, 20))
    rows.push([
      relative(process.cwd(), file.name),
      String(file.assertionResults.length),
      secondsOf(file).toFixed(0),
    ])
  console.log(['part', 'tests', 'seconds'].map(wide).join(''))
  for (const row of rows) console.log(row.map(wide).join(''))
}

const secondsOf = ({ startTime, endTime }: TestFile) => (endTime - startTime) / 1_000

const partOf = (path: string) =>
  runsAlone.includes(path) ? 'alone' : (parts.find(([, known]) => known.test(path))?.[0] ?? '')

const wide = (text: string, at: number) => (at === 0 ? text.padEnd(56) : text.padStart(9))
