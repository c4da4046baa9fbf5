import { expect, test } from 'vitest'
import { openApp } from '#test/app.ts'
import { fillDemo } from './fill.ts'

const app = await openApp()
const now = new Date('2026-11-20T09:00:00Z')
const counts = async () =>
  (
    await app.rows(`select (select count(*)::int from newsletter_subscribers) as subscribers, (select count(*)::int from survey_answers) as answers,
      (select count(*)::int from events) as events`)
  )[0]

test('the demo is filled once, dated in the past, and mails nobody', async () => {
  expect(await fillDemo(app.house, now)).toBe(true)
  const first = await counts()
  expect(first).toMatchObject({ subscribers: 40, answers: 24 })
  expect(await fillDemo(app.house, now)).toBe(false)
  expect(await counts()).toEqual(first)
  expect(await app.rows('select from survey_answers where answered_at > $1', [now])).toEqual([])
  expect(await app.rows('select from graphile_worker._private_jobs')).toEqual([])
})
