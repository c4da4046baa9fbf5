import { expect, test } from 'vitest'
import { touchedBy } from './touched-tests.ts'

const journeys: Readonly<Record<string, string>> = {
  'test/journeys/booking.test.ts': "import { summary } from '#copy/appointments/booking.ts'",
  'test/journeys/survey.test.ts': "import { survey } from '#copy/survey.ts'",
}
const touched = (changed: string[], tests: string[]) =>
  touchedBy(changed, tests, (path) => journeys[path] ?? '')

test('a change selects the tests of its domain in every room that it affects, and the journeys that mention it', () => {
  const tests = [
    'server/appointments/race.test.ts',
    'web/appointments/row.test.tsx',
    'server/survey/send.test.ts',
  ]
  const all = [...tests, ...Object.keys(journeys)]
  const booking = 'test/journeys/booking.test.ts'
  expect(touched(['contract/appointments.ts'], all)).toEqual([tests[0], tests[1], booking])
  expect(touched(['web/appointments/row.tsx'], all)).toEqual([tests[1], booking])
  expect(touched(['server/appointments/cancel.ts'], all)).toEqual([tests[0], tests[1]])
  expect(touched(['copy/survey.ts'], all)).toEqual([tests[2], 'test/journeys/survey.test.ts'])
})

test('of many journeys only those run that mention the domain most often', () => {
  const speaking = (times: number) => "import '#copy/appointments/a.ts'\n".repeat(times)
  const texts = new Map([1, 4, 2, 3].map((times) => [`test/journeys/${times}.test.ts`, speaking(times)]))
  const chosen = touchedBy(['web/appointments/row.tsx'], [...texts.keys()], (path) => texts.get(path) ?? '')
  expect(chosen).toEqual(['test/journeys/4.test.ts', 'test/journeys/2.test.ts', 'test/journeys/3.test.ts'])
})

test('a change of the ground or of money selects the tests of its own folder', () => {
  const tests = [
    'server/ground/http/bind.test.ts',
    'server/ground/post/mail.test.ts',
    'server/money/wallets/wallet.test.ts',
    'server/money/payments/pay.test.ts',
  ]
  expect(touched(['server/ground/http/bind.ts'], tests)).toEqual([tests[0]])
  expect(touched(['server/money/wallets/hold.ts'], tests)).toEqual([tests[2]])
  expect(touched(['contract/money/wallet.ts'], tests)).toEqual([tests[2], tests[3]])
})

test('a file outside the domains selects the test beside it, and a test itself', () => {
  const tests = ['server/mail.test.ts', 'server/limits.test.ts', 'bin/build.test.ts']
  expect(touched(['server/mail.ts', 'bin/build.test.ts'], tests)).toEqual([tests[0], tests[2]])
})

test('the rules are always selected, the long test never', () => {
  const tests = ['test/rules/imports.test.ts', 'test/rules/bad-input-even.test.ts']
  expect(touched([], tests)).toEqual([tests[0]])
})

test('tests of every route run if the server or its contract has changed', () => {
  const matrix = 'test/rules/matrix.test.ts'
  expect(touched(['web/survey/form.tsx', 'copy/survey.ts'], [matrix])).toEqual([])
  for (const path of ['server/survey/send.ts', 'contract/survey.ts', 'db/migrations/0001_a.sql', matrix])
    expect(touched([path], [matrix])).toEqual([matrix])
})
