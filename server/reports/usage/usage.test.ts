import { expect, test } from 'vitest'
import { readUsageChoice, saveUsageChoice } from '#contract/reports/usage.ts'
import { openApp } from '#test/app.ts'
import { omar, sara } from '#test/cast.ts'
import { join, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })

test('a day counts its visitors, without names, and without those who have opted out', async () => {
  app.at('2026-11-22T10:00:00Z')
  const counted = await join(app, { ...sara, email: unique(sara.email) })
  const uncounted = await join(app, { ...omar, email: unique(omar.email) })
  expect((await counted.call(readUsageChoice, {})).body).toEqual({ isCounted: true })
  await uncounted.call(saveUsageChoice, { isCounted: false })
  await uncounted.call(saveUsageChoice, { isCounted: false })
  expect((await uncounted.call(readUsageChoice, {})).body).toEqual({ isCounted: false })
  expect((await app.rows("select 1 from events where kind = 'usage.chosen'")).length).toBe(1)

  app.at('2026-11-22T21:05:00Z')
  await app.runCron('count_day')
  await app.runCron('count_day')
  expect(await app.rows('select counted_on::text, role, language, people from usage_days')).toEqual([
    { counted_on: '2026-11-22', role: 'patient', language: 'en', people: 1 },
  ])
})
