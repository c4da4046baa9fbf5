import { expect, test } from 'vitest'
import { searchDietitians } from '#contract/directory.ts'
import { openApp } from '#test/app.ts'
import { sara } from '#test/cast.ts'
import { join, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1' })
app.at('2026-11-22T06:00:00Z')
const patient = await join(app, sara)
const mornings = Array(7).fill([{ from: '08:00', to: '12:00' }])
const mondays = [[], [{ from: '09:00', to: '10:00' }], [], [], [], [], []]

test('matches of a misspelt word are in the usual order', async () => {
  for (const [name, weekly] of [
    ['Wardah Aswad', mondays],
    ['Wardah Badr', Array(7).fill([])],
    ['Wardah Zahrani', mornings],
  ] as const) {
    const email = unique('d@example.sa')
    const person = await join(app, { name, email }, { role: 'dietitian', signedIn: false })
    await listedDietitian(app, person, { title: name, weekly, services: [{ price: 100, platform: 'zoom' }] })
  }
  const names = async (q: string) =>
    (await patient.call(searchDietitians, { q })).body.dietitians.map(({ name }: { name: string }) => name)
  const inOrder = ['Wardah Zahrani', 'Wardah Aswad', 'Wardah Badr']
  expect(await names('wardah')).toEqual(inOrder)
  expect(await names('wqrdah')).toEqual(inOrder)
})
