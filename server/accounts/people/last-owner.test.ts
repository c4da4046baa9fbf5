import { expect, test } from 'vitest'
import { revokeRole } from '#contract/accounts/people.ts'
import { readSession } from '#contract/accounts/sign-in.ts'
import { openApp } from '#test/app.ts'
import { noor } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const newAdmin = () => join(app, { ...noor, email: unique(noor.email) }, { role: 'admin', also: ['patient'] })
/** Excludes owners left over from other tests. */
const suspendAllBut = (...people: Person[]) =>
  app.rows('update users set suspended_at = now() where not id = any ($1)', [people.map(({ id }) => id)])
const owners = () =>
  app.rows(
    "select from user_roles join users on users.id = user_id where role_type = 'admin' and suspended_at is null",
  )

test('the last owner cannot be demoted, and an account that cannot sign in does not count as another owner', async () => {
  const admin = await newAdmin()
  const others = await Promise.all([newAdmin(), newAdmin(), newAdmin()])
  for (const [at, column] of ['suspended_at', 'leaving_at', 'confirmed_at'].entries())
    await app.rows(
      `update users set ${column} = case '${column}' when 'confirmed_at' then null else now() end where id = $1`,
      [others[at]?.id],
    )
  const { status, body } = await admin.call(revokeRole, { id: admin.id, role: 'admin' })
  expect([status, body.error.code]).toEqual([409, 'last_owner'])
  expect((await admin.call(readSession, {})).body.session?.activeRole).toBe('admin')
})

test('when two owners demote each other at the same moment, one remains', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await newAdmin(), await newAdmin()]
    await suspendAllBut(one, two)
    const answers = await Promise.all([
      one.call(revokeRole, { id: two.id, role: 'admin' }),
      two.call(revokeRole, { id: one.id, role: 'admin' }),
    ])
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expect(await owners()).toHaveLength(1)
  }
})
