import type { Language } from '#contract/language.ts'
import { lengths } from '#copy/lengths.ts'
import type { Word } from '#copy/word.ts'

const hour = 3_600_000

type TimeWords = { left: (time: string) => Word; overdue: (time: string) => Word }

/** The time left until a moment, or since it passed: in hours where they matter, else in days. */
export function writeTimeLeft(
  language: Language,
  words: TimeWords,
  dueAt: string,
  now: number,
  by: 'hours' | 'days',
): string {
  const left = Date.parse(dueAt) - now
  const size = by === 'hours' ? hour : 24 * hour
  const count = left >= 0 ? Math.floor(left / size) : Math.ceil(-left / size)
  const time = lengths[by](count)[language]
  return (left >= 0 ? words.left(time) : words.overdue(time))[language]
}
