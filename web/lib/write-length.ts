import { lengths as words } from '#copy/lengths.ts'
import type { Word } from '#copy/word.ts'

/** `20 minutes`, `3 hours`, `2 days`: as exact as people plan. */
export function writeLength(minutes: number): Word {
  if (minutes < 90) return words.minutes(Math.max(1, Math.round(minutes)))
  const hours = minutes / 60
  return hours < 36 ? words.hours(Math.round(hours)) : words.days(Math.round(hours / 24))
}

export const minutesBetween = (from: string, to: Date | string): number =>
  (new Date(to).getTime() - new Date(from).getTime()) / 60_000
