import { expect, test } from 'vitest'
import { confirmAddress, register, sendConfirmation } from '#contract/accounts/registration.ts'
import type { EventId } from '#server/ground/data/events.ts'
import { openApp } from '#test/app.ts'
import { inArabic, sara } from '#test/cast.ts'
import { newestMailedToken, tokensMailed } from '#test/links.ts'
import { join, unique } from '#test/people.ts'
import { accountConfirmation } from '../mail-links.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-20T09:00:00Z')
const page = 'confirm-email'

const wait = (email: string, more: Record<string, unknown> = {}) =>
  app.call(register, {
    form: 'simple',
    firstName: 'Sara',
    lastName: 'Al-Qahtani',
    email,
    password: 'cardamom & dates',
    ...more,
  })
const again = (email: string, more = {}, headers = {}) =>
  app.call(sendConfirmation, { email, ...more }, headers)
const confirm = (token: string) => app.call(confirmAddress, { token, currentPassword: 'cardamom & dates' })

test('a new email voids the previous link', async () => {
  const email = unique(sara.email)
  await wait(email)
  const first = await newestMailedToken(app, email, page)
  await again(email)
  const second = await newestMailedToken(app, email, page)
  expect(second).not.toBe(first)
  expect((await confirm(first)).body.error.code).toBe('link_not_valid')
  expect((await confirm(second)).status).toBe(200)
})

test('of several requests waiting for their email only the last one is answered', async () => {
  const email = unique(sara.email)
  await wait(email)
  for (let count = 0; count < 3; count++) await again(email)
  const tokens = await tokensMailed(app, email, page)
  expect(tokens).toHaveLength(1)
  expect((await confirm(tokens[0] ?? '')).status).toBe(200)
})

test('a person who has meanwhile confirmed, or never registered, gets no email', async () => {
  const email = unique(sara.email)
  const owner = await join(app, { ...sara, email: unique(sara.email) }, { signedIn: false })
  await wait(email)
  const token = await newestMailedToken(app, email, page)
  await again(email)
  await confirm(token)
  for (const address of [email, owner.email, 'nobody@example.sa']) await again(address)
  await app.runJobs()
  expect(await tokensMailed(app, email, page)).toHaveLength(1)
  expect(await app.mailTo(owner.email)).toEqual([])
  expect(await app.mailTo('nobody@example.sa')).toEqual([])
})

test('a job that runs again sends the same link, and the reader gets one email', async () => {
  const email = unique(sara.email)
  await wait(email)
  const before = await newestMailedToken(app, email, page)
  const [event] = await app.rows<{ id: string }>(
    "select events.id from events join users on users.id = subject_id where email = $1 and kind = 'account.registered'",
    [email],
  )
  for (let count = 0; count < 3; count++) await accountConfirmation(app.house, event?.id as EventId<never>)
  expect(await tokensMailed(app, email, page)).toEqual([before])
  expect(
    await app.rows('select from account_tokens join users on users.id = user_id where email = $1', [email]),
  ).toHaveLength(1)
})

test('the email is in the language of the page that requested it', async () => {
  const email = unique(sara.email)
  await wait(email)
  await app.runJobs()
  await again(email, {}, inArabic)
  await app.runJobs()
  expect((await app.mailTo(email)).map(({ language }) => language).sort()).toEqual(['ar', 'en'])
})

test('the new link leads to the page that the person requested first, or requests now', async () => {
  const [kept, said] = [unique(sara.email), unique(sara.email)]
  for (const email of [kept, said]) await wait(email, { redirectTo: '/patient/dietitians' })
  await again(kept)
  await again(said, { redirectTo: '/patient/messages' })
  const ways = []
  for (const email of [kept, said])
    ways.push((await confirm(await newestMailedToken(app, email, page))).body.redirectTo)
  expect(ways).toEqual(['/patient/dietitians', '/patient/messages'])
})

test('the answer is the same for every address, and repeated requests send one email a minute', async () => {
  const strict = await openApp()
  strict.at('2026-11-20T09:00:00Z')
  const email = unique(sara.email)
  const ask = (address: string) => strict.call(sendConfirmation, { email: address })
  await strict.call(register, {
    form: 'simple',
    firstName: 'Sara',
    lastName: 'Al-Qahtani',
    email,
    password: 'cardamom & dates',
  })
  const answers = [await ask(email), await ask(email), await ask('nobody@example.sa')]
  expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([202, '{"done":true}']))
  expect(await tokensMailed(strict, email, page)).toHaveLength(1)
  strict.at('2026-11-20T09:01:01Z')
  await ask(email)
  expect(await tokensMailed(strict, email, page)).toHaveLength(2)
})
