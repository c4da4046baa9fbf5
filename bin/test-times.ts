import { relative } from 'node:path'
import { alone } from '../test/setup/alone.ts'
import type { ToolName } from '../test/setup/tools.ts'

/** As vitest's report tells of it. */
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

/** A file belongs to the first part that knows it. */
const parts: [string, RegExp][] = [
  ['rules', /^test\/rules\//],
  ['screens', /^test\/journeys\/(portal-screens-\w+|pages)\./],
  ['journeys', /^test\/journeys\//],
  ['server', /^server\//],
  ['web, contract, copy', /^(web|contract|copy)\//],
  ['the rest', /./],
]

/** Where the time goes: several files run at a time, so their seconds are more than a clock would say. */
export function printTimes(checks: number, files: readonly TestFile[]) {
  const rows = [['static checks', '', checks.toFixed(0)]]
  const byPart = Map.groupBy(files, ({ name }) => partOf(relative(process.cwd(), name)))
  for (const part of ['alone', ...parts.map(([name]) => name)]) {
    const all = byPart.get(part) ?? []
    const tests = all.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0)
    const took = all.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0) / 1_000
    if (tests > 0) rows.push([part, String(tests), took.toFixed(0)])
  }
  console.log(['part', 'tests', 'seconds'].map(wide).join(''))
  for (const row of rows) console.log(row.map(wide).join(''))
}

const partOf = (path: string) =>
  alone.includes(path) ? 'alone' : (parts.find(([, known]) => known.test(path))?.[0] ?? '')

const wide = (text: string, at: number) => (at === 0 ? text.padEnd(22) : text.padStart(9))
