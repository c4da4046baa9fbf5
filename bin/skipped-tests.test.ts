import { expect, test } from 'vitest'
import { explainSkipped, lastLine, skippedTests } from './skipped-tests.ts'

const call = {
  name: '/project/test/journeys/call.test.ts',
  startTime: 0,
  endTime: 1,
  assertionResults: [
    { fullName: 'two see each other', status: 'skipped', meta: { lacks: ['cameras' as const] } },
    {
      fullName: 'two meet over a relay',
      status: 'skipped',
      meta: { lacks: ['cameras' as const, 'relay' as const] },
    },
    { fullName: 'it needs nothing that is missing', status: 'passed', meta: { lacks: [] } },
  ],
}
const nodes = {
  name: '/project/server/ground/realtime/nodes.test.ts',
  startTime: 0,
  endTime: 1,
  assertionResults: [{ fullName: 'over Redis', status: 'skipped', meta: { lacks: ['redis' as const] } }],
}
const chosenByName = {
  name: '/project/server/limits.test.ts',
  startTime: 0,
  endTime: 1,
  assertionResults: [
    { fullName: 'left out by -t', status: 'skipped', meta: {} },
    { fullName: 'left out by -t too', status: 'skipped', meta: { lacks: [] } },
  ],
}

test('each skipped test is listed, and one sentence says what to install for which tests', () => {
  const skipped = skippedTests([call, nodes, chosenByName], '/project')
  expect(explainSkipped(skipped).split('\n')).toEqual([
    'skipped: test/journeys/call.test.ts: two see each other',
    'skipped: test/journeys/call.test.ts: two meet over a relay',
    'skipped: server/ground/realtime/nodes.test.ts: over Redis',
    'To run the skipped tests: apt-get install chromium coturn redis-server (chromium for cameras and video calls, coturn for calls over a relay, redis-server for nodes that share Redis).',
  ])
})

test('a package that several tests need is named once', () => {
  const skipped = [
    { title: 'a', lacks: ['browser' as const] },
    { title: 'b', lacks: ['cameras' as const] },
  ]
  expect(explainSkipped(skipped)).toContain(
    'apt-get install chromium (chromium for journeys in a browser and cameras and video calls).',
  )
})

test('if nothing was skipped nothing is reported', () => {
  expect(explainSkipped(skippedTests([chosenByName]))).toBe('')
})

test('the last line counts skipped tests only if there are any', () => {
  expect(lastLine(10, 0, 0)).toBe('10 passed, 0 failed')
  expect(lastLine(10, 1, 7)).toBe('10 passed, 1 failed, 7 skipped')
})
