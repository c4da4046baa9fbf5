import { expect, test } from 'vitest'
import { failedTests } from './failed-tests.ts'

test('each failed test is listed with the first line of its error, and a file that could not be loaded with its error', () => {
  const files = [
    {
      name: '/project/server/books.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'they balance', status: 'failed', failureMessages: ['expected 1 to be 2\n    at books'] },
        { fullName: 'they are read', status: 'passed', failureMessages: [] },
      ],
    },
    {
      name: '/project/web/page.test.ts',
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    },
    { name: '/project/web/good.test.ts', status: 'passed', message: '', assertionResults: [] },
  ]
  expect(failedTests(files, '/project')).toEqual([
    'failed: server/books.test.ts: they balance: expected 1 to be 2',
    'failed: web/page.test.ts: Cannot find module',
  ])
})
