import { expect, test } from 'vitest'
import { subscribeToNewsletter } from '#contract/newsletter.ts'
import { answerSurvey } from '#contract/survey.ts'
import { openApp } from '#test/app.ts'
import { omar, sara } from '#test/cast.ts'
import { tidy } from './tidy.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const count = async (table: string) => (await app.rows(`select from ${table}`)).length

test('what has served its time is taken away, and nothing before', async () => {
  app.at('2026-01-01T09:00:00Z')
  await app.call(subscribeToNewsletter, { email: sara.email }, { 'idempotency-key': 'a-key-of-sara' })
  await app.call(subscribeToNewsletter, { email: omar.email })
  await app.rows("update newsletter_subscribers set confirmed_at = '2026-01-01' where email = $1", [
    omar.email,
  ])
  await app.call(answerSurvey, { audience: 'patient', ...sara, needs: 'A plan.' })

  app.at('2026-01-02T08:59:00Z')
  await tidy(app.house)
  expect(
    await Promise.all(['newsletter_subscribers', 'survey_answers', 'answered_requests'].map(count)),
  ).toEqual([2, 1, 1])

  app.at('2026-02-01T09:00:00Z')
  await tidy(app.house)
  expect(
    await Promise.all(
      ['newsletter_subscribers', 'survey_answers', 'answered_requests', 'counters'].map(count),
    ),
  ).toEqual([1, 1, 0, 0])
  expect(await app.rows('select email from newsletter_subscribers')).toEqual([{ email: omar.email }])

  app.at('2028-01-02T09:00:00Z')
  await tidy(app.house)
  expect(await Promise.all(['newsletter_subscribers', 'survey_answers'].map(count))).toEqual([1, 0])
})
