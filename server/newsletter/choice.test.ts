import { expect, test } from 'vitest'
import { readMarketingChoice, saveMarketingChoice } from '#contract/newsletter.ts'
import { openApp } from '#test/app.ts'
import { omar, sara } from '#test/cast.ts'
import { join } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })

test('news are off until they are wanted, and what was agreed to is kept with its version', async () => {
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

  // By the link in a mail.
  await app.rows('update newsletter_subscribers set left_at = now(), confirmed_at = null where email = $1', [
    sara.email,
  ])
  expect(await isWanted()).toBe(false)
})
