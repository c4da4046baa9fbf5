import { expect, test } from 'vitest'
import { register } from '#contract/accounts/registration.ts'
import { askForReset } from '#contract/accounts/reset.ts'
import type { EventId } from '#server/ground/data/events.ts'
import { openApp } from '#test/app.ts'
import { inArabic, omar, sara } from '#test/cast.ts'
import { newestMailedToken, tokensMailed } from '#test/links.ts'
import { join, unique } from '#test/people.ts'
import { accountReset } from '../mail-links.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-20T09:00:00Z')
const page = 'reset-password'
const ask = (email: string, headers = {}) => app.call(askForReset, { email }, headers)
const known = (more = {}) => join(app, { ...sara, email: unique(sara.email) }, { signedIn: false, ...more })

test('the owner gets a link, nobody else gets anything, and the answers are the same', async () => {
  const person = await known()
  const [right, wrong] = [await ask(person.email.toUpperCase()), await ask('nobody@example.sa')]
  const shape = ({ status, text, headers }: typeof right) => [status, text, [...headers.keys()].sort()]
  expect(shape(right)).toEqual(shape(wrong))
  await app.runJobs()
  const [letter] = await app.mailTo(person.email)
  expect(letter).toMatchObject({ language: 'en', subject: 'Set a new password' })
  expect(letter?.text).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/m)
  expect(letter?.text).toContain('until 20 November 2026 at 12:30 pm (Riyadh time)')
  expect(await app.mailTo('nobody@example.sa')).toEqual([])
})

test('the email is in the language of the account, whoever requested it', async () => {
  const [arabic, english] = [await known({ language: 'ar' }), await known()]
  await ask(arabic.email)
  await ask(english.email, inArabic)
  await app.runJobs()
  const [first, second] = [await app.mailTo(arabic.email), await app.mailTo(english.email)]
  expect([first[0]?.language, second[0]?.language]).toEqual(['ar', 'en'])
  expect(first[0]?.text).toContain('http://localhost:3000/ar/reset-password?token=')
  expect(first[0]?.text).toContain('20 نوفمبر 2026 الساعة 12:30 م بتوقيت الرياض')
})

test('an account awaiting confirmation gets one too', async () => {
  const email = unique(omar.email)
  await app.call(register, {
    form: 'simple',
    firstName: 'Omar',
    lastName: 'Bakri',
    email,
    password: 'cardamom & dates',
  })
  await ask(email)
  expect(await tokensMailed(app, email, page)).toHaveLength(1)
})

test('an account that is being erased gets none', async () => {
  const person = await known()
  await ask(person.email)
  await app.rows('update users set leaving_at = now() where id = $1', [person.id])
  expect(await tokensMailed(app, person.email, page)).toEqual([])
})

test('a job that runs again sends the same link, and none once it has been used', async () => {
  const person = await known()
  await ask(person.email)
  const token = await newestMailedToken(app, person.email, page)
  const [event] = await app.rows<{ id: string }>(
    "select id from events where subject_id = $1 and kind = 'account.reset_asked'",
    [person.id],
  )
  await accountReset(app.house, event?.id as EventId<never>)
  expect(await tokensMailed(app, person.email, page)).toEqual([token])
  expect(await app.rows('select from account_tokens where user_id = $1', [person.id])).toHaveLength(1)
})

test('an address gets one email a minute, three an hour and five a day, and the answers do not show it', async () => {
  const strict = await openApp()
  const person = await join(strict, sara, { signedIn: false })
  const mailed = async (at: string) => {
    strict.at(at)
    expect(await strict.call(askForReset, { email: person.email })).toMatchObject({
      status: 202,
      text: '{"done":true}',
    })
    return (await tokensMailed(strict, person.email, page)).length
  }
  const counts = []
  for (const at of [
    '09:00:00',
    '09:00:30',
    '09:01:01',
    '09:02:02',
    '09:03:03',
    '10:00:01',
    '10:01:02',
    '10:02:03',
  ])
    counts.push(await mailed(`2026-11-20T${at}Z`))
  expect(counts).toEqual([1, 1, 2, 3, 3, 4, 5, 5])
  expect(await mailed('2026-11-21T09:02:00Z')).toBe(6)
})

test('one network address may request ten in an hour', async () => {
  const strict = await openApp()
  strict.at('2026-11-20T09:00:00Z')
  for (let count = 0; count < 10; count++)
    expect((await strict.call(askForReset, { email: `nobody${count}@example.sa` })).status).toBe(202)
  const { status, headers } = await strict.call(askForReset, { email: 'nobody@example.sa' })
  expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
})
