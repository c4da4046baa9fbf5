import { expect, test } from 'vitest'
import { readSession } from '#contract/accounts/sign-in.ts'
import { listSlots } from '#contract/availability.ts'
import { openApp } from '#test/app.ts'
import { drLayla, sara } from '#test/cast.ts'
import { join } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { runsAll } from '#test/setup/extent.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T05:00:00Z')
const crowd = runsAll ? 200 : 50

/** A hundred exceptions that all apply to every day, and a start every five minutes, day and night. */
const hours = Array.from({ length: 6 }, (_, at) => ({ from: clock(at * 4), to: clock(at * 4 + 4) }))
const exceptions = Array.from({ length: 100 }, () => ({
  kind: 'instead' as const,
  from: '2026-11-22',
  to: '2027-11-20',
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  hours,
}))

test(`${crowd} requests for the most expensive calendar are all answered, and leave connections for other users`, async () => {
  const layla = await join(app, drLayla, { role: 'dietitian' })
  await listedDietitian(app, layla, { exceptions, increment: 5, buffer: 0, services: [{ duration: 15 }] })
  const patient = await join(app, sara)
  await patient.call(readSession, {})
  const answers = await Promise.all(
    Array.from({ length: crowd }, () =>
      patient.call(listSlots, { id: layla.id, from: '2026-12-01', days: '31' }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(answers.at(-1)?.body.days).toHaveLength(31)
  const used = await app.rows(
    "select from pg_stat_activity where application_name = 'nabta' and datname = current_database()",
  )
  expect(used.length).toBeLessThan(8)
})

function clock(hour: number) {
  return `${String(hour % 24).padStart(2, '0')}:00`
}
