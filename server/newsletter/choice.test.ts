import { expect, test } from 'vitest'
import { askForNewAddress, confirmNewAddress } from '#contract/accounts/security.ts'
import { leaveNewsletter, readMarketingChoice, saveMarketingChoice } from '#contract/newsletter.ts'
import { openApp } from '#test/app.ts'
import { omar, sara } from '#test/cast.ts'
import { newestMailedToken } from '#test/links.ts'
import { join, type Person, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })

test('the newsletter is off by default, and consent is stored with its version', async () => {
  const [person, other] = [await join(app, sara), await join(app, omar)]
  const isWanted = async (who = person) => (await who.call(readMarketingChoice, {})).body.isWanted
  expect(await isWanted()).toBe(false)
  await person.call(saveMarketingChoice, { isWanted: false })
  for (const wanted of [true, true, false, true])
    expect((await person.call(saveMarketingChoice, { isWanted: wanted })).status).toBe(200)
  expect([await isWanted(), await isWanted(other)]).toEqual([true, false])
  expect(
    await app.rows(
      "select given, version, method from consents where user_id = $1 and purpose = 'marketing' order by id",
      [person.id],
    ),
  ).toEqual([true, false, true].map((given) => ({ given, version: '2026-11-22', method: 'settings' })))

  const [reader] = await app.rows<{ id: string }>('select id from newsletter_subscribers where email = $1', [
    sara.email,
  ])
  await app.call(leaveNewsletter, { token: app.house.keys.sign('newsletter.leave', reader?.id ?? '') })
  await app.runJobs()
  expect(await isWanted()).toBe(false)
  await person.call(saveMarketingChoice, { isWanted: false })
  expect((await consentsOf(person)).at(-1)).toEqual({ given: false, method: 'mail' })
  expect(await consentsOf(person)).toHaveLength(4)
})

test('unsubscribing at an account’s new address applies there, and the choice for the old address is deleted', async () => {
  const person = await join(app, { ...sara, email: unique(sara.email) })
  const there = await join(app, { ...omar, email: unique(omar.email) })
  await person.call(saveMarketingChoice, { isWanted: true })
  await there.call(saveMarketingChoice, { isWanted: true })
  await there.call(saveMarketingChoice, { isWanted: false })
  await app.rows('update users set email = $2 where id = $1', [there.id, unique(omar.email)])
  await person.call(askForNewAddress, { email: there.email })
  await app.call(confirmNewAddress, { token: await newestMailedToken(app, there.email, 'confirm-new-email') })
  await app.runJobs()
  expect((await person.call(readMarketingChoice, {})).body.isWanted).toBe(false)
  expect(
    await app.rows('select email from newsletter_subscribers where email in ($1, $2)', [
      person.email,
      there.email,
    ]),
  ).toEqual([{ email: there.email }])
  expect((await consentsOf(person)).map(({ given }) => given)).toEqual([true, false])
})

const consentsOf = ({ id }: Person) =>
  app.rows<{ given: boolean; method: string }>(
    "select given, method from consents where user_id = $1 and purpose = 'marketing' order by id",
    [id],
  )
