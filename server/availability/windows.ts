import type { Zone } from '#server/ground/time/zones.ts'
import type { Day } from './days.ts'

/** Epoch milliseconds. */
export type Window = { from: number; to: number }

/** Open windows for the ranges that begin on these days; ranges that touch are one window, even across midnight. */
export function windowsOf(zone: Zone, dayOf: (day: number) => Day, first: number, last: number): Window[] {
  const windows: Window[] = []
  for (let day = first; day <= last; day++) {
    for (const range of dayOf(day).ranges) {
      const [from, to] = [zone.reach(day, range[0]), zone.reach(day, range[1])]
      const before = windows.at(-1)
      if (before && from <= before.to) before.to = Math.max(before.to, to)
      else if (from < to) windows.push({ from, to })
    }
  }
  return windows
}

/** Spans within which no appointment can begin, both ends excluded, in order and not overlapping. */
export function blockedWindows(taken: readonly BusyTime[], buffer: number, duration: number): Window[] {
  const blocked: Window[] = []
  const inOrder = taken
    .map(([from, to]) => ({ from: from - buffer - duration, to: to + buffer }))
    .sort((a, b) => a.from - b.from)
  for (const window of inOrder) {
    const before = blocked.at(-1)
    if (before && window.from < before.to) before.to = Math.max(before.to, window.to)
    else blocked.push(window)
  }
  return blocked
}

/** A time when a person is busy. */
export type BusyTime = readonly [from: number, to: number]

/** Whether any part of this time is taken. */
export const isTaken = (taken: readonly BusyTime[], from: number, to: number): boolean =>
  taken.some(([begins, ends]) => begins < to && ends > from)
