import { expect, test } from 'vitest'
import { lookAt, qualityOf } from './quality.ts'

test.each([
  ['all comes, at once', 500, 0, 0.04, 'good'],
  ['a little is lost', 485, 15, 0.04, 'fair'],
  ['much is lost', 450, 50, 0.04, 'poor'],
  ['it takes a while', 500, 0, 0.4, 'fair'],
  ['it takes too long to talk', 500, 0, 0.8, 'poor'],
  ['nothing was to come', 0, 0, 0.04, null],
] as const)('%s', (_, received, lost, roundTrip, quality) => {
  const before = { received: 1_000, lost: 40, roundTrip: null }
  expect(qualityOf(before, { received: 1_000 + received, lost: 40 + lost, roundTrip })).toBe(quality)
})

test('audio and video are counted together, and only on the path in use', () => {
  const report = new Map<string, Record<string, unknown>>([
    ['a', { type: 'inbound-rtp', packetsReceived: 10, packetsLost: 1 }],
    ['b', { type: 'inbound-rtp', packetsReceived: 90, packetsLost: -2 }],
    ['c', { type: 'candidate-pair', nominated: false, currentRoundTripTime: 3 }],
    ['d', { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.05 }],
    ['e', { type: 'outbound-rtp', packetsReceived: 5 }],
  ])
  expect(lookAt(report)).toEqual({ received: 100, lost: 1, roundTrip: 0.05 })
})
