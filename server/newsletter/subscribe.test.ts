import { expect, test } from 'vitest'
import { subscribeToNewsletter } from '#contract/newsletter.ts'
import { openApp } from '#test/app.ts'
import { inArabic, omar, sara } from '#test/cast.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const rowsOf = (email: string) => app.rows('select * from newsletter_subscribers where email = $1', [email])

test('a hundred simultaneous requests for one address, in different spellings, make one row and one email', async () => {
  app.at('2026-11-20T09:00:00Z')
  const spellings = [sara.email, sara.email.toUpperCase(), ` ${sara.email} `]
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      app.call(subscribeToNewsletter, { email: spellings[at % 3] ?? '' }),
    ),
  )
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set(['202 {"done":true}']),
  )
  expect(await rowsOf(sara.email)).toHaveLength(1)
  await app.runJobs()
  expect(await app.mailTo(sara.email)).toHaveLength(1)
})

test('a known address gets the same answer as a new one', async () => {
  const known = await app.call(subscribeToNewsletter, { email: sara.email })
  const fresh = await app.call(subscribeToNewsletter, { email: omar.email })
  const shape = ({ status, text, headers }: typeof known) => [status, text, [...headers.keys()].sort()]
  expect(shape(known)).toEqual(shape(fresh))
})

test('a person who lost the email may request it again after ten minutes', async () => {
  app.at('2026-11-20T09:05:00Z')
  await app.call(subscribeToNewsletter, { email: sara.email })
  await app.runJobs()
  expect(await app.mailTo(sara.email)).toHaveLength(1)
  app.at('2026-11-20T09:16:00Z')
  await app.call(subscribeToNewsletter, { email: sara.email })
  await app.runJobs()
  expect(await app.mailTo(sara.email)).toHaveLength(2)
})

test('the email is in the language of the page it was requested on', async () => {
  const email = 'huda@example.sa'
  await app.call(subscribeToNewsletter, { email }, inArabic)
  await app.runJobs()
  const [letter] = await app.mailTo(email)
  expect(letter).toMatchObject({ language: 'ar', subject: 'يُرجى تأكيد بريدك الإلكتروني' })
  expect(letter?.text).toContain('/ar/newsletter/confirm?token=')
})

test('a person who subscribes again in another language gets that one, and the newsletter in it once confirmed', async () => {
  const email = 'two-tongues@example.sa'
  app.at('2026-11-20T11:00:00Z')
  await app.call(subscribeToNewsletter, { email })
  await app.runJobs()
  app.at('2026-11-20T11:20:00Z')
  await app.call(subscribeToNewsletter, { email }, inArabic)
  await app.runJobs()
  expect((await app.mailTo(email)).map(({ language }) => language).sort()).toEqual(['ar', 'en'])
})

test('a foreign Host header never reaches a link', async () => {
  const email = 'links@example.sa'
  await app.call(
    subscribeToNewsletter,
    { email },
    { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  )
  await app.runJobs()
  const [letter] = await app.mailTo(email)
  expect(JSON.stringify(letter)).not.toContain('evil.example')
  expect(letter?.text).toContain('http://localhost:3000/newsletter/confirm')
})
