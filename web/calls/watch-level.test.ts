import { expect, test } from 'vitest'
import { levelOf } from './watch-level.ts'

const tone = (loudness: number) => Array.from({ length: 800 }, (_, at) => loudness * Math.sin(at / 5))

test.each([
  ['silence', 0, 0],
  ['a whisper', 0.01, 34],
  ['a voice', 0.1, 74],
  ['a shout', 1, 100],
])('%s', (_, loudness, level) => {
  expect(levelOf(tone(loudness))).toBe(level)
})
