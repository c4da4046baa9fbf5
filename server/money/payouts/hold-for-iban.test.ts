import { expect, test } from 'vitest'
import { removeIban } from '#contract/money/billing.ts'
import { holdPayouts, payOutNow, readPayouts, releasePayouts } from '#contract/money/payouts.ts'
import { listNotifications } from '#contract/notifications/list.ts'
import { drLayla, noor } from '#test/cast.ts'
import { openPayments } from '#test/payments/open-payments.ts'
import { takePayments } from '#test/payments/paying.ts'
import { earner, saveIban } from '#test/payments/payouts.ts'
import { join, type Person, unique } from '#test/people.ts'

const { app } = await openPayments()
await takePayments(app)
const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
const standingOf = async (who: Person) => (await who.call(readPayouts, {})).body.standing

test('the first payout to a changed account waits for an admin, who is notified; the very first account does not', async () => {
  const layla = await earner(app, 20_000)
  await app.runJobs()
  expect((await standingOf(layla)).obstacle).toBeNull()
  // Counts as another account even if the old one is removed first.
  await layla.call(removeIban, {})
  await saveIban(app, layla, '88')
  await app.runJobs()
  expect((await layla.call(payOutNow, {})).body.error.code).toBe('payouts_held')
  const subjects = (await app.mailTo(layla.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes('on hold'))).toHaveLength(1)
  const { notifications } = (await admin.call(listNotifications, {})).body
  const told = notifications.filter(
    ({ kind, subject }) => kind === 'billing.iban_changed' && subject === layla.id,
  )
  expect(told).toMatchObject([{ dietitian: { name: drLayla.name } }])
  expect((await admin.call(releasePayouts, { dietitian: layla.id })).status).toBe(200)
  await app.rows(
    `select graphile_worker.add_job('hold_for_iban', json_build_object('event', id)) from events
      where kind = 'billing.iban_changed' and subject_id = $1`,
    [layla.id],
  )
  await app.runJobs()
  expect((await layla.call(payOutNow, {})).status).toBe(201)
})

test('an earlier hold by an admin states both reasons once the account is changed', async () => {
  const layla = await earner(app, 20_000)
  await admin.call(holdPayouts, { dietitian: layla.id, reason: 'A complaint is being looked into.' })
  for (const end of ['88', '27']) {
    await saveIban(app, layla, end)
    await app.runJobs()
    expect((await standingOf(layla)).heldFor).toMatch(
      /^A complaint is being looked into\. The bank account was changed\. .{100,200}$/,
    )
  }
})
