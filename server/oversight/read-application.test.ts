import { expect, test } from 'vitest'
import { readApplication, rejectPractice, suspendPractice } from '#contract/oversight/practices.ts'
import { neededDocuments } from '#contract/practice-options.ts'
import { removeRole } from '#server/accounts/people/revoke-role.ts'
import { type EventKind, events } from '#server/events.ts'
import { type Actor, system } from '#server/ground/data/db.ts'
import { type DetailArgument, recorder } from '#server/ground/data/events.ts'
import { openApp } from '#test/app.ts'
import { noor } from '#test/cast.ts'
import { join, unique } from '#test/people.ts'
import { applicant } from '#test/practices/applicants.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-21T09:00:00Z')
const admin = await join(app, noor, { role: 'admin' })
const read = async (id: string) => (await admin.call(readApplication, { id })).body.application

test('one answer contains everything needed for a decision', async () => {
  const person = await applicant(app, 'submitted', { number: '12-A-3456', until: '2027-05-01' })
  await app.rows("update profiles set other_name = 'د. ليلى الحربي', gender = 'female' where id = $1", [
    person.id,
  ])
  await app.rows(
    `update dietitian_profiles set certifications = '{Certified Diabetes Educator}', other_title = 'أخصائية تغذية',
      other_education = 'ماجستير', other_bio = 'السكري والحمل.', other_address = 'شارع العليا 12' where user_id = $1`,
    [person.id],
  )
  expect(await read(person.id)).toEqual({
    awaitsCorrection: false,
    id: person.id,
    name: person.name,
    language: 'en',
    otherName: 'د. ليلى الحربي',
    email: person.email,
    phone: '+966501234567',
    gender: 'female',
    photoId: null,
    title: 'Clinical dietitian',
    otherTitle: 'أخصائية تغذية',
    specialization: 'diabetes',
    experience: '6-10',
    education: 'MSc Clinical Nutrition, King Saud University',
    otherEducation: 'ماجستير',
    bio: 'Diabetes and pregnancy.',
    otherBio: 'السكري والحمل.',
    languages: ['arabic', 'english'],
    city: 'riyadh',
    address: 'Olaya Street 12',
    otherAddress: 'شارع العليا 12',
    certifications: ['Certified Diabetes Educator'],
    offersVideo: true,
    status: 'submitted',
    submittedAt: '2026-11-21T09:00:00.000Z',
    decidedAt: null,
    reason: null,
    licenseNumber: null,
    licensedUntil: null,
    changes: [],
    stated: {
      name: person.name,
      otherName: 'د. ليلى الحربي',
      licenseNumber: '12-A-3456',
      licenseExpiresOn: '2027-05-01',
    },
    licenseTaken: false,
    documents: neededDocuments.map((kind) => ({
      id: expect.any(String),
      kind,
      name: `${kind}.pdf`,
      type: 'application/pdf',
      bytes: 1000,
      uploadedAt: '2026-11-21T09:00:00.000Z',
      verified: false,
    })),
    history: [],
    may: { approve: true, reject: true, suspend: false, reinstate: false },
  })
})

test('the history shows who did what about the licence, the newest first, and nothing else', async () => {
  const person = await applicant(app, 'submitted')
  const asks: Actor = { id: person.id, role: 'dietitian', language: 'en' }
  const record = recorder(events)
  const happens = <Kind extends EventKind>(
    by: Actor,
    kind: Kind,
    ...detail: DetailArgument<typeof events, Kind>
  ) => app.house.db.as(by, (tx) => record(tx, by, kind, person.id, app.house.clock.now(), ...detail))
  await happens(asks, 'practice.saved')
  await happens(asks, 'practice.submitted')
  await happens(asks, 'document.uploaded', { document: person.id, kind: 'license' })
  await happens(asks, 'practice.photo_changed')
  app.at('2026-11-21T09:10:00Z')
  await admin.call(rejectPractice, {
    id: person.id,
    submittedAt: (await read(person.id)).submittedAt,
    reason: 'Page two is missing.',
  })
  await happens(system, 'practice.license_warned', { days: 30, licensedUntil: '2026-12-21' })
  expect((await read(person.id)).history).toEqual([
    { kind: 'practice.license_warned', at: '2026-11-21T09:10:00.000Z', by: null, reason: null },
    {
      kind: 'practice.rejected',
      at: '2026-11-21T09:10:00.000Z',
      by: noor.name,
      reason: 'Page two is missing.',
    },
    { kind: 'practice.submitted', at: '2026-11-21T09:00:00.000Z', by: person.name, reason: null },
  ])
  app.at('2026-11-21T09:00:00Z')
})

test('the log shows only admins what happened to licences and accounts, and nothing about health', async () => {
  const person = await applicant(app, 'approved')
  await admin.call(suspendPractice, { id: person.id, reason: 'The licence was withdrawn.' })
  const patient = await join(app, { ...noor, email: unique(noor.email) })
  const seenBy = (actor: Actor) =>
    app.house.db.as(actor, (tx) => tx.selectFrom('events').select('kind').distinct().execute())
  expect(await seenBy({ id: admin.id, role: 'admin', language: 'en' })).not.toEqual([])
  for (const { kind } of await seenBy({ id: admin.id, role: 'admin', language: 'en' }))
    expect(kind).toMatch(/^(account|session|profile|billing|practice|payouts|document|review|appointment)\./)
  for (const other of [
    { id: admin.id, role: 'patient', language: 'en' },
    { id: person.id, role: 'dietitian', language: 'en' },
    { id: patient.id, role: 'patient', language: 'en' },
  ] as const)
    expect(await seenBy(other)).toEqual([])
})

test('a person who is not a dietitian has no application', async () => {
  const patient = await join(app, { ...noor, email: unique(noor.email) })
  const former = await applicant(app, 'approved', { also: ['patient'] })
  await app.house.db.as(system, (tx) => removeRole(tx, system, former.id, 'dietitian', app.house.clock.now()))
  for (const id of [patient.id, former.id, '019ac000-0000-7000-8000-000000000000']) {
    const { status, body } = await admin.call(readApplication, { id })
    expect([status, body.error.code]).toEqual([404, 'not_found'])
  }
  for (const other of [patient, await applicant(app, 'submitted')])
    expect((await other.call(readApplication, { id: former.id })).status).toBe(403)
})
