import { expect, test } from 'vitest'
import { isTouchedBy } from './touched-tests.ts'

const journeys: Readonly<Record<string, string>> = {
  'test/journeys/booking.test.ts': "import { summary } from '#copy/appointments/booking.ts'",
  'test/journeys/survey.test.ts': "import { survey } from '#copy/survey.ts'",
}
const touched = (changed: string[], tests: string[]) =>
  tests.filter(isTouchedBy(changed, (path) => journeys[path] ?? ''))

test('a change selects the tests of its domain in every room, and the journeys that name it', () => {
  const tests = [
    'server/appointments/race.test.ts',
    'web/appointments/draft.test.ts',
    'server/survey/send.test.ts',
  ]
  const all = [...tests, ...Object.keys(journeys)]
  const own = [tests[0], tests[1], 'test/journeys/booking.test.ts']
  for (const path of [
    'web/appointments/row.tsx',
    'server/appointments/cancel.ts',
    'contract/appointments.ts',
  ])
    expect(touched([path], all)).toEqual(own)
  expect(touched(['copy/survey.ts'], all)).toEqual([tests[2], 'test/journeys/survey.test.ts'])
})

test('a file outside the domains selects the test beside it, and a test itself', () => {
  const tests = ['server/mail.test.ts', 'server/limits.test.ts', 'bin/build.test.ts']
  expect(touched(['server/mail.ts', 'bin/build.test.ts'], tests)).toEqual([tests[0], tests[2]])
})

test('the rules are always selected, the long one never', () => {
  const tests = ['test/rules/imports.test.ts', 'test/rules/bad-input-even.test.ts']
  expect(touched([], tests)).toEqual([tests[0]])
})
