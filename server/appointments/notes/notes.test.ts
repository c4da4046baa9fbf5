import { beforeAll, expect, test } from 'vitest'
import {
  type AppointmentView,
  listAppointments,
  readAppointment,
  searchAppointments,
} from '#contract/appointments/appointment.ts'
import {
  addToNotes,
  listNoteTemplates,
  readEarlierNotes,
  removeNoteTemplate,
  saveNotes,
  saveNoteTemplate,
  signNotes,
} from '#contract/appointments/notes.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, omar, sara } from '#test/cast.ts'
import { copiedData } from '#test/copied-data.ts'
import { join, type Person } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T06:00:00.000Z')
let layla: Person
let fahad: Person
let patient: Person
let other: Person

beforeAll(async () => {
  layla = await join(app, drLayla, { role: 'dietitian' })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  for (const dietitian of [layla, fahad]) await listedDietitian(app, dietitian)
  patient = await join(app, sara)
  other = await join(app, omar)
})

const met = (who = patient, dietitian = layla) => putAppointment(app, { patient: who, dietitian })
const notesFor = async (who: Person, id: string) =>
  (await who.call(readAppointment, { id })).body.appointment.notes
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  body.error ? `${status} ${body.error.code}` : String(status)
const found = async (who: Person, q: string, view: AppointmentView = 'past') =>
  (await who.call(searchAppointments, { view, q })).body.appointments.map(({ id }) => id)

test('shared notes appear once they are signed, private ones never, neither in an answer nor in a copy', async () => {
  const id = await met()
  const draft = { private: 'Wonders about thyroid, zanzibar.', shared: 'Lentils on three days, kilimanjaro.' }
  const saved = await layla.call(saveNotes, { id, ...draft })
  expect(saved.body).toEqual({ savedAt: '2026-11-22T06:00:00.000Z' })
  expect([await notesFor(patient, id), (await notesFor(layla, id))?.private]).toEqual([null, draft.private])
  const seen = async () => {
    const answers = [
      await patient.call(readAppointment, { id }),
      await patient.call(listAppointments, { view: 'past' }),
      await patient.call(searchAppointments, { view: 'past', q: 'zanzibar' }),
      await patient.call(searchAppointments, { view: 'past', q: 'kilimanjaro' }),
    ]
    return answers.map(({ text }) => text).join() + (await copiedData(patient)).text
  }
  expect(await seen()).not.toMatch(/zanzibar|kilimanjaro/)

  expect((await layla.call(signNotes, { id, ...draft })).body.appointment.notes).toMatchObject({
    ...draft,
    signedAt: '2026-11-22T06:00:00.000Z',
  })
  expect(await notesFor(patient, id)).toMatchObject({ private: '', shared: draft.shared })
  await layla.call(addToNotes, { id, audience: 'private', text: 'Zanzibar again.' })
  await layla.call(addToNotes, { id, audience: 'shared', text: 'And kilimanjaro too.' })
  expect((await notesFor(patient, id))?.addenda).toEqual([
    { audience: 'shared', text: 'And kilimanjaro too.', at: '2026-11-22T06:00:00.000Z' },
  ])
  expect((await notesFor(layla, id))?.addenda.map(({ audience }) => audience)).toEqual(['private', 'shared'])
  const text = await seen()
  expect(text).not.toMatch(/zanzibar/i)
  expect(text).toMatch(/kilimanjaro/)
  const { text: copied } = await copiedData(patient)
  expect(copied).not.toMatch(/zanzibar/i)
  expect(await eventsAbout(id)).toEqual(['appointment.notes_signed'])
})

const eventsAbout = async (id: string) =>
  (await app.rows<{ kind: string }>('select kind from events where subject_id = $1', [id])).map(
    ({ kind }) => kind,
  )

const adime = {
  assessment: 'Weighs 80 kg, timbuktu.',
  diagnosis: 'Late dinners.',
  intervention: 'Lunch before two.',
  monitoring: 'Weight each week.',
}

test('only the dietitian reads the four parts, which are encrypted together, and stay unchanged if a request leaves them out', async () => {
  const id = await met()
  await layla.call(saveNotes, { id, private: '', shared: '', ...adime })
  expect((await notesFor(layla, id))?.adime).toEqual(adime)
  await layla.call(saveNotes, { id, private: 'By an older page.', shared: '' })
  expect(await notesFor(layla, id)).toMatchObject({ adime, private: 'By an older page.' })
  expect([await found(layla, 'timbuktu'), await found(patient, 'timbuktu')]).toEqual([[id], []])
  const signed = await layla.call(signNotes, { id, private: '', shared: '', ...adime })
  expect(signed.body.appointment.notes?.adime).toEqual(adime)
  const { text } = await patient.call(readAppointment, { id })
  const { text: copied } = await copiedData(patient)
  expect(text + copied).not.toContain('timbuktu')
  const [row] = await app.rows<{ sealed: Buffer }>(
    'select adime_sealed as sealed from consultation_notes where appointment_id = $1',
    [id],
  )
  expect(row?.sealed.toString('latin1')).not.toContain('timbuktu')
  const blank = { assessment: '', diagnosis: '', intervention: '', monitoring: '' }
  const none = await met()
  expect(codeOf(await layla.call(signNotes, { id: none, private: '', shared: '', ...blank }))).toBe(
    '409 notes_are_empty',
  )
  await app.rows(
    'update consultation_notes set adime_sealed = set_byte(adime_sealed, 30, get_byte(adime_sealed, 30) # 1) where appointment_id = $1',
    [id],
  )
  expect((await notesFor(layla, id))?.adime).toBeNull()
})

test('before an appointment the dietitian sees the notes of the previous visit, and which visits still need a signature', async () => {
  const [who, before] = [await join(app, { ...omar, email: 'omar.before@example.sa' }), '2026-11-1']
  const put = (startsAt: string, facts = {}) =>
    putAppointment(app, { patient: who, dietitian: layla }, { startsAt, ...facts })
  const ahead = await put('2026-12-01T09:00:00Z', { status: 'confirmed' })
  expect((await layla.call(readEarlierNotes, { id: ahead })).body).toEqual({ last: null, unsigned: [] })
  const first = await put(`${before}1T09:00:00Z`)
  const second = await put(`${before}5T09:00:00Z`)
  await put(`${before}6T09:00:00Z`, { outcome: 'patient_absent' })
  await layla.call(signNotes, { id: second, private: '', shared: 'Oats.', ...adime })
  const { body } = await layla.call(readEarlierNotes, { id: ahead })
  expect(body).toMatchObject({
    last: { id: second, startsAt: '2026-11-15T09:00:00.000Z', notes: { adime, shared: 'Oats.' } },
    unsigned: [{ id: first }],
  })
  const earlier = await layla.call(readEarlierNotes, { id: second })
  expect(earlier.body).toMatchObject({ last: { id: first, notes: null }, unsigned: [{ id: first }] })
  expect((await fahad.call(readEarlierNotes, { id: ahead })).status).toBe(404)
  expect((await who.call(readEarlierNotes, { id: ahead })).status).toBe(403)
})

test('templates belong to their author: stored by name, encrypted, in the copy of data, and erased when removed', async () => {
  const { assessment, diagnosis, intervention, monitoring } = adime
  const template = { assessment, diagnosis, intervention, monitoring, shared: '' }
  await layla.call(saveNoteTemplate, { name: 'First visit', ...template })
  const { body } = await layla.call(saveNoteTemplate, {
    name: 'first VISIT',
    ...template,
    diagnosis: 'Other.',
  })
  expect(body.templates).toMatchObject([{ name: 'first VISIT', diagnosis: 'Other.', assessment }])
  expect((await fahad.call(listNoteTemplates, {})).body.templates).toEqual([])
  const id = body.templates[0]?.id ?? ''
  expect((await fahad.call(removeNoteTemplate, { id })).status).toBe(404)
  expect((await copiedData(layla)).text).toContain('timbuktu')
  const [row] = await app.rows<{ sealed: Buffer }>('select template_sealed as sealed from note_templates')
  expect(row?.sealed.toString('latin1')).not.toContain('timbuktu')
  const empty = { assessment: '', diagnosis: '', intervention: '', monitoring: '', shared: '' }
  expect(codeOf(await layla.call(saveNoteTemplate, { name: 'Empty', ...empty }))).toBe('409 notes_are_empty')
  expect((await layla.call(removeNoteTemplate, { id })).body.templates).toEqual([])
  for (let at = 1; at <= 30; at++) await layla.call(saveNoteTemplate, { name: `Number ${at}`, ...template })
  expect(codeOf(await layla.call(saveNoteTemplate, { name: 'One more', ...template }))).toBe(
    '409 too_many_templates',
  )
})

test('signed notes never change, even in the database; additions are separate', async () => {
  const id = await met()
  const text = { private: 'One.', shared: 'Two.' }
  expect(codeOf(await layla.call(addToNotes, { id, audience: 'shared', text: 'Before.' }))).toBe(
    '409 notes_not_signed',
  )
  expect(codeOf(await layla.call(signNotes, { id, private: '', shared: ' ' }))).toBe('409 notes_are_empty')
  expect(codeOf(await layla.call(signNotes, { id, ...text }))).toBe('200')
  for (const route of [saveNotes, signNotes])
    expect(codeOf(await layla.call(route, { id, private: 'Other.', shared: '' }))).toBe(
      '409 notes_are_signed',
    )
  expect(await notesFor(layla, id)).toMatchObject(text)
  const asLayla = { id: layla.id, role: 'dietitian', language: 'en' } as const
  const changed = await app.house.db.as(asLayla, (tx) =>
    tx
      .updateTable('consultation_notes')
      .set({ shared_sealed: Buffer.from('x'), signed_at: null })
      .executeTakeFirst(),
  )
  expect(changed.numUpdatedRows).toBe(0n)
  await layla.call(addToNotes, { id, audience: 'shared', text: 'Three.' })
  for (const change of [
    (tx: Tx) => tx.deleteFrom('consultation_notes').executeTakeFirst(),
    (tx: Tx) => tx.deleteFrom('note_addenda').executeTakeFirst(),
  ])
    expect((await app.house.db.as(asLayla, change)).numDeletedRows).toBe(0n)
  await expect(
    app.house.db.as(asLayla, (tx) => tx.updateTable('note_addenda').set({ audience: 'shared' }).execute()),
  ).rejects.toThrow(/permission denied/)
})

type Tx = Parameters<Parameters<typeof app.house.db.as>[1]>[0]

test('only a confirmed or completed appointment has notes, and only its dietitian writes them', async () => {
  const text = { private: 'One.', shared: '' }
  const pending = await putAppointment(
    app,
    { patient, dietitian: layla },
    { status: 'pending', startsAt: '2026-11-24T10:00:00Z' },
  )
  const cancelled = await putAppointment(app, { patient, dietitian: layla }, { status: 'cancelled' })
  for (const id of [pending, cancelled])
    for (const route of [saveNotes, signNotes])
      expect(codeOf(await layla.call(route, { id, ...text }))).toBe('409 status_has_changed')
  const id = await met()
  for (const [who, code] of [
    [fahad, '404 not_found'],
    [patient, '403 wrong_audience'],
  ] as const)
    for (const route of [saveNotes, signNotes])
      expect(codeOf(await who.call(route, { id, ...text }))).toBe(code)
  expect(
    await app.rows('select from consultation_notes where appointment_id = any($1)', [
      [pending, cancelled, id],
    ]),
  ).toEqual([])
})

test('there are fifty additions at most, even if many are sent at the same time', async () => {
  const id = await met()
  await layla.call(signNotes, { id, private: '', shared: 'Signed.' })
  const codes: string[] = []
  for (let round = 0; round < 4; round++) {
    const add = () => layla.call(addToNotes, { id, audience: 'shared', text: 'More.' })
    codes.push(...(await Promise.all(Array.from({ length: 13 }, add))).map(codeOf))
  }
  expect(codes.filter((code) => code !== '201')).toEqual(
    Array.from({ length: 2 }, () => '409 too_many_addenda'),
  )
  expect((await notesFor(patient, id))?.addenda).toHaveLength(50)
})

test('no part of a note is stored unencrypted', async () => {
  const id = await met()
  const canary = 'Quinoa of the seventh moon'
  await layla.call(signNotes, { id, private: canary, shared: canary })
  await layla.call(addToNotes, { id, audience: 'private', text: canary })
  const tables = await app.rows<{ table: string }>(
    `select c.oid::regclass::text as table from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname in ('public', 'graphile_worker') and relkind in ('r', 'p')`,
  )
  const forms = [
    canary,
    Buffer.from(canary).toString('hex'),
    Buffer.from(canary).toString('base64').slice(0, 24),
  ]
  for (const { table } of tables)
    for (const form of forms)
      expect(
        await app.rows(`select from ${table} t where position($1 in to_jsonb(t)::text) > 0`, [form]),
        table,
      ).toEqual([])
  expect(app.logged()).not.toContain('seventh moon')
  expect((await notesFor(patient, id))?.shared).toBe(canary)
})

test('a search finds the notes that its user may read, in any spelling, and nothing else', async () => {
  const [mine, theirs, elsewhere] = [await met(), await met(other), await met(patient, fahad)]
  await layla.call(signNotes, { id: mine, private: 'حساسيّة من المكسّرات', shared: 'قائمة الأطعمة للأسبوع' })
  await layla.call(saveNotes, { id: theirs, private: 'مقاومة إنسولين', shared: 'خطّة الإفطار' })
  await fahad.call(signNotes, { id: elsewhere, private: 'يشكو من الصداع', shared: 'شرب الماء' })
  for (const q of ['قائمة الأطعمة', 'قائمه الاطعمه', 'الاطعمة']) {
    expect(await found(layla, q)).toEqual([mine])
    expect(await found(patient, q)).toEqual([mine])
    expect([await found(other, q), await found(fahad, q)]).toEqual([[], []])
  }
  expect([await found(layla, 'حساسية من المكسرات'), await found(patient, 'حساسية')]).toEqual([[mine], []])
  expect([await found(layla, 'مقاومه انسولين'), await found(other, 'مقاومة')]).toEqual([[theirs], []])
  expect([await found(layla, 'خطة الافطار'), await found(other, 'خطة الإفطار')], 'a draft').toEqual([
    [theirs],
    [],
  ])
  expect([await found(layla, 'الصداع'), await found(patient, 'الصداع'), await found(patient, 'شرب')]).toEqual(
    [[], [], [elsewhere]],
  )
})

test('an appointment id in capitals is the same one, and its notes stay readable', async () => {
  const id = await met()
  const capitals = id.toUpperCase()
  const draft = { private: 'Pistachio, marrakesh.', shared: 'Barley, casablanca.' }
  expect(codeOf(await layla.call(saveNotes, { id: capitals, ...draft }))).toBe('200')
  expect(await notesFor(layla, id)).toMatchObject(draft)
  expect(codeOf(await layla.call(signNotes, { id: capitals, ...draft }))).toBe('200')
  const added = await layla.call(addToNotes, { id: capitals, audience: 'shared', text: 'And tagine.' })
  expect(codeOf(added)).toBe('201')
  for (const who of [layla, patient])
    for (const asked of [id, capitals]) {
      const { shared, addenda } = (await notesFor(who, asked)) ?? {}
      expect([shared, addenda?.[0]?.text]).toEqual([draft.shared, 'And tagine.'])
    }
  expect(await found(layla, 'marrakesh')).toEqual([id])
  expect((await copiedData(patient)).text).toContain('casablanca')
})
