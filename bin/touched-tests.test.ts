import { expect, test } from 'vitest'
import { contract, type RouteName } from '#contract/contract.ts'
import * as surveyAnswers from '#contract/survey-answers.ts'
import { screeningRoutes } from '#server/screening/routes.ts'
import { lastLine } from './skipped-tests.ts'
import { touchedRoutes } from './touched-routes.ts'
import { explainLeftOut, touchedBy } from './touched-tests.ts'

const journeys: Readonly<Record<string, string>> = {
  'test/journeys/booking.test.ts': "import { summary } from '#copy/appointments/booking.ts'",
  'test/journeys/survey.test.ts': "import { survey } from '#copy/survey.ts'",
}
const touched = (changed: string[], tests: string[], routes: RouteName[] | 'all' = []) =>
  touchedBy(changed, routes, tests, (path) => journeys[path] ?? '')

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
  const read = (path: string) => texts.get(path) ?? ''
  const chosen = touchedBy(['web/appointments/row.tsx'], [], [...texts.keys()], read)
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

const ofEveryRoute = [
  'test/rules/matrix.test.ts',
  'test/rules/canaries.test.ts',
  'test/rules/bad-input-even.test.ts',
]

test('the rules are always selected, tests of every route only with the routes that they try', () => {
  const tests = ['test/rules/imports.test.ts', ...ofEveryRoute]
  expect(touched([], tests)).toEqual([tests[0]])
  expect(touched(['server/screening/screen.ts'], tests, ['screenPatient'])).toEqual(tests)
})

test('if all routes are tried, bad input is left to a full run', () => {
  expect(touched(['server/start.ts'], ofEveryRoute, 'all')).toEqual(ofEveryRoute.slice(0, 2))
})

const namesOf = (routes: readonly object[]) =>
  Object.entries(contract).flatMap(([name, route]) => (routes.includes(route) ? [name] : []))

test('a change of one domain touches the routes that it serves and declares', async () => {
  const screening = namesOf(screeningRoutes.map(({ route }) => route))
  for (const path of ['server/screening/screen.ts', 'contract/screening/must.ts', 'test/matrix/screening.ts'])
    expect(await touchedRoutes([path, 'web/survey/form.tsx', 'copy/survey.ts']), path).toEqual(screening)
  const answers = namesOf(Object.values(surveyAnswers))
  const both = await touchedRoutes(['contract/survey-answers.ts', 'server/screening/screen.ts'])
  expect(new Set(both)).toEqual(new Set([...screening, ...answers]))
})

test('a change of a folder of money touches all routes of money', async () => {
  const touched = await touchedRoutes(['server/money/wallets/wallet.ts'])
  expect(touched).toContain('readWallet')
  expect(touched).toContain('decidePayout')
  expect(touched).not.toContain('screenPatient')
})

test('a change of shared code touches every route', async () => {
  const shared = [
    'contract/route.ts',
    'contract/fields.ts',
    'server/routes.ts',
    'server/ground/http/bind.ts',
    'server/consents/consent.ts',
    'db/migrations/0001_a.sql',
    'test/matrix.ts',
    'test/rules/bad-request.ts',
    'test/rules/matrix.test.ts',
  ]
  for (const path of shared)
    expect(await touchedRoutes([path, 'server/screening/screen.ts']), path).toBe('all')
})

test('a change of words, screens and guides touches no route', async () => {
  expect(await touchedRoutes(['web/screening/list.tsx', 'copy/screening.ts', 'docs/api.md'])).toEqual([])
})

test('the last line of a run says what it left out', () => {
  expect(explainLeftOut({ leftOut: 700, routes: ['readQuestionnaire', 'screenPatient'] })).toBe(
    '700 test files and all routes but 2 left out',
  )
  for (const routes of ['all' as const, []])
    expect(explainLeftOut({ leftOut: 700, routes })).toBe('700 test files left out')
  expect(lastLine(10, 0, 0, '700 test files left out')).toBe('10 passed, 0 failed, 700 test files left out')
})
