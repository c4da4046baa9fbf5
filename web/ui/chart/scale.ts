import { dateFormat } from '#contract/date-format.ts'
import type { Language } from '#contract/language.ts'
import { aheadAt } from '#contract/wall-clock.ts'
import { locales } from '#copy/dates.ts'
import { readerZone } from '#web/lib/zone.ts'

/** About four round numbers that enclose these values. */
export function roundSteps(low: number, high: number): number[] {
  const span = high - low || Math.abs(high) / 10 || 1
  const step = roundStep(span / 3)
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, at) => tidy((first + at) * step))
}

/** The round numbers between these values, some three to six. */
export function roundNumbers(low: number, high: number): number[] {
  const step = roundStep((high - low) / 5)
  const numbers: number[] = []
  for (let at = Math.ceil(low / step); at * step <= high; at++) numbers.push(tidy(at * step))
  return numbers
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10)
}

/** Removes the rounding errors of binary fractions. */
const tidy = (value: number) => Number(value.toPrecision(12))

const day = 86_400_000

/** The starts of days, weeks, months or years in the reader's time zone, at most `most` of them, with their labels. */
export function timeSteps(language: Language, from: number, to: number, most: number) {
  // A change to or from summer time within the span is ignored: one hour would not be visible.
  const ahead = aheadAt(to, readerZone())
  const starts = startsWithin(from + ahead, to + ahead, Math.max(most, 2))
  return starts.days.map((at) => ({
    at: at - ahead,
    label: dateFormat(locales[language], { ...starts.style, timeZone: 'UTC' }).format(at),
  }))
}

const ofDay = { day: 'numeric', month: 'short' } as const
const ofMonth = { month: 'short' } as const
const ofMonthAndYear = { month: 'short', year: 'numeric' } as const
const ofYear = { year: 'numeric' } as const

function startsWithin(from: number, to: number, most: number) {
  for (const count of [1, 2, 7, 14])
    if ((to - from) / (count * day) <= most) return { style: ofDay, days: daysBackFrom(from, to, count) }
  const months = (to - from) / (30.4 * day)
  for (const count of [1, 2, 3, 6])
    if (months / count <= most)
      return { style: months > 12 ? ofMonthAndYear : ofMonth, days: monthsWithin(from, to, count) }
  const count = Math.ceil(months / 12 / most)
  return { style: ofYear, days: monthsWithin(from, to, count * 12) }
}

/** Counted back from the last day, because readers look at it first. */
function daysBackFrom(from: number, to: number, count: number): number[] {
  const days: number[] = []
  for (let at = Math.floor(to / day) * day; at >= from; at -= count * day) days.unshift(at)
  return days
}

function monthsWithin(from: number, to: number, count: number): number[] {
  const start = new Date(from)
  const first = start.getUTCFullYear() * 12 + start.getUTCMonth()
  const days: number[] = []
  for (let month = Math.ceil(first / count) * count; ; month += count) {
    const at = Date.UTC(Math.floor(month / 12), month % 12, 1)
    if (at > to) return days
    if (at >= from) days.push(at)
  }
}
