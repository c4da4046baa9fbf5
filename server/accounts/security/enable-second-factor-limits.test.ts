import { expect, test } from 'vitest'
import { beginSecondFactor, enableSecondFactor } from '#contract/accounts/security.ts'
import { openApp } from '#test/app.ts'
import { sara } from '#test/cast.ts'
import { join } from '#test/people.ts'
import { authenticator } from '../sign-in/spend-code.ts'

const app = await openApp()

test('after five codes in ten minutes even the right one is refused', async () => {
  const person = await join(app, sara)
  const { secret } = (await person.call(beginSecondFactor, {})).body
  const right = () => authenticator(secret).generate({ timestamp: app.house.clock.now().getTime() })
  const statuses = await Promise.all(
    Array.from(
      { length: 5 },
      async () => (await person.call(enableSecondFactor, { code: 'abcdefghjk' })).status,
    ),
  )
  expect(statuses).toEqual(Array(5).fill(401))
  const { status, headers } = await person.call(enableSecondFactor, { code: right() })
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
})
