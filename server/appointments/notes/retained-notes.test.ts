import { beforeAll, expect, test } from 'vitest'
import { addToNotes, saveNotes, signNotes } from '#contract/appointments/notes.ts'
import { system } from '#server/ground/data/db.ts'
import { erasePerson } from '#server/personal-data.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, noor, sara } from '#test/cast.ts'
import { copiedData } from '#test/copied-data.ts'
import { deleteForGood, join, type Person, unique } from '#test/people.ts'
import { placesOf, placesOfEach } from '#test/places.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { type OpenedNote, openRetainedNotes } from './open-retained-notes.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T06:00:00.000Z')
let layla: Person
let admin: Person

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  await listedDietitian(app, layla)
  admin = await join(app, noor, { role: 'admin' })
})

const signed = { private: 'Dates at night, samarkand.', shared: 'Oats in the morning, bukhara.' }
const adime = { assessment: 'Weighs more, tashkent.', diagnosis: '', intervention: '', monitoring: '' }
const added = 'Walks by the sea, khiva.'

/** One signed note with an addition, and a draft. */
async function noted() {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const id = await putAppointment(app, { patient, dietitian: layla })
  const draft = await putAppointment(app, { patient, dietitian: layla }, { startsAt: '2026-11-20T08:00:00Z' })
  await layla.call(signNotes, { id, ...signed, ...adime })
  await layla.call(addToNotes, { id, audience: 'private', text: added })
  await layla.call(saveNotes, { id: draft, private: 'Not said yet, merv.', shared: '' })
  return { patient, id, draft }
}

async function leave(patient: Person) {
  await deleteForGood(app, patient)
}

const opened = (email: string): Promise<OpenedNote[]> =>
  app.house.db.as(system, (tx) =>
    openRetainedNotes(
      tx,
      app.house,
      { email, admin: admin.id, request: 'RYD-2031/77' },
      app.house.clock.now(),
    ),
  )
const kept = () =>
  app.rows<{ id: string; destroy_at: Date }>('select id, destroy_at from kept_notes order by id')
const told = (kind: string) =>
  app.rows<{ subject_id: string; detail: object }>(
    'select subject_id, detail from events where kind = $1 order by id',
    [kind],
  )

test('signed notes outlive the account, encrypted and without a name, and everything else medical is erased', async () => {
  const { patient, id, draft } = await noted()
  const copy = (await copiedData(patient)).parts
  expect(copy.consultationNotes).toEqual([
    expect.objectContaining({ appointmentId: id, keptUntil: '2036-12-01T00:00:00.000Z' }),
  ])
  await leave(patient)

  expect(
    await app.rows('select from consultation_notes where appointment_id = any($1)', [[id, draft]]),
  ).toEqual([])
  expect(await app.rows('select from person_keys where user_id = $1', [patient.id])).toEqual([])
  expect((await kept()).map(({ destroy_at }) => destroy_at.toISOString())).toEqual([
    '2036-12-01T00:00:00.000Z',
  ])
  const words = [patient.email, 'tashkent', 'samarkand', 'bukhara', 'khiva', 'merv']
  for (const [word, places] of await placesOfEach(app, words)) expect(places, word).toEqual([])
  expect((await placesOf(app, patient.id)).filter((place) => place.startsWith('kept_notes'))).toEqual([])
  const [goodbye] = (await app.mailTo(patient.email)).filter(({ id }) => id.endsWith('.goodbye'))
  expect(goodbye?.text).toContain('10 ')
})

test('they are opened only on a legal request, by their address, and the log says who opened them and why', async () => {
  const { patient, id } = await noted()
  await noted().then(({ patient }) => leave(patient))
  expect(await opened(patient.email)).toEqual([])
  await leave(patient)

  const [record, ...more] = await opened(patient.email)
  expect(more).toEqual([])
  expect(record).toMatchObject({
    about: { email: patient.email, name: sara.name },
    note: {
      appointment: id,
      dietitian: { id: layla.id, name: drLayla.name },
      ...signed,
      adime,
      addenda: [{ audience: 'private', text: added }],
    },
  })
  expect(JSON.stringify(record)).not.toContain('merv')
  const events = await told('note.opened_for_law')
  expect(events.map(({ detail }) => detail)).toEqual([{ admin: admin.id, request: 'RYD-2031/77' }])
  expect((await kept()).map(({ id }) => id)).toContain(events[0]?.subject_id)
})

test('once the retention period is over they are destroyed, and notes older than that are not retained at all', async () => {
  const { patient } = await noted()
  const { patient: late } = await noted()
  await leave(patient)
  const before = await kept()
  app.at('2036-11-30T23:59:00Z')
  await app.runCron('destroy_kept_notes')
  expect(await kept()).toEqual(before)
  app.at('2036-12-01T00:00:00Z')
  await app.runCron('destroy_kept_notes')
  expect(await kept()).toEqual([])
  expect((await told('note.destroyed')).map(({ subject_id }) => subject_id).toSorted()).toEqual(
    before.map(({ id }) => id).toSorted(),
  )
  expect(await opened(patient.email)).toEqual([])

  await app.rows('update users set leaving_at = $2 where id = $1', [late.id, app.house.clock.now()])
  await app.house.db.as(system, (tx) =>
    erasePerson(tx, app.house, { id: late.id, address: late.email }, app.house.clock.now()),
  )
  expect(await kept()).toEqual([])
})
