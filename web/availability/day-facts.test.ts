import { expect, test } from 'vitest'
import { monthOf } from '#contract/days.ts'
import { type DayFacts, lengthOfMonth, toneOf, whyNone } from './day-facts.ts'

const now = { today: '2026-11-22', horizon: 30 }
const ordinary: DayFacts = {
  day: '2026-11-23',
  by: 'weekly',
  hours: [{ from: '09:00', to: '17:00' }],
  slots: ['2026-11-23T06:00:00Z'],
  taken: [],
}
const taken = [{ from: '2026-11-23T06:00:00Z', to: '2026-11-23T14:00:00Z' }]

test.each<[string, Partial<DayFacts>, ReturnType<typeof toneOf>, ReturnType<typeof whyNone>]>([
  ['an ordinary day', {}, 'free', null],
  ['a day with hours of its own', { by: 'instead' }, 'special', null],
  ['a day that has passed', { day: '2026-11-21', slots: [] }, null, 'short'],
  ['a closed day', { by: 'closed', hours: [], slots: [] }, 'closed', 'closed'],
  ['a day off', { hours: [], slots: [] }, 'closed', 'off'],
  ['the end of the night before on a day off', { hours: [] }, 'free', null],
  ['a full day', { slots: [], taken }, 'busy', 'full'],
  ['a day that is too short', { slots: [] }, 'busy', 'short'],
  ['today in the evening', { day: now.today, slots: [] }, 'busy', 'passed'],
  ['a day beyond the horizon', { day: '2026-12-23', slots: [] }, null, 'far'],
  ['Ramadan beyond the horizon', { day: '2027-02-08', by: 'instead', slots: [] }, 'special', 'far'],
  [
    'a holiday beyond the horizon',
    { day: '2027-03-20', by: 'closed', hours: [], slots: [] },
    'closed',
    'closed',
  ],
])('%s', (_, facts, tone, why) => {
  expect(toneOf({ ...ordinary, ...facts }, now)).toBe(tone)
  expect(whyNone({ ...ordinary, ...facts }, now)).toBe(why)
})

test.each([
  ['2026-11-22', '2026-11-01', 30],
  ['2027-02-28', '2027-02-01', 28],
  ['2028-02-01', '2028-02-01', 29],
])('%s is in the month from %s of %i days', (day, month, length) => {
  expect(monthOf(day)).toBe(month)
  expect(lengthOfMonth(month)).toBe(length)
})
