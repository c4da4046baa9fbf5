import { beforeAll, expect, test } from 'vitest'
import { readAppointment, searchAppointments } from '#contract/appointments/appointment.ts'
import { addToNotes, saveNotes, signNotes } from '#contract/appointments/notes.ts'
import { system } from '#server/ground/data/db.ts'
import { ensurePersonKey } from '#server/ground/data/person-keys.ts'
import { erasePerson } from '#server/personal-data.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, sara } from '#test/cast.ts'
import { copiedData } from '#test/copied-data.ts'
import { join, type Person, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { addendumBinding, noteBinding } from './notes.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T06:00:00.000Z')
let layla: Person

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  await listedDietitian(app, layla)
})

const text = { private: 'Dates at night, samarkand.', shared: 'Oats in the morning, bukhara.' }
const added = 'Walks by the sea, khiva.'

/** Two appointments of one patient, each with signed notes and an addition. */
async function noted() {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const ids = [await putAppointment(app, { patient, dietitian: layla })]
  ids.push(await putAppointment(app, { patient, dietitian: layla }, { startsAt: '2026-11-20T08:00:00Z' }))
  for (const id of ids) {
    await layla.call(signNotes, { id, ...text })
    await layla.call(addToNotes, { id, audience: 'shared', text: added })
  }
  const [id = '', other = ''] = ids
  return { patient, id, other }
}

const notesFor = async (who: Person, id: string) => {
  const { status, body } = await who.call(readAppointment, { id })
  expect(status).toBe(200)
  return body.appointment.notes
}
const found = async (who: Person, q: string) =>
  (await who.call(searchAppointments, { view: 'past', q })).body.appointments.map(({ id }) => id)
const flip = (column: string) => `${column} = set_byte(${column}, 30, get_byte(${column}, 30) # 1)`

test('a note that cannot be decrypted says so to both sides, hides nothing else, and is logged as an error', async () => {
  const { patient, id, other } = await noted()
  await app.rows(`update consultation_notes set ${flip('shared_sealed')} where appointment_id = $1`, [id])
  const whole = { ...text, addenda: [{ text: added }] }
  expect(await notesFor(layla, id)).toMatchObject({ ...whole, shared: null })
  expect(await notesFor(patient, id)).toMatchObject({ private: '', shared: null, addenda: [{ text: added }] })
  expect(await notesFor(layla, other)).toMatchObject(whole)
  expect(app.logged()).toContain(`["error","note.unopenable",{"appointment":"${id}","audience":"shared"}]`)
  expect([await found(layla, 'samarkand'), await found(layla, 'bukhara')]).toEqual([
    expect.arrayContaining([id, other]),
    expect.not.arrayContaining([id]),
  ])
  expect(await found(patient, 'khiva')).toEqual(expect.arrayContaining([id, other]))

  await app.rows(`update note_addenda set ${flip('text_sealed')} where appointment_id = $1`, [id])
  expect(await notesFor(patient, id)).toMatchObject({ shared: null, addenda: [{ text: null }] })
  const { status, parts } = await copiedData(patient)
  expect(status).toBe(200)
  expect(parts.consultationNotes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ appointmentId: id, text: null, cannotBeOpened: true }),
      expect.objectContaining({ appointmentId: other, text: text.shared }),
    ]),
  )
  expect(parts.noteAddenda).toContainEqual(expect.objectContaining({ appointmentId: other, text: added }))

  await app.house.db.as(system, (tx) =>
    erasePerson(tx, app.house, { id: patient.id, address: patient.email }, app.house.clock.now()),
  )
  expect(
    await app.rows('select from consultation_notes where appointment_id = any($1)', [[id, other]]),
  ).toEqual([])
})

test('a draft that cannot be decrypted can be written again', async () => {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  const id = await putAppointment(app, { patient, dietitian: layla }, { startsAt: '2026-11-19T08:00:00Z' })
  await layla.call(saveNotes, { id, ...text })
  await app.rows(`update consultation_notes set ${flip('private_sealed')} where appointment_id = $1`, [id])
  expect(await notesFor(layla, id)).toMatchObject({ ...text, private: null })
  await layla.call(saveNotes, { id, ...text, private: 'Once more.' })
  expect(await notesFor(layla, id)).toMatchObject({ ...text, private: 'Once more.' })
})

test('if a person’s key is unknown, pages, searches and copies still work', async () => {
  const { patient, id, other } = await noted()
  await app.rows(`update person_keys set ${flip('key_sealed')} where user_id = $1`, [patient.id])
  for (const who of [layla, patient])
    expect(await notesFor(who, id)).toMatchObject({ shared: null, addenda: [{ text: null }] })
  expect(await found(patient, 'consultation')).toEqual(expect.arrayContaining([id, other]))
  const { status, parts } = await copiedData(patient)
  expect([status, parts.appointments?.length]).toEqual([200, 2])
})

test('a note encrypted for an id in capitals is encrypted again by the nightly job, and can be read', async () => {
  const { patient, id, other } = await noted()
  const now = app.house.clock.now()
  const key = await app.house.db.as(system, (tx) => ensurePersonKey(tx, app.house.keys, patient.id, now))
  const mixed = id.replace(/[a-f]/g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter))
  const [before] = await app.rows<{ id: string }>(
    'select id, at from note_addenda where appointment_id = $1',
    [id],
  )
  await app.rows(
    'update consultation_notes set private_sealed = $2, shared_sealed = $3 where appointment_id = $1',
    [
      id,
      key.seal(text.private, noteBinding(id.toUpperCase(), 'private')),
      key.seal(text.shared, noteBinding(mixed, 'shared')),
    ],
  )
  await app.rows('update note_addenda set text_sealed = $2 where appointment_id = $1', [
    id,
    key.seal(added, addendumBinding(id.toUpperCase(), before?.id ?? '')),
  ])
  const signed = await notesFor(layla, other)
  expect(await notesFor(layla, id)).toMatchObject({ private: null, shared: null, addenda: [{ text: null }] })

  await app.runCron('try_note_seals')
  expect(await notesFor(layla, id)).toEqual(signed)
  expect(await notesFor(patient, id)).toMatchObject({ shared: text.shared, addenda: [{ text: added }] })
  expect(await app.rows('select id, at from note_addenda where appointment_id = $1', [id])).toEqual([before])
  const resealed = () => app.rows("select subject_id from events where kind = 'appointment.notes_resealed'")
  expect(await resealed()).toEqual([{ subject_id: id }])

  await app.runCron('try_note_seals')
  expect(await resealed()).toHaveLength(1)
})
