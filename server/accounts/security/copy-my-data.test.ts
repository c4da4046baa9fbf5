import { expect, test } from 'vitest'
import { copyMyData } from '#contract/accounts/security.ts'
import { openApp } from '#test/app.ts'
import { khalid, omar, sara } from '#test/cast.ts'
import { join } from '#test/people.ts'

const app = await openApp()

test('a copy of what is kept comes as one archive, and the log says so', async () => {
  const person = await join(app, sara)
  const { status, body } = await person.call(copyMyData, {})
  expect(status).toBe(200)
  expect(body.parts.users).toMatchObject([{ id: person.id, email: sara.email, language: 'en' }])
  expect(body.parts.profiles).toMatchObject([{ firstName: 'Sara', lastName: 'Al-Qahtani' }])
  expect(body.parts.consents).toMatchObject([{ purpose: 'terms', given: true }])
  expect(
    await app.rows("select kind from events where actor = $1 and kind = 'account.copied'", [person.id]),
  ).toHaveLength(1)
})

test('it is answered anew each time and kept nowhere, though the request names a key', async () => {
  const person = await join(app, omar)
  for (let time = 0; time < 2; time++)
    expect((await person.call(copyMyData, {}, { 'idempotency-key': 'one-copy' })).status).toBe(200)
  expect(await app.rows('select from answered_requests where actor = $1', [person.id])).toEqual([])
})

test('nobody has more than five in a day', async () => {
  const person = await join(app, khalid)
  for (let time = 0; time < 5; time++) expect((await person.call(copyMyData, {})).status).toBe(200)
  const { status, body } = await person.call(copyMyData, {})
  expect([status, body.error.code]).toEqual([429, 'rate_limited'])
})
