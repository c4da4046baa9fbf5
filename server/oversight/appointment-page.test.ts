import { expect, test } from 'vitest'
import { refundPayment, searchPayments } from '#contract/money/payment-desk.ts'
import { listPersonAppointments, readDeskAppointment } from '#contract/oversight/appointment.ts'
import { searchAuditLog } from '#contract/oversight/audit-log.ts'
import { listDeskTickets } from '#contract/support/desk.ts'
import { openTicket } from '#contract/support/own.ts'
import { noor } from '#test/cast.ts'
import { cards, openPayments } from '#test/payments/open-payments.ts'
import { inHours, paidAppointment, paidPractice, somePatient, takePayments } from '#test/payments/paying.ts'
import { join, unique } from '#test/people.ts'

const { app } = await openPayments()
await takePayments(app)
const anAdmin = (...duties: ('owner' | 'support' | 'finance')[]) =>
  join(app, { ...noor, email: unique(noor.email) }, { role: 'admin', duties })
const owner = await anAdmin('owner')
const layla = await paidPractice(app)
const patient = await somePatient(app)
const id = await paidAppointment(app, patient, layla, inHours(app, 30), cards.paid)
await app.runJobs()
const ticket = (
  await patient.call(openTicket, {
    subject: 'The time does not suit me',
    category: 'appointments',
    priority: 'low',
    content: 'Can it be later?',
    appointmentId: id,
  })
).body.ticket.id

const pageFor = async (admin = owner) => (await admin.call(readDeskAppointment, { id })).body.appointment

test('an admin sees who meets whom, what was paid, the invoice, the history and the tickets', async () => {
  const page = await pageFor()
  expect(page).toMatchObject({
    client: { id: patient.id },
    dietitian: { id: layla.id },
    status: 'scheduled',
    place: 'our_call',
    claim: null,
    presences: { patient: [], dietitian: [] },
    money: {
      payment: { amount: 250, state: 'captured', isPackage: false, refunds: [] },
      disputes: [],
      invoices: [{ kind: 'invoice', total: 250 }],
    },
    tickets: [{ id: ticket, subject: 'The time does not suit me' }],
  })
  expect(page.history.length).toBeGreaterThan(0)
  expect(page.history[0]).toMatchObject({ admin: null })
})

test('nothing that either side wrote is on it', async () => {
  await app.rows("update appointments set message_sealed = '\\x01' where id = $1", [id])
  const { status, body } = await owner.call(readDeskAppointment, { id })
  expect(status).toBe(200)
  const keys = JSON.stringify(body)
  for (const word of ['message', 'reason', 'notes', 'words']) expect(keys).not.toContain(`"${word}"`)
  await app.rows('update appointments set message_sealed = null where id = $1', [id])
})

test('support sees no money, and finance no tickets', async () => {
  expect(await pageFor(await anAdmin('support'))).toMatchObject({ money: null, tickets: [{ id: ticket }] })
  expect(await pageFor(await anAdmin('finance'))).toMatchObject({
    money: { payment: { amount: 250 } },
    tickets: null,
  })
})

test('each look is in the audit log, with who looked', async () => {
  const looks = async () =>
    (await owner.call(searchAuditLog, { group: 'admins' })).body.entries.filter(
      ({ kind, subject }) => kind === 'appointment.looked_up' && subject === id,
    )
  const before = (await looks()).length
  await pageFor()
  const [latest, ...rest] = await looks()
  expect(rest).toHaveLength(before)
  expect(latest?.actor?.id).toBe(owner.id)
})

test('a missing appointment is not found, and leaves no look in the log', async () => {
  const nobodys = '01990000-0000-7000-8000-00000000dead'
  expect((await owner.call(readDeskAppointment, { id: nobodys })).status).toBe(404)
  expect(
    await app.rows("select from events where kind = 'appointment.looked_up' and subject_id = $1", [nobodys]),
  ).toEqual([])
})

test('an admin’s refund is in the history under the admin’s name', async () => {
  const payment = (await pageFor()).money?.payment?.id ?? ''
  await owner.call(refundPayment, { id: payment, amount: '40', reason: 'The start was late.' })
  await app.runJobs()
  const page = await pageFor()
  expect(page.history.at(-1)).toMatchObject({
    kind: 'refund_decided',
    by: 'admin',
    admin: { id: owner.id, name: noor.name },
  })
  expect(page.money?.payment?.refunds).toMatchObject([{ amount: 40, cause: 'by_admin' }])
  expect(page.money?.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
})

test('who was in the call, and when, is on the page', async () => {
  const met = await paidAppointment(app, await somePatient(app), layla, inHours(app, 40), cards.paid)
  await app.rows(
    `insert into call_presences (appointment_id, party, person_id, seat, joined_at, seen_at, left_at)
      select id, 'dietitian', dietitian_id, gen_random_uuid(), '2026-11-20T09:00:00Z', '2026-11-20T09:20:00Z', '2026-11-20T09:20:00Z'
        from appointments where id = $1`,
    [met],
  )
  const { body } = await owner.call(readDeskAppointment, { id: met })
  expect(body.appointment.presences).toEqual({
    patient: [],
    dietitian: [{ from: '2026-11-20T09:00:00.000Z', to: '2026-11-20T09:20:00.000Z' }],
  })
})

test('a person’s appointments, payments and tickets can be listed on their own', async () => {
  const other = await paidAppointment(app, patient, layla, inHours(app, 50), cards.paid)
  await paidAppointment(app, await somePatient(app), layla, inHours(app, 52), cards.paid)
  const { body } = await owner.call(listPersonAppointments, { id: patient.id })
  expect(body.appointments.map((each) => each.id)).toEqual([other, id])
  const theirs = await owner.call(listPersonAppointments, { id: layla.id })
  expect(theirs.body.appointments.length).toBeGreaterThanOrEqual(4)
  const paid = await owner.call(searchPayments, { person: patient.id })
  expect(paid.body.payments.map((each) => each.patient?.id)).toEqual([patient.id, patient.id])
  const { tickets } = (await owner.call(listDeskTickets, { person: patient.id })).body
  expect(tickets.map((each) => each.id)).toEqual([ticket])
})

test('pages of a person’s appointments follow each other', async () => {
  await app.rows(
    `insert into appointments (patient_id, type, service_name, mode, price_halalas, policy, starts_at, ends_at, zone, patient_zone, status,
        ending, requested_at, changed_at)
      select $1, 'follow-up', 'Follow-up', 'video', 15000, '{"cancelUntil":"start","moves":2}', at, at + interval '30 minutes', 'Asia/Riyadh',
        'Asia/Riyadh', 'cancelled', 'cancelled_by_patient', at, at
      from generate_series('2025-01-01T09:00:00Z'::timestamptz, '2025-01-12T09:00:00Z', interval '1 day') as at`,
    [patient.id],
  )
  const first = (await owner.call(listPersonAppointments, { id: patient.id })).body
  expect(first.appointments).toHaveLength(10)
  const next = (await owner.call(listPersonAppointments, { id: patient.id, after: first.after ?? '' })).body
  expect(next.after).toBeNull()
  const ids = [...first.appointments, ...next.appointments].map((each) => each.id)
  expect(new Set(ids).size).toBe(14)
})
