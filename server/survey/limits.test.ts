import { expect, test } from 'vitest'
import { answerSurvey } from '#contract/survey.ts'
import { openApp } from '#test/app.ts'
import { inArabic, sara } from '#test/cast.ts'

const app = await openApp()

const answer = (name: string, headers: Record<string, string> = {}) =>
  app.call(
    answerSurvey,
    {
      audience: 'patient',
      ...sara,
      email: `${name}@example.sa`,
      needs: `Lunches for ${name}.`,
      healthConsent: true,
    },
    headers,
  )
const five = [1, 2, 3, 4, 5]

test('an answer refused for its fields does not count as an attempt', async () => {
  app.at('2026-11-20T09:00:00Z')
  for (const _ of [...five, ...five]) expect((await answer('no address at')).status).toBe(422)
  for (const number of five) expect((await answer(`first-${number}`)).status).toBe(201)
})

test('after five in an hour a browser is told when to try again, in the language of its page', async () => {
  app.at('2026-11-21T09:00:00Z')
  for (const number of five) expect((await answer(`second-${number}`)).status).toBe(201)
  app.at('2026-11-21T09:48:00Z')
  const refused = await answer('second-6')
  expect([refused.status, refused.body.error.message]).toEqual([
    429,
    'Too many requests in a short time. Please try again in 12 minutes.',
  ])
  expect((await answer('second-6', inArabic)).body.error.message).toContain('بعد 12 دقيقة')
})

test('an office behind one address can submit, and a flood from there cannot', async () => {
  app.at('2026-11-22T09:00:00Z')
  const desks = Array.from({ length: 9 }, (_, desk) => desk)
  const statuses: number[] = []
  for (const desk of desks)
    for (const number of five)
      statuses.push((await answer(`office-${desk}-${number}`, { 'user-agent': `desk ${desk}` })).status)
  expect(statuses.slice(0, 40)).toEqual(Array(40).fill(201))
  expect(statuses.slice(40)).toEqual(Array(5).fill(429))
})
