import { relative } from 'node:path'
import type { TestFile } from './test-times.ts'

type Reported = Pick<TestFile, 'name' | 'status' | 'message' | 'assertionResults'>

/**
 * Lists failed tests again at the end, where a long run is read first: each by name, with the first line of its
 * error.
 */
export const failedTests = (files: readonly Reported[], root = process.cwd()): string[] =>
  files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed')
    const faults = failed.map(
      ({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages?.[0])}`,
    )
    if (faults.length === 0 && status === 'failed') faults.push(firstLine(message))
    return faults.map((fault) => `failed: ${relative(root, name)}: ${fault}`)
  })

const firstLine = (text = '') => text.split('\n', 1)[0]?.slice(0, 300) ?? ''
