import { expect, test } from 'vitest'
import {
  confirmNewsletter,
  leaveNewsletter,
  leaveNewsletterByOneClick,
  subscribeToNewsletter,
} from '#contract/newsletter.ts'
import { openApp } from '#test/app.ts'
import { omar, sara } from '#test/cast.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const stateOf = async (email: string) =>
  (
    await app.rows(
      'select confirmed_at is not null as confirmed, left_at is not null as gone from newsletter_subscribers where email = $1',
      [email],
    )
  )[0]
const events = async () =>
  (await app.rows<{ kind: string }>('select kind from events order by id')).map(({ kind }) => kind)

/** Subscribes, and reads both tokens from the email. */
async function tokensOf(email: string) {
  await app.call(subscribeToNewsletter, { email })
  await app.runJobs()
  const letter = (await app.mailTo(email)).at(0)
  const found = (pattern: RegExp) =>
    pattern.exec(`${letter?.text} ${JSON.stringify(letter?.headers)}`)?.[1] ?? ''
  return { confirm: found(/confirm\?token=([\w-]{43})/), leave: found(/one-click\/([\w-]{43})/) }
}

test('a reader confirms, once, however often the link is pressed', async () => {
  const { confirm } = await tokensOf(sara.email)
  expect(await stateOf(sara.email)).toEqual({ confirmed: false, gone: false })
  for (let press = 0; press < 3; press++)
    expect((await app.call(confirmNewsletter, { token: confirm })).status).toBe(200)
  expect(await stateOf(sara.email)).toEqual({ confirmed: true, gone: false })
  expect((await events()).filter((kind) => kind === 'newsletter.confirmed')).toHaveLength(1)
})

test('a mail program unsubscribes its reader with one click, whatever else it sends', async () => {
  const { confirm, leave } = await tokensOf(omar.email)
  await app.call(confirmNewsletter, { token: confirm })
  const answer = await app.fetch(`/api/newsletter/one-click/${leave}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(answer.status).toBe(200)
  expect(await stateOf(omar.email)).toEqual({ confirmed: false, gone: true })
})

test('opened in a browser, the one-click address asks first', async () => {
  const token = 'A'.repeat(43)
  const answer = await app.fetch(`/api/newsletter/one-click/${token}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/newsletter/unsubscribe?token=${token}`,
  ])
})

test('a person who unsubscribed may return', async () => {
  const { confirm, leave } = await tokensOf('back@example.sa')
  await app.call(leaveNewsletter, { token: leave })
  expect(await stateOf('back@example.sa')).toEqual({ confirmed: false, gone: true })
  await app.call(confirmNewsletter, { token: confirm })
  expect(await stateOf('back@example.sa')).toEqual({ confirmed: true, gone: false })
})

test('a token works only for its own purpose, and cannot be forged', async () => {
  const { confirm, leave } = await tokensOf('purpose@example.sa')
  const forged = `${confirm.startsWith('A') ? 'B' : 'A'}${confirm.slice(1)}`
  const answers = [
    await app.call(confirmNewsletter, { token: leave }),
    await app.call(leaveNewsletter, { token: confirm }),
    await app.call(leaveNewsletterByOneClick, { token: confirm }),
    await app.call(confirmNewsletter, { token: forged }),
  ]
  expect(answers.map(({ status, body }) => [status, body.error?.code])).toEqual(
    answers.map(() => [404, 'not_found']),
  )
  expect(await stateOf('purpose@example.sa')).toEqual({ confirmed: false, gone: false })
})
