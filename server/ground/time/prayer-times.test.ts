import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#contract/days.ts'
import { isWhileFasting, ramadanTimes, toRamadan } from '#contract/plans/ramadan.ts'
import type { City } from '#contract/practice-options.ts'
import { prayerTimes } from './prayer-times.ts'

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/**
 * The Umm al-Qura calendar as the newspaper Almowaten and Thaqfny printed it on these days, and for Makkah as
 * ummulqura.org.sa showed it in 2016 and Almowaten in May 2019.
 */
const published: readonly (readonly [City, string, 'fajr' | 'maghrib' | 'isha', string])[] = [
  ['makkah', '2016-01-05', 'fajr', '05:39'],
  ['makkah', '2016-01-05', 'maghrib', '17:53'],
  ['makkah', '2016-05-02', 'fajr', '04:27'],
  ['makkah', '2016-08-02', 'maghrib', '19:00'],
  ['makkah', '2016-12-04', 'isha', '19:08'],
  ['makkah', '2019-05-06', 'fajr', '04:25'],
  ['makkah', '2019-05-06', 'maghrib', '18:48'],
  ['makkah', '2019-05-12', 'fajr', '04:21'],
  ['makkah', '2021-04-13', 'maghrib', '18:40'],
  ['madinah', '2021-04-13', 'maghrib', '18:43'],
  ['riyadh', '2021-04-13', 'maghrib', '18:15'],
  ['makkah', '2021-04-14', 'fajr', '04:45'],
  ['madinah', '2021-04-14', 'fajr', '04:41'],
  ['riyadh', '2021-04-14', 'fajr', '04:12'],
  ['dammam', '2021-04-14', 'fajr', '03:56'],
  ['riyadh', '2023-03-24', 'fajr', '04:36'],
  ['riyadh', '2023-03-24', 'maghrib', '18:06'],
  ['riyadh', '2023-03-24', 'isha', '20:06'],
  ['makkah', '2023-03-24', 'fajr', '05:06'],
]

test.each(published)('in %s on %s, %s is within two minutes of %s', (city, day, prayer, clock) => {
  expect(Math.abs(minutes(prayerTimes(city, day)[prayer]) - minutes(clock))).toBeLessThanOrEqual(2)
})

const ten: readonly City[] = [
  ...(['riyadh', 'jeddah', 'makkah', 'madinah', 'dammam'] as const),
  ...(['tabuk', 'abha', 'jazan', 'arar', 'hail'] as const),
]

const item = fc.record({ id: fc.uuid(), kcal: fc.double({ min: 0, max: 900, noNaN: true }) })
const clock = fc.integer({ min: 0, max: 1_439 }).map((all) => {
  const [hour, minute] = [Math.floor(all / 60), all % 60]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
})
const meal = fc.record({
  kind: fc.constantFrom('breakfast', 'lunch', 'dinner', 'snack', 'suhoor', 'iftar', 'late', 'own'),
  time: fc.option(clock),
  name: fc.constant(''),
  note: fc.constantFrom('', 'Eat slowly', 'على مهل'),
  recipe: fc.constant(''),
  items: fc.array(item, { maxLength: 6 }),
})
const someMeals = fc.sample(fc.array(meal, { maxLength: 8 }), { numRuns: 50, seed: 16 })

const total = (meals: readonly { items: readonly { kcal: number }[] }[]) =>
  meals.flatMap(({ items }) => items).reduce((sum, { kcal }) => sum + kcal, 0)

test('in ten cities and two years a day turned into a fasting one adds up to the same, and no meal is between Fajr and Maghrib', () => {
  for (const city of ten)
    for (let count = 0; count < 730; count++) {
      const fasting = prayerTimes(city, addDays('2026-01-01', count))
      const times = ramadanTimes([fasting])
      const meals = someMeals[count % someMeals.length] ?? []
      const turned = toRamadan(meals, times, (place) => place)
      const kinds = turned.map(({ kind }) => kind)
      if (
        Math.abs(total(turned) - total(meals)) > 1e-6 ||
        turned.some(({ time }) => time === null || isWhileFasting(time, fasting)) ||
        new Set(kinds).size !== kinds.length ||
        kinds.some((kind) => !['suhoor', 'iftar', 'late'].includes(kind))
      )
        throw new Error(`${city} ${fasting.on}: ${JSON.stringify({ fasting, turned })}`)
    }
})

test('the meals of a month are at times that suit each of its days, in any city', () => {
  for (const city of ten) {
    const days = Array.from({ length: 30 }, (_, at) => prayerTimes(city, addDays('2027-02-08', at)))
    const times = ramadanTimes(days)
    for (const day of days)
      for (const time of Object.values(times)) expect(isWhileFasting(time, day)).toBe(false)
    expect(times.suhoor < times.iftar && times.iftar < times.late).toBe(true)
  }
})

test('every amount, note and meal is still there afterwards, in suhoor, iftar and a late meal', () => {
  const named = (kind: string, time: string | null, note = '') => ({
    ...{ kind, time, note, name: kind, items: [kind] },
    recipe: note && `Cook: ${note}`,
  })
  const meals = [
    named('breakfast', '07:00', 'Warm'),
    named('snack', '10:30'),
    named('lunch', '14:00'),
    named('snack', '17:00'),
    named('dinner', '20:00', 'Light'),
    { ...named('own', '09:00', 'Coffee'), items: ['coffee'] },
  ]
  expect(toRamadan(meals, { suhoor: '04:00', iftar: '18:00', late: '21:30' }, (place) => place)).toEqual([
    {
      ...{ kind: 'suhoor', time: '04:00', name: '', note: 'Warm\nCoffee', items: ['breakfast', 'coffee'] },
      recipe: 'Cook: Warm\n\nCook: Coffee',
    },
    { kind: 'iftar', time: '18:00', name: '', note: '', recipe: '', items: ['snack', 'lunch'] },
    {
      kind: 'late',
      time: '21:30',
      name: '',
      note: 'Light',
      recipe: 'Cook: Light',
      items: ['snack', 'dinner'],
    },
  ])
})
