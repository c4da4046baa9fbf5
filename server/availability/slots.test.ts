import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aheadAt } from '#contract/wall-clock.ts'
import { runsAll } from '#test/setup/extent.ts'
import {
  type DayRange,
  type FreeTimeInput,
  freeSlots,
  isOpenFor,
  lastBookableMoments,
  nextFreeStarts,
} from './rules.ts'

const minute = 60_000
const day = 1_440

/** Zones, and days on which their clocks change; Riyadh's never do. */
const turns: Record<string, string[]> = {
  'Asia/Riyadh': ['2026-11-22'],
  'Europe/London': ['2026-10-25', '2027-03-28'],
  'America/New_York': ['2026-11-01', '2027-03-14'],
  'America/Sao_Paulo': ['2018-02-18', '2018-11-04'],
  'America/Havana': ['2026-11-01', '2027-03-14'],
  'America/Scoresbysund': ['2026-10-25', '2027-03-27'],
  'Africa/Cairo': ['2026-10-30', '2027-04-30'],
  'Africa/Casablanca': ['2026-02-15', '2026-03-22'],
  'Asia/Beirut': ['2026-10-25', '2027-03-28'],
  'Asia/Kolkata': ['2026-11-22'],
  'Asia/Kathmandu': ['2026-11-22'],
  'Antarctica/Troll': ['2026-10-25', '2027-03-28'],
  'Australia/Lord_Howe': ['2026-04-05', '2026-10-04'],
  'Pacific/Chatham': ['2026-04-05', '2026-09-27'],
  'Pacific/Kiritimati': ['2026-11-22'],
}

const plus = (text: string, days: number) =>
  new Date(Date.parse(text) + days * day * minute).toISOString().slice(0, 10)

const clock = fc
  .oneof(
    fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
    fc.integer({ min: 0, max: day - 1 }),
  )
  .map((at) => new Date(at * minute).toISOString().slice(11, 16))
type Range = { from: string; to: string }
const range: fc.Arbitrary<Range> = fc.record({ from: clock, to: clock })
const ranges = fc.oneof(
  { weight: 6, arbitrary: fc.array(range, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constant<Range[]>([{ from: '00:00', to: '00:00' }]) },
)

const situation = fc
  .constantFrom(...Object.entries(turns).flatMap(([zone, days]) => days.map((on) => ({ zone, on }))))
  .chain(({ zone, on }) =>
    fc.record({
      zone: fc.constant(zone),
      weekly: fc.array(ranges, { minLength: 7, maxLength: 7 }),
      exceptions: fc.array(
        fc.record({
          kind: fc.constantFrom('closed', 'instead', 'extra'),
          from: fc.integer({ min: -3, max: 3 }).map((away) => plus(on, away)),
          length: fc.integer({ min: 0, max: 4 }),
          weekdays: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })),
          hours: ranges,
        }),
        { maxLength: 4 },
      ),
      buffer: fc.constantFrom(0, 5, 10, 30, 120),
      notice: fc.constantFrom(0, 1, 120, 720, 2_880),
      horizon: fc.integer({ min: 0, max: 9 }),
      increment: fc.constantFrom(5 as const, 15 as const, 30 as const, 60 as const),
      mostPerDay: fc.option(fc.integer({ min: 1, max: 3 })),
      duration: fc.constantFrom(15, 30, 50, 90, 180),
      taken: fc.array(
        fc
          .tuple(fc.integer({ min: -2_880, max: 4_320 }), fc.integer({ min: 1, max: 200 }))
          .map(([at, length]) => {
            const from = Date.parse(on) + at * minute
            return [from, from + length * minute] as const
          }),
        { maxLength: 6 },
      ),
      now: fc
        .integer({ min: -4 * day * 60, max: 2 * day * 60 })
        .map((seconds) => new Date(Date.parse(on) + seconds * 1_000)),
      from: fc.integer({ min: -2, max: 1 }).map((away) => plus(on, away)),
      days: fc.integer({ min: 1, max: 4 }),
    }),
  )
  .map(({ exceptions, ...rest }): FreeTimeInput & DayRange => ({
    ...rest,
    exceptions: exceptions.map(({ length, ...each }) => ({
      ...each,
      to: plus(each.from, length),
      hours: each.kind === 'closed' ? [] : each.hours,
    })),
  }))

/** Local time for each minute, sampled every quarter hour: minutes since 1970 as if the clocks never changed. */
function wallsOf(zone: string, begin: number, count: number): number[] {
  return Array.from({ length: count / 15 }, (_, quarter) => begin + quarter * 15 * minute).flatMap((at) => {
    const shown = (at + aheadAt(at, zone)) / minute
    return Array.from({ length: 15 }, (_, later) => shown + later)
  })
}

/** The expected answer by brute force: walks through all minutes and checks whether each is open and free. */
function minuteByMinute(given: FreeTimeInput & DayRange): { day: string; starts: number[] }[] {
  const { zone, weekly, exceptions, buffer, notice, horizon, increment, mostPerDay, duration, taken, now } =
    given
  const begin = Date.parse(given.from) - 4 * day * minute
  const walls = wallsOf(zone, begin, (given.days + 7) * day)
  const minutes = walls.map((_, at) => begin + at * minute)
  const dates = walls.map((wall) => Math.floor(wall / day))
  const firstShowing = (wall: number) => walls.findIndex((each) => each >= wall)
  const midnights = new Map([...new Set(dates)].map((date) => [date, firstShowing(date * day)]))
  const dateOf = (at: number) =>
    Math.floor((wallsOf(zone, Math.floor(at / minute) * minute, 15)[0] as number) / day)
  const today = dateOf(now.getTime())
  const inMinutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

  const open = minutes.map(() => false)
  for (let date = (dates[0] as number) + 1; date < (dates.at(-1) as number) - 1; date++) {
    const applying = (kind: string, on: number) => {
      const text = new Date(on * day * minute).toISOString().slice(0, 10)
      const weekday = new Date(text).getUTCDay()
      return exceptions.filter(
        (each) =>
          each.kind === kind &&
          each.from <= text &&
          text <= each.to &&
          (each.weekdays === null || each.weekdays.includes(weekday)),
      )
    }
    const usual = weekly[new Date(date * day * minute).getUTCDay()] ?? []
    const instead = applying('instead', date)
    const hours = instead.length > 0 ? instead.flatMap((each) => each.hours) : usual
    const said = [
      ...(applying('closed', date).length > 0 ? [] : hours),
      ...applying('extra', date).flatMap((each) => each.hours),
    ]
    for (const { from, to } of said) {
      const [start, end] = [inMinutes(from), inMinutes(to)]
      const until = firstShowing(date * day + (end > start ? end : end + day))
      const midnight = firstShowing((date + 1) * day)
      for (let at = firstShowing(date * day + start); at < until; at++)
        if (at < midnight || applying('closed', date + 1).length === 0) open[at] = true
    }
  }

  const takenOn = taken.map(([from]) => dateOf(from))
  const isFree = (at: number) => {
    const [from, to] = [minutes[at] as number, (minutes[at] as number) + duration * minute]
    const date = dates[at] as number
    if (from < now.getTime() + notice * minute || date > today + horizon) return false
    if (taken.some(([a, b]) => a < to + buffer * minute && from - buffer * minute < b)) return false
    if (mostPerDay !== null && takenOn.filter((each) => each === date).length >= mostPerDay) return false
    return Array.from({ length: duration }, (_, later) => open[at + later]).every(Boolean)
  }
  const isOnGrid = (at: number) => {
    let first = at
    while (open[first - 1]) first--
    const date = dates[at] as number
    if (first < (midnights.get(date - 1) ?? 0)) first = midnights.get(date) ?? 0
    return (at - first) % increment === 0
  }
  const asked = Date.parse(given.from) / minute / day
  return Array.from({ length: given.days }, (_, later) => ({
    day: plus(given.from, later),
    starts: minutes.filter((_, at) => dates[at] === asked + later && open[at] && isFree(at) && isOnGrid(at)),
  }))
}

/** A usual run draws a fifth of the situations. */
const share = (count: number) => (runsAll ? count : count / 5)

test('slots match a walk through all minutes', () => {
  let found = 0
  fc.assert(
    fc.property(situation, (given) => {
      const slots = freeSlots(given)
      found += slots.flatMap(({ starts }) => starts).length
      expect(slots).toEqual(minuteByMinute(given))
    }),
    { numRuns: share(150) },
  )
  expect(found, 'it is not a walk through empty days').toBeGreaterThan(share(1_000))
})

test('a month equals its days, each requested alone', () => {
  fc.assert(
    fc.property(situation, (given) => {
      const alone = Array.from({ length: given.days }, (_, later) =>
        freeSlots({ ...given, from: plus(given.from, later), days: 1 }),
      )
      expect(freeSlots(given)).toEqual(alone.flat())
    }),
    { numRuns: share(100) },
  )
})

test('the next free times are the earliest ones', () => {
  fc.assert(
    fc.property(situation, fc.integer({ min: 0, max: 60 }), (given, count) => {
      const from = plus(given.now.toISOString().slice(0, 10), -2)
      const all = freeSlots({ ...given, from, days: given.horizon + 5 }).flatMap(({ starts }) => starts)
      expect(nextFreeStarts(given, count)).toEqual(all.slice(0, count))
    }),
    { numRuns: share(100) },
  )
})

test('until the last moment to book for it, a day in Riyadh has a bookable slot, and none afterwards', () => {
  const far = { horizon: 30, days: 12 }
  const onDay = (given: FreeTimeInput, on: string) =>
    freeSlots({ ...given, ...far, from: plus(on, -3) })
      .flatMap(({ starts }) => starts)
      .filter((start) => new Date(start + 180 * minute).toISOString().slice(0, 10) === on)
  fc.assert(
    fc.property(situation, (given) => {
      const calls = lastBookableMoments({ ...given, ...far }, given)
      expect(calls).toHaveLength(given.days)
      for (const [later, call] of calls.entries()) {
        const on = plus(given.from, later)
        if (call === null) expect(onDay(given, on)).toEqual([])
        else {
          expect(call >= given.now).toBe(true)
          expect(onDay({ ...given, now: call }, on)).toHaveLength(1)
          expect(onDay({ ...given, now: new Date(call.getTime() + 1) }, on)).toEqual([])
        }
      }
    }),
    { numRuns: share(100) },
  )
})

test('the server’s own time zone has no effect', async () => {
  const given = fc.sample(situation, { numRuns: share(60), seed: 4 })
  const program = `
    import { freeSlots, lastBookableMoments, nextFreeStarts } from './server/availability/rules.ts'
    const given = JSON.parse(process.argv[1]).map((each) => ({ ...each, now: new Date(each.now) }))
    const said = given.map((each) => [freeSlots(each), nextFreeStarts(each, 5), lastBookableMoments(each, each)])
    console.log(JSON.stringify([new Date(2018, 10, 4).getHours(), said]))`
  const answers = await Promise.all(
    ['America/Sao_Paulo', 'UTC'].map(async (TZ) => {
      const run = promisify(execFile)(process.execPath, ['-e', program, JSON.stringify(given)], {
        env: { ...process.env, TZ },
      })
      return JSON.parse((await run).stdout)
    }),
  )
  const here = given.map((each) => [
    freeSlots(each),
    nextFreeStarts(each, 5),
    lastBookableMoments(each, each),
  ])
  expect(
    answers.map(([hour]) => hour),
    'the first midnight of summer is skipped over there',
  ).toEqual([1, 0])
  for (const [, said] of answers) expect(said).toEqual(JSON.parse(JSON.stringify(here)))
})

test('a span is within the hours if each of its minutes is', () => {
  fc.assert(
    fc.property(
      situation,
      fc.integer({ min: -2 * day, max: 4 * day }),
      fc.constantFrom(1, 15, 30, 90, 180, 700),
      (given, at, length) => {
        const everyMinute = {
          ...given,
          taken: [],
          buffer: 0,
          notice: 0,
          horizon: 30,
          mostPerDay: null,
          increment: 1,
          duration: 1,
          now: new Date(Date.parse(given.from) - 9 * day * minute),
          from: plus(given.from, -4),
          days: 12,
        } as unknown as FreeTimeInput & DayRange
        const open = new Set(freeSlots(everyMinute).flatMap(({ starts }) => starts))
        const from = Date.parse(given.from) + at * minute
        const minutes = Array.from({ length }, (_, later) => from + later * minute)
        expect(isOpenFor(given, [from, from + length * minute])).toBe(minutes.every((each) => open.has(each)))
      },
    ),
    { numRuns: share(400) },
  )
})

test('every bookable time is within the hours', () => {
  fc.assert(
    fc.property(situation, (given) => {
      for (const { starts } of freeSlots(given))
        for (const start of starts)
          expect(isOpenFor(given, [start, start + given.duration * minute])).toBe(true)
    }),
    { numRuns: share(300) },
  )
})
