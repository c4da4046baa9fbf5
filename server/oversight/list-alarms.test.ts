import { expect, test } from 'vitest'
import { listDisputes } from '#contract/money/disputes.ts'
import { listPayouts } from '#contract/money/payouts.ts'
import { type AlarmKind, listAlarms } from '#contract/oversight/alarms.ts'
import { listDataRequests, logDataRequest } from '#contract/privacy/data-requests.ts'
import { openApp } from '#test/app.ts'
import { drLayla, noor, sara } from '#test/cast.ts'
import { join, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000', SMTP_URL: 'smtp://127.0.0.1:1' })
const begin = '2026-11-20T09:00:00Z'
app.at(begin)
const anAdmin = (...duties: ('owner' | 'support' | 'finance' | 'verification' | 'privacy')[]) =>
  join(app, { ...noor, email: unique(noor.email) }, { role: 'admin', duties })
const owner = await anAdmin('owner')
const privacy = await anAdmin('privacy')
const finance = await anAdmin('finance')
const support = await anAdmin('support')
const alarms = async (who = owner) => (await who.call(listAlarms, {})).body.alarms
const countOf = async (kind: AlarmKind, who = owner) =>
  (await alarms(who)).find((each) => each.kind === kind)?.count ?? 0

test('where nothing needs attention there is no alarm', async () => {
  for (const who of [owner, privacy, finance, support]) expect(await alarms(who)).toEqual([])
})

test('a request about data alarms privacy once its time is over, and no longer once it is answered', async () => {
  await privacy.call(logDataRequest, {
    requester: 'A visitor',
    kind: 'access',
    channel: 'email',
    content: 'What do you know about me?',
    identityVerified: true,
    receivedOn: '2026-11-19',
  })
  expect(await countOf('requests_overdue')).toBe(0)
  await app.rows("update data_requests set due_at = '2026-11-20T08:00:00Z'")
  expect(await alarms(privacy)).toMatchObject([{ kind: 'requests_overdue', count: 1 }])
  const { open } = (await privacy.call(listDataRequests, {})).body
  expect(open.filter(({ isOverdue }) => isOverdue)).toHaveLength(1)
  for (const who of [finance, support]) expect(await alarms(who)).toEqual([])
  await app.rows('update data_requests set answered_at = now(), outcome = $1', ['fulfilled'])
  expect(await alarms(privacy)).toEqual([])
})

test('a payout that came back alarms finance until something is sent again', async () => {
  const layla = await join(app, drLayla, { role: 'dietitian' })
  const put = (state: string, at: string, number: number) =>
    app.rows(
      `insert into payouts (id, dietitian_id, halalas, state, cause, asked_at, ended_at, number, gateway_payout, reason)
        values (uuidv7(), $1, 10000, $2, 'asked', $3, $3, $4, $5, $6)`,
      [
        layla.id,
        state,
        at,
        String(number).padStart(16, '0'),
        `payout ${number}`,
        state === 'returned' ? 'failed' : null,
      ],
    )
  await put('returned', '2026-11-10T09:00:00Z', 1)
  expect(await countOf('payouts_returned', finance)).toBe(1)
  expect(await countOf('payouts_returned', support)).toBe(0)
  const listed = async () => (await finance.call(listPayouts, { state: 'returned_last' })).body.payouts.length
  expect(await listed()).toBe(1)
  await put('paid', '2026-11-11T09:00:00Z', 2)
  expect(await countOf('payouts_returned', finance)).toBe(0)
  expect(await listed()).toBe(0)
})

test('an open dispute alarms finance with its last day, until the bank decides', async () => {
  const patient = await join(app, sara)
  await app.rows(
    `with paid as (insert into payments (id, patient_id, appointment_id, amount_halalas, state, form_until, opened_at, captured_at, gateway_payment, form, url, fee_percent, vat_percent)
        values (uuidv7(), $1, gen_random_uuid(), 25000, 'captured', now(), now(), now(), 'pay-1', 'form-1', 'https://pay.example/1', 15, 15) returning id)
      insert into disputes (payment_id, gateway_dispute, halalas, reason, opened_at, answer_by)
        select id, 'dispute 1', 25000, 'Not recognized', '2026-11-19T09:00:00Z', '2026-11-28' from paid`,
    [patient.id],
  )
  expect((await alarms(finance)).find(({ kind }) => kind === 'disputes_open')).toEqual({
    kind: 'disputes_open',
    count: 1,
    at: '2026-11-28T21:00:00.000Z',
  })
  expect((await finance.call(listDisputes, { state: 'open' })).body.disputes).toHaveLength(1)
  await app.rows("update disputes set state = 'won', ended_at = now()")
  expect(await countOf('disputes_open', finance)).toBe(0)
})

test('failing jobs are for owners alone', async () => {
  await app.rows("select graphile_worker.add_job('newsletter_confirmation', '{}', job_key => 'broken')")
  await app.rows(
    "update graphile_worker._private_jobs set attempts = 3, last_error = 'ECONNREFUSED' where key = 'broken'",
  )
  expect(await countOf('jobs_failing')).toBe(1)
  for (const who of [finance, privacy, support]) expect(await countOf('jobs_failing', who)).toBe(0)
})

test('without a mail server an owner is told that emails are only kept', async () => {
  const kept = await openApp()
  const admin = await join(kept, noor, { role: 'admin' })
  const other = await join(
    kept,
    { ...noor, email: unique(noor.email) },
    { role: 'admin', duties: ['support'] },
  )
  expect((await admin.call(listAlarms, {})).body.alarms).toEqual([{ kind: 'mail_kept', count: 1, at: null }])
  expect((await other.call(listAlarms, {})).body.alarms).toEqual([])
})
