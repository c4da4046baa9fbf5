import { expect, test } from 'vitest'
import { searchEverything } from '#contract/oversight/search.ts'
import { openTicket } from '#contract/support/own.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, noor, omar, sara } from '#test/cast.ts'
import { join } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T09:00:00Z')
const admin = await join(app, noor, { role: 'admin' })
const patient = await join(app, sara)
const dietitian = await join(app, drLayla, { role: 'dietitian' })
const other = await join(app, omar)
const both = { patient, dietitian }
const earlier = await putAppointment(app, both, { status: 'confirmed', startsAt: '2026-11-23T09:00:00Z' })
const later = await putAppointment(app, both, { status: 'confirmed', startsAt: '2026-11-24T09:00:00Z' })
const others = await putAppointment(
  app,
  { patient: other, dietitian },
  { status: 'cancelled', startsAt: '2026-11-25T09:00:00Z' },
)
const ask = async (who: typeof patient, subject: string) =>
  (await who.call(openTicket, { subject, category: 'payments', priority: 'low', content: 'Where is it?' }))
    .body.ticket.id
const ticket = await ask(patient, 'My invoice is missing')

const found = async (q: string, kind?: 'people' | 'appointments' | 'tickets') => {
  const { body } = await admin.call(searchEverything, { q, ...(kind && { kind }) })
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  return { people: ids(body.people), appointments: ids(body.appointments), tickets: ids(body.tickets) }
}

test('one search finds a person, their appointments and their tickets, the latest first', async () => {
  expect(await found('sara')).toEqual({
    people: [patient.id],
    appointments: [later, earlier],
    tickets: [ticket],
  })
})

test('a dietitian’s appointments are found by the dietitian’s name too', async () => {
  expect(await found('Layla')).toEqual({
    people: [dietitian.id],
    appointments: [others, later, earlier],
    tickets: [],
  })
})

test('a ticket is found by its subject', async () => {
  expect((await found('INVOICE')).tickets).toEqual([ticket])
})

test('a filter leaves out the other kinds', async () => {
  const nothing = { people: [], appointments: [], tickets: [] }
  expect(await found('sara', 'people')).toEqual({ ...nothing, people: [patient.id] })
  expect(await found('sara', 'appointments')).toEqual({ ...nothing, appointments: [later, earlier] })
  expect(await found('sara', 'tickets')).toEqual({ ...nothing, tickets: [ticket] })
})

test('a text without matches finds nothing, and one letter is too short', async () => {
  expect(await found('nobody at all')).toEqual({ people: [], appointments: [], tickets: [] })
  expect((await admin.call(searchEverything, { q: ' s ' })).status).toBe(422)
})

test('results do not show the subject of an appointment', async () => {
  const { text } = await admin.call(searchEverything, { q: 'sara' })
  expect(Object.keys(JSON.parse(text).appointments[0]).sort()).toEqual([
    'client',
    'dietitian',
    'ending',
    'id',
    'mode',
    'price',
    'startsAt',
    'status',
  ])
})
