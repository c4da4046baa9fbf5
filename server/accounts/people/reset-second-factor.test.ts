import { expect, test } from 'vitest'
import { resetSecondFactor } from '#contract/accounts/people.ts'
import { beginSecondFactor, enableSecondFactor } from '#contract/accounts/security.ts'
import { readSession } from '#contract/accounts/sign-in.ts'
import { openApp } from '#test/app.ts'
import { noor, omar, sara } from '#test/cast.ts'
import { atAnotherBrowser, join, type Person, signIn, unique } from '#test/people.ts'
import { authenticator } from '../sign-in/spend-code.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const admin = await join(app, noor, { role: 'admin' })
async function withSecondFactor(who = sara): Promise<Person> {
  const person = await join(app, { ...who, email: unique(who.email) })
  const { secret } = (await person.call(beginSecondFactor, {})).body
  const code = authenticator(secret).generate({ timestamp: app.house.clock.now().getTime() })
  await person.call(enableSecondFactor, { code })
  return person
}
const isSignedIn = async (person: Person) => (await person.call(readSession, {})).body.session !== null
const resets = ({ id }: Person) =>
  app.rows("select actor from events where kind = 'account.second_factor_reset' and subject_id = $1", [id])

test('a person who has lost phone and codes is signed out everywhere, and signs in with the password', async () => {
  const person = await withSecondFactor()
  const bystander = await withSecondFactor(omar)
  const { body } = await admin.call(resetSecondFactor, { id: person.id })
  expect(body.person).toMatchObject({ id: person.id, secondFactor: false })
  expect(await isSignedIn(person)).toBe(false)
  expect(await app.rows('select from second_factors where user_id = $1', [person.id])).toEqual([])
  expect(await app.rows('select from recovery_codes where user_id = $1', [person.id])).toEqual([])
  expect((await signIn(atAnotherBrowser(app, person))).status).toBe(200)
  expect(await resets(person)).toEqual([{ actor: admin.id }])

  expect(await isSignedIn(bystander)).toBe(true)
  expect((await signIn(atAnotherBrowser(app, bystander))).body.error.code).toBe('second_factor_needed')
})

test('without a second factor its removal signs nobody out', async () => {
  const person = await join(app, { ...sara, email: unique(sara.email) })
  await person.call(beginSecondFactor, {})
  expect((await admin.call(resetSecondFactor, { id: person.id })).status).toBe(200)
  expect(await isSignedIn(person)).toBe(true)
  expect(await resets(person)).toEqual([])
})

test('only an admin removes a second factor, and none from an account that does not exist', async () => {
  const victim = await withSecondFactor()
  const stranger = await join(app, { ...omar, email: unique(omar.email) })
  for (const person of [stranger, victim]) {
    const { status, body } = await person.call(resetSecondFactor, { id: victim.id })
    expect([status, body.error.code]).toEqual([403, 'wrong_audience'])
  }
  expect((await signIn(atAnotherBrowser(app, victim))).body.error.code).toBe('second_factor_needed')
  const unknown = await admin.call(resetSecondFactor, { id: '019ac000-0000-7000-8000-000000000000' })
  expect([unknown.status, unknown.body.error.code]).toEqual([404, 'not_found'])
})
