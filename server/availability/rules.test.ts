import { expect, test } from 'vitest'
import { timeOf } from '#contract/wall-clock.ts'
import { dayNumber } from '#server/ground/time/zones.ts'
import { daysOf, hoursOf } from './days.ts'
import { type FreeTimeInput, freeSlots, lastBookableMoments, nextFreeStarts } from './rules.ts'
import { momentWriter } from './write-moments.ts'

const nineToFive = [{ from: '09:00', to: '17:00' }]
const open: FreeTimeInput = {
  zone: 'Asia/Riyadh',
  weekly: [nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, [], []],
  exceptions: [],
  buffer: 10,
  notice: 120,
  horizon: 60,
  increment: 15,
  mostPerDay: null,
  duration: 30,
  taken: [],
  now: new Date('2026-11-20T05:00:00Z'),
}
const always = (from: string, to: string) => Array.from({ length: 7 }, () => [{ from, to }])
const exception = (
  kind: 'closed' | 'instead' | 'extra' | 'blocked',
  on: string,
  hours: FreeTimeInput['weekly'][number] = [],
) => ({
  kind,
  from: on,
  to: on,
  weekdays: null,
  hours,
})
const taken = (from: string, to: string) => [Date.parse(from), Date.parse(to)] as const

/** The free starts of some days, in a zone's local time. */
function shown(
  given: Partial<FreeTimeInput>,
  from: string,
  days = 1,
  zone = given.zone ?? open.zone,
): string[] {
  return freeSlots({ ...open, ...given, from, days }).flatMap(({ starts }) =>
    starts.map((start) => timeOf(new Date(start), zone)),
  )
}
const ends = (starts: string[]) => [starts[0], starts.at(-1), starts.length]

test('a usual day has a slot every quarter of an hour, as long as the appointment ends by closing time', () => {
  expect(ends(shown({}, '2026-11-22'))).toEqual(['09:00', '16:30', 31])
  expect(shown({}, '2026-11-20', 2), 'Friday and Saturday').toEqual([])
})

test('days are those of the practice’s zone, and each is listed even if it is empty', () => {
  const days = freeSlots({ ...open, from: '2026-11-19', days: 4 })
  expect(days.map(({ day, starts }) => [day, starts.length])).toEqual([
    ['2026-11-19', 0],
    ['2026-11-20', 0],
    ['2026-11-21', 0],
    ['2026-11-22', 31],
  ])
  expect(new Date(days[3]?.starts[0] ?? 0).toISOString()).toBe('2026-11-22T06:00:00.000Z')
})

test('ninety minutes within 09:00 to 20:00 begin at 18:30 at the latest, and no buffer is needed after closing time', () => {
  expect(shown({ weekly: always('09:00', '20:00'), duration: 90, buffer: 60 }, '2026-11-22').at(-1)).toBe(
    '18:30',
  )
})

test('a night that continues past midnight has its early hours on the next day', () => {
  const night = { weekly: always('21:00', '01:00'), increment: 60, duration: 60 } as const
  expect(shown(night, '2026-11-22')).toEqual(['00:00', '21:00', '22:00', '23:00'])
  const sundayOnly = { ...night, weekly: [[{ from: '21:00', to: '01:00' }], [], [], [], [], [], []] }
  expect(shown(sundayOnly, '2026-11-22', 3)).toEqual(['21:00', '22:00', '23:00', '00:00'])
  expect(shown({ ...sundayOnly, duration: 90 }, '2026-11-22', 3), 'across midnight').toEqual([
    '21:00',
    '22:00',
    '23:00',
  ])
  expect(shown(sundayOnly, '2026-11-23'), 'asked for by itself').toEqual(['00:00'])
})

test('Ramadan hours replace the usual ones, on the weekdays that they are set for', () => {
  const ramadan = {
    kind: 'instead' as const,
    from: '2027-02-08',
    to: '2027-03-08',
    weekdays: [0, 1, 2, 3, 4],
    hours: [{ from: '21:00', to: '01:00' }],
  }
  const given: Partial<FreeTimeInput> = {
    weekly: [...open.weekly.slice(0, 5), nineToFive, []],
    exceptions: [ramadan],
    horizon: 180,
    increment: 60,
    duration: 60,
  }
  expect(shown(given, '2027-02-07', 2), 'the evening before and the first').toEqual([
    ...['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'],
    ...['21:00', '22:00', '23:00'],
  ])
  expect(shown(given, '2027-02-12'), 'a Friday: the end of Thursday’s night, then its own hours').toEqual([
    ...['00:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'],
  ])
  expect(shown(given, '2027-03-09'), 'the last night ends after the range').toEqual([
    ...['00:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'],
  ])
})

test('a closed day removes its own hours and cuts the night before at midnight, but not hours that were added', () => {
  const given = { weekly: always('21:00', '01:00'), increment: 60, duration: 60 } as const
  const closed = exception('closed', '2026-11-23')
  expect(shown({ ...given, exceptions: [closed] }, '2026-11-22', 3)).toEqual([
    ...['00:00', '21:00', '22:00', '23:00'],
    ...['21:00', '22:00', '23:00'],
  ])
  const added = exception('extra', '2026-11-23', [{ from: '23:00', to: '02:00' }])
  expect(shown({ ...given, exceptions: [closed, added] }, '2026-11-23', 2)).toEqual([
    '23:00',
    ...['00:00', '01:00', '21:00', '22:00', '23:00'],
  ])
})

test('blocked hours are taken out of the hours of that day, and of hours that reach into it', () => {
  const night = { ...open, weekly: open.weekly.map(() => [{ from: '20:00', to: '02:00' }]) }
  const block = (from: string, to: string) => ({
    ...exception('blocked', '2026-11-23'),
    hours: [{ from, to }],
  })
  const on = (given: FreeTimeInput, day: string) => hoursOf(daysOf(given)(dayNumber(day)))
  expect(on({ ...open, exceptions: [block('10:00', '11:30')] }, '2026-11-23')).toEqual([
    { from: '09:00', to: '10:00' },
    { from: '11:30', to: '17:00' },
  ])
  expect(on({ ...night, exceptions: [block('00:00', '01:00')] }, '2026-11-22')).toEqual([
    { from: '20:00', to: '00:00' },
    { from: '01:00', to: '02:00' },
  ])
  expect(daysOf({ ...open, exceptions: [block('10:00', '11:00')] })(dayNumber('2026-11-23')).by).toBe(
    'blocked',
  )
})

test('on a day with several exceptions all replacing ones apply instead of the usual hours, and extra hours are added', () => {
  const hours = { increment: 60, duration: 60 } as const
  const instead = [
    exception('instead', '2026-11-22', [{ from: '08:00', to: '10:00' }]),
    exception('instead', '2026-11-22', [{ from: '12:00', to: '13:00' }]),
  ]
  const extra = exception('extra', '2026-11-22', [{ from: '13:00', to: '14:00' }])
  expect(shown({ ...hours, exceptions: [...instead, extra] }, '2026-11-22')).toEqual([
    ...['08:00', '09:00', '12:00', '13:00'],
  ])
  expect(
    shown({ ...hours, duration: 90, exceptions: [...instead, extra] }, '2026-11-22'),
    'hours that touch are one',
  ).toEqual(['08:00', '12:00'])
})

test('an appointment keeps the buffer free before it and after it', () => {
  const booked = [taken('2026-11-22T12:00:00+03:00', '2026-11-22T13:00:00+03:00')]
  const free = shown({ taken: booked, increment: 5 }, '2026-11-22')
  expect(free.filter((at) => at > '11:00' && at < '14:00').slice(3, 6)).toEqual(['11:20', '13:10', '13:15'])
})

test('between two appointments there is room for one that fits to the minute', () => {
  const around = (next: string) =>
    shown(
      {
        increment: 5,
        taken: [
          taken('2026-11-22T12:00:00+03:00', '2026-11-22T13:00:00+03:00'),
          taken(`2026-11-22T${next}:00+03:00`, '2026-11-22T15:00:00+03:00'),
        ],
      },
      '2026-11-22',
    ).filter((at) => at > '12:00' && at < '15:00')
  expect([around('13:50'), around('13:49')]).toEqual([['13:10'], []])
})

test('the grid of starts does not shift after an appointment', () => {
  const booked = [taken('2026-11-22T09:00:00+03:00', '2026-11-22T09:50:00+03:00')]
  expect(shown({ taken: booked, increment: 30 }, '2026-11-22')[0]).toBe('10:00')
})

test('the buffer of the previous day’s appointment extends past midnight', () => {
  const booked = [taken('2026-11-22T23:00:00+03:00', '2026-11-22T23:55:00+03:00')]
  expect(shown({ weekly: always('00:00', '02:00'), taken: booked }, '2026-11-23')[0]).toBe('00:15')
})

test('a day with its maximum of appointments is full, whatever their times', () => {
  const booked = [
    taken('2026-11-22T00:10:00+03:00', '2026-11-22T00:40:00+03:00'),
    taken('2026-11-22T23:30:00+03:00', '2026-11-23T00:30:00+03:00'),
  ]
  expect(shown({ taken: booked, mostPerDay: 2 }, '2026-11-22')).toEqual([])
  expect(shown({ taken: booked, mostPerDay: 3 }, '2026-11-22')).toHaveLength(31)
  expect(shown({ taken: booked, mostPerDay: 2 }, '2026-11-23')).toHaveLength(31)
})

test('no slot begins before the minimum notice is over, to the millisecond, or after the horizon', () => {
  const now = new Date('2026-11-22T08:00:00.000Z')
  expect(shown({ now }, '2026-11-22')[0]).toBe('13:00')
  expect(shown({ now: new Date(now.getTime() + 1) }, '2026-11-22')[0]).toBe('13:15')
  expect(shown({ now, horizon: 7 }, '2026-11-28', 4)).toHaveLength(31)
})

test('with hours around the clock every day counts from its own midnight', () => {
  const given = { weekly: always('00:07', '00:07'), increment: 60, duration: 180, notice: 0 } as const
  expect(shown(given, '2026-11-25')).toHaveLength(24)
  expect(shown(given, '2026-11-25')[0]).toBe('00:00')
  expect(shown(given, '2026-11-25', 3).slice(24)).toEqual(shown(given, '2026-11-26', 2))
})

test('a patient’s clock changes do not move a dietitian’s hours', () => {
  const now = new Date('2027-03-20T00:00:00Z')
  const weekly = always('09:00', '10:00')
  const given = { now, weekly, increment: 60, duration: 60 } as const
  expect(shown(given, '2027-03-27', 3)).toEqual(['09:00', '09:00', '09:00'])
  expect(shown(given, '2027-03-27', 3, 'Europe/London')).toEqual(['06:00', '07:00', '07:00'])
})

test('hours follow the practice’s time zone, even on days when its clocks change', () => {
  const london = {
    zone: 'Europe/London',
    weekly: always('00:00', '04:00'),
    increment: 30,
    duration: 30,
    now: new Date('2026-10-20T00:00:00Z'),
    horizon: 180,
  } as const
  const spring = shown(london, '2027-03-28')
  expect(spring).toEqual(['00:00', '00:30', '02:00', '02:30', '03:00', '03:30'])
  const autumn = shown(london, '2026-10-25')
  expect(autumn).toEqual([
    '00:00',
    '00:30',
    '01:00',
    '01:30',
    '01:00',
    '01:30',
    '02:00',
    '02:30',
    '03:00',
    '03:30',
  ])
  const withinTheGap = { ...london, weekly: always('01:15', '01:45') }
  expect(shown(withinTheGap, '2027-03-27', 3), 'an hour that does not exist').toEqual(['01:15', '01:15'])
})

test('a notice of a day is twenty-four hours even on the day when the clocks change', () => {
  const given = {
    zone: 'Europe/London',
    weekly: always('09:00', '17:00'),
    notice: 1_440,
    now: new Date('2027-03-27T10:00:00Z'),
  }
  expect(shown(given, '2027-03-28')[0]).toBe('11:00')
  expect(shown({ ...given, zone: 'Asia/Riyadh' }, '2027-03-28')[0]).toBe('13:00')
})

test.each([
  ['America/Sao_Paulo', '2018-11-04', ['01:00', '02:00', '23:00'], 'the day begins at one'],
  [
    'America/Sao_Paulo',
    '2018-02-17',
    ['00:00', '01:00', '02:00', '23:00', '23:00'],
    'the last hour comes twice',
  ],
  ['Asia/Kathmandu', '2018-11-04', ['00:00', '01:00', '02:00', '23:00'], 'a quarter off the hour'],
])('in %s, %s', (zone, day, expected, why) => {
  const now = new Date(`${day}T12:00:00Z`)
  now.setUTCDate(now.getUTCDate() - 3)
  const given = { zone, now, weekly: always('23:00', '03:00'), increment: 60, duration: 60 } as const
  expect(shown(given, day), why).toEqual(expected)
})

test('a day names the rules that decide it, and its hours as clock times', () => {
  const given = {
    weekly: [nineToFive, [], [], [], [], [], [{ from: '20:00', to: '02:00' }]],
    exceptions: [
      exception('closed', '2026-11-23'),
      exception('closed', '2026-11-24'),
      exception('extra', '2026-11-24', [{ from: '10:00', to: '11:00' }]),
      exception('instead', '2026-11-29', [{ from: '08:00', to: '09:00' }]),
      exception('extra', '2026-11-29', [{ from: '09:00', to: '10:00' }]),
      exception('closed', '2026-12-06'),
      exception('extra', '2026-12-12', [{ from: '23:00', to: '22:00' }]),
    ],
  }
  const dayOf = daysOf(given)
  const told = (day: string) => {
    const { by, ranges } = dayOf(dayNumber(day))
    return `${by} ${hoursOf({ by, ranges }).map(({ from, to }) => `${from}-${to}`)}`
  }
  expect(
    ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-28', '2026-11-29', '2026-12-05', '2026-12-12'].map(
      told,
    ),
  ).toEqual([
    'weekly 09:00-17:00',
    'closed ',
    'extra 10:00-11:00',
    'weekly 20:00-02:00',
    'instead 08:00-10:00',
    'weekly 20:00-00:00',
    'extra 20:00-22:00,22:00-22:00',
  ])
})

test('the next free times are found at any distance up to the horizon', () => {
  const iso = (given: Partial<FreeTimeInput>, count: number) =>
    nextFreeStarts({ ...open, ...given }, count).map((at) => new Date(at).toISOString())
  expect(iso({}, 2)).toEqual(['2026-11-22T06:00:00.000Z', '2026-11-22T06:15:00.000Z'])
  const away = { exceptions: [{ ...exception('closed', '2026-11-20'), to: '2027-01-17' }] }
  expect(iso(away, 1)).toEqual(['2027-01-18T06:00:00.000Z'])
  expect(iso({ ...away, horizon: 58 }, 1)).toEqual([])
  expect(iso({ weekly: always('09:00', '09:30'), horizon: 7 }, 100)).toHaveLength(7)
})

test('the last moment to book for a day in Riyadh is the minimum notice before the last slot that begins on that day', () => {
  const calls = (given: Partial<FreeTimeInput>, from: string, days: number) =>
    lastBookableMoments({ ...open, ...given }, { from, days }).map((at) => at?.toISOString() ?? null)
  expect(calls({}, '2026-11-20', 4)).toEqual([
    null,
    null,
    '2026-11-22T11:30:00.000Z',
    '2026-11-23T11:30:00.000Z',
  ])
  expect(calls({ horizon: 1 }, '2026-11-22', 1), 'a day beyond the horizon comes nearer').toEqual([
    '2026-11-22T11:30:00.000Z',
  ])
  const newYork = { zone: 'America/New_York', weekly: always('09:00', '17:00') }
  expect(calls(newYork, '2026-11-21', 1), 'until 23:45 in Riyadh, 15:45 over there').toEqual([
    '2026-11-21T18:45:00.000Z',
  ])
})

test('moments are written as JavaScript itself writes them', () => {
  const write = momentWriter()
  for (const at of [
    0, 59_999, 60_000, 86_399_999, 86_400_000, -60_000, 1_795_327_260_000, 253_402_300_740_000,
  ])
    expect(write(at)).toBe(new Date(at).toISOString())
})
