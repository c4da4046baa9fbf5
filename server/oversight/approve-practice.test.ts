import { expect, test } from 'vitest'
import { approvePractice, readApplication } from '#contract/oversight/practices.ts'
import { openApp } from '#test/app.ts'
import { noor } from '#test/cast.ts'
import { join, type Person } from '#test/people.ts'
import { addDocument, applicant, statusNow } from '#test/practices/applicants.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
// Past midnight in Riyadh, but not yet in UTC.
app.at('2026-11-20T21:30:00Z')
const admin = await join(app, noor, { role: 'admin' })

async function approve({ id }: Person, more: { licenseNumber?: string; licensedUntil?: string } = {}) {
  const { application } = (await admin.call(readApplication, { id })).body
  const { submittedAt } = application
  const licenseNumber = more.licenseNumber ?? application.stated.licenseNumber ?? ''
  return admin.call(approvePractice, {
    id,
    submittedAt: submittedAt ?? '',
    licenseNumber,
    licensedUntil: more.licensedUntil ?? '2028-05-01',
  })
}
const documentsOf = ({ id }: Person) =>
  app.rows<{ id: string; verified_at: Date | null }>(
    'select id, verified_at from documents where user_id = $1 order by id',
    [id],
  )
const faultsOf = async (answer: ReturnType<typeof approve>) => {
  const { status, body } = await answer
  return [status, body.error?.fields?.map(({ field, code }) => `${field} ${code}`)]
}

test('an approval stores the facts that the admin has compared, after every document has been opened', async () => {
  const person = await applicant(app, 'submitted', { number: 'read-1', until: '2027-01-01' })
  const { status, body } = await approve(person, {
    licenseNumber: 'read - 1',
    licensedUntil: '2027-06-30',
  })
  expect(status).toBe(200)
  expect(body.application).toMatchObject({
    status: 'approved',
    submittedAt: null,
    licenseNumber: 'READ-1',
    licensedUntil: '2027-06-30',
    stated: { licenseNumber: 'read-1', licenseExpiresOn: '2027-01-01' },
    reason: null,
  })
  expect(body.application.documents.map(({ verified }) => verified)).toEqual([true, true, true, true])
  const documents = await documentsOf(person)
  expect(documents.map(({ verified_at }) => verified_at)).toEqual(Array(4).fill(app.house.clock.now()))
  const [event] = await app.rows<{ actor: string; at: Date; detail: object }>(
    "select actor, at, detail from events where kind = 'practice.approved' and subject_id = $1",
    [person.id],
  )
  expect(event).toEqual({
    actor: admin.id,
    at: app.house.clock.now(),
    detail: {
      from: 'submitted',
      decision: expect.any(String),
      licensedUntil: '2027-06-30',
      documents: documents.map(({ id }) => id),
    },
  })
  expect(
    await app.rows('select reason, license_number from practice_decisions where user_id = $1', [person.id]),
  ).toEqual([{ reason: null, license_number: 'READ-1' }])
})

test('a number other than the stated one approves nothing, and the field says so', async () => {
  const person = await applicant(app, 'submitted', { number: '12-A-3456' })
  for (const licenseNumber of ['12-A-3465', '12-A-345', 'RD-00001'])
    expect(await faultsOf(approve(person, { licenseNumber })), licenseNumber).toEqual([
      422,
      ['licenseNumber license_differs'],
    ])
  expect(await statusNow(app, person)).toMatchObject({ name: 'submitted', license_number: null })
  expect((await documentsOf(person)).every(({ verified_at }) => verified_at === null)).toBe(true)
  expect((await approve(person, { licenseNumber: ' 12-a-٣٤٥٦' })).status).toBe(200)
})

test('a renewal sets the new end, restarts the warnings, and marks the documents that came with it', async () => {
  const person = await applicant(app, 'renewing', { until: '2026-11-25' })
  const earlier = new Date('2025-11-01T09:00:00Z')
  await app.rows('update documents set verified_at = $2 where user_id = $1', [person.id, earlier])
  await app.rows('update verifications set warned_days = 7, reason = $2 where user_id = $1', [
    person.id,
    'The scan was cut off.',
  ])
  const fresh = await addDocument(app, person, 'license')
  await approve(person, { licensedUntil: '2028-11-25' })
  expect(await statusNow(app, person)).toMatchObject({
    name: 'approved',
    licensed_until: '2028-11-25',
    warned_days: null,
    reason: null,
  })
  const documents = await documentsOf(person)
  for (const { id, verified_at } of documents)
    expect(verified_at).toEqual(id === fresh ? app.house.clock.now() : earlier)
})

test('a licence must be valid until today at least, by Riyadh’s calendar', async () => {
  const person = await applicant(app, 'submitted')
  for (const past of ['2026-11-20', '2020-01-01'])
    expect(await faultsOf(approve(person, { licensedUntil: past }))).toEqual([
      422,
      ['licensedUntil date_passed'],
    ])
  expect(await faultsOf(approve(person, { licensedUntil: '2062-11-21' }))).toEqual([
    422,
    ['licensedUntil date_too_far'],
  ])
  expect((await statusNow(app, person)).name).toBe('submitted')
  expect((await documentsOf(person)).every(({ verified_at }) => verified_at === null)).toBe(true)
  expect((await approve(person, { licensedUntil: '2026-11-21' })).status).toBe(200)
})

test('one number verifies one person, in any spelling', async () => {
  const first = await applicant(app, 'submitted', { number: 'AB-1234' })
  await approve(first, { licenseNumber: 'Ab-12 34' })
  const person = await applicant(app, 'submitted', { number: 'ab-١٢٣٤' })
  const isTaken = async ({ id }: Person) =>
    (await admin.call(readApplication, { id })).body.application.licenseTaken
  expect([await isTaken(person), await isTaken(first)]).toEqual([true, false])
  for (const typed of ['AB-1234', 'ab-١٢٣٤', ' ab-12  34 ', 'ＡＢ-1234']) {
    const { status, body } = await approve(person, { licenseNumber: typed })
    expect([status, body.error.code], typed).toEqual([409, 'license_taken'])
  }
  expect((await statusNow(app, person)).name).toBe('submitted')
  expect((await documentsOf(person)).every(({ verified_at }) => verified_at === null)).toBe(true)

  await app.rows("update verifications set status = 'suspended' where user_id = $1", [first.id])
  expect((await approve(person, { licenseNumber: 'AB-1234' })).body.error.code).toBe('license_taken')
  await app.rows("update verifications set status = 'rejected' where user_id = $1", [first.id])
  expect(await isTaken(person)).toBe(false)
  expect((await approve(person, { licenseNumber: 'AB-1234' })).status).toBe(200)
})

test('of two people with one number who are approved at the same time, one is', async () => {
  const twin = () => applicant(app, 'submitted', { number: 'TWIN-1' })
  const people = [await twin(), await twin()]
  const answers = await Promise.all(people.map((person) => approve(person)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
