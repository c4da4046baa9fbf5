import { expect, test } from 'vitest'
import { subscribeToNewsletter } from '#contract/newsletter.ts'
import { answerSurvey } from '#contract/survey.ts'
import { openApp } from '#test/app.ts'
import { khalid, omar, sara } from '#test/cast.ts'
import { join } from '#test/people.ts'
import { work } from './jobs.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const tidy = async () => {
  for (const name of Object.keys(work.cron).filter((each) => each.startsWith('tidy_')))
    await app.runCron(name as keyof typeof work.cron)
}
const count = async (table: string) => (await app.rows(`select from ${table}`)).length

test('data past its retention period is deleted, and none before', async () => {
  app.at('2026-01-01T09:00:00Z')
  await app.call(subscribeToNewsletter, { email: sara.email }, { 'idempotency-key': 'a-key-of-sara' })
  await app.call(subscribeToNewsletter, { email: omar.email })
  await app.rows("update newsletter_subscribers set confirmed_at = '2026-01-01' where email = $1", [
    omar.email,
  ])
  await app.call(answerSurvey, { audience: 'patient', ...sara, needs: 'A plan.', healthConsent: true })

  app.at('2026-01-02T08:59:00Z')
  await tidy()
  expect(
    await Promise.all(['newsletter_subscribers', 'survey_answers', 'answered_requests'].map(count)),
  ).toEqual([2, 1, 1])

  app.at('2026-02-01T09:00:00Z')
  await tidy()
  expect(
    await Promise.all(
      ['newsletter_subscribers', 'survey_answers', 'answered_requests', 'counters'].map(count),
    ),
  ).toEqual([1, 1, 0, 0])
  expect(await app.rows('select email from newsletter_subscribers')).toEqual([{ email: omar.email }])

  app.at('2028-01-02T09:00:00Z')
  await tidy()
  expect(await Promise.all(['newsletter_subscribers', 'survey_answers'].map(count))).toEqual([1, 0])
})

const ids = async (table: string, column = 'id') =>
  (await app.rows<{ id: string }>(`select ${column} as id from ${table}`)).map(({ id }) => id)

test('sessions, links, devices and attempts are deleted when their time has passed, and not a moment before', async () => {
  app.at('2026-03-01T09:00:00Z')
  const person = await join(app, khalid)
  const begun = app.house.clock.now()
  await app.rows(
    `insert into account_tokens (id, user_id, purpose, token_hash, made_at, expires_at)
      values (uuidv7(), $1, 'reset', 'a hash', $2, $2)`,
    [person.id, begun],
  )
  await app.rows("insert into sign_in_tries (key, fails, last_at) values ('a mark', 1, $1)", [begun])
  const leftAt = async (instant: string) => {
    app.at(instant)
    await tidy()
    const left: string[] = []
    for (const table of ['sessions', 'account_tokens', 'sign_in_tries', 'known_devices'])
      if ((await count(table)) > 0) left.push(table)
    return left
  }
  // A patient's session ends a day after it was last used, and is deleted a day after that.
  expect(await leftAt('2026-03-03T09:00:00Z')).toContain('sessions')
  expect(await leftAt('2026-03-03T09:00:01Z')).toEqual(['account_tokens', 'sign_in_tries', 'known_devices'])
  expect(await leftAt('2026-03-31T09:00:00Z')).toEqual(['account_tokens', 'sign_in_tries', 'known_devices'])
  expect(await leftAt('2026-03-31T09:00:01Z')).toEqual(['known_devices'])
  expect(await leftAt('2027-04-05T09:00:00Z')).toEqual(['known_devices'])
  expect(await leftAt('2027-04-05T09:00:01Z')).toEqual([])
  expect(await ids('users')).toContain(person.id)
})

test('an unconfirmed account is deleted after a week with all its data, and data of its address stays', async () => {
  app.at('2027-06-01T09:00:00Z')
  const waits = await join(app, { ...sara, email: 'waits@example.sa' })
  const asksAgain = await join(app, { ...sara, email: 'asks.again@example.sa' })
  const stays = await join(app, { ...sara, email: 'stays@example.sa' })
  await app.call(subscribeToNewsletter, { email: waits.email })
  await app.rows('update users set confirmed_at = null where id = any ($1)', [[waits.id, asksAgain.id]])
  app.at('2027-06-08T09:00:00Z')
  await tidy()
  expect(await ids('users')).toEqual(expect.arrayContaining([waits.id, asksAgain.id, stays.id]))

  app.at('2027-06-08T09:00:01Z')
  await app.rows(
    `insert into account_tokens (id, user_id, purpose, token_hash, made_at, expires_at)
      values (uuidv7(), $1, 'confirmation', 'a hash', $2, $2::timestamptz + interval '1 day')`,
    [asksAgain.id, app.house.clock.now()],
  )
  await tidy()
  expect(await ids('users')).not.toContain(waits.id)
  expect(await ids('users')).toEqual(expect.arrayContaining([asksAgain.id, stays.id]))
  expect(await ids('profiles')).not.toContain(waits.id)
  for (const table of ['user_roles', 'sessions', 'known_devices'])
    expect(await ids(table, 'user_id'), table).not.toContain(waits.id)
  expect(
    await app.rows('select from consents where user_id = $1 and address_mark is not null', [waits.id]),
  ).toEqual([])
  expect(
    await app.rows("select from events where subject_id = $1 and kind = 'account.erased'", [waits.id]),
  ).toHaveLength(1)
  expect(await app.rows('select from newsletter_subscribers where email = $1', [waits.email])).toHaveLength(1)

  app.at('2027-06-09T09:00:02Z')
  await tidy()
  expect(await ids('users')).not.toContain(asksAgain.id)
})
