import { expect, test } from 'vitest'
import { failedTests } from './test-times.ts'

const file = { startTime: 0, endTime: 1, message: '' }

test('each failed test is named with the first line of its fault, and a file that could not be read with its own', () => {
  const files = [
    {
      ...file,
      name: '/project/server/books.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'they balance', status: 'failed', failureMessages: ['expected 1 to be 2\n    at books'] },
        { fullName: 'they are read', status: 'passed', failureMessages: [] },
      ],
    },
    {
      ...file,
      name: '/project/web/page.test.ts',
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    },
    { ...file, name: '/project/web/good.test.ts', status: 'passed', assertionResults: [] },
  ]
  expect(failedTests(files, '/project')).toEqual([
    'failed: server/books.test.ts: they balance: expected 1 to be 2',
    'failed: web/page.test.ts: Cannot find module',
  ])
})
