import { describe, expect, test } from 'vitest'
import { readDietitian } from '#contract/directory.ts'
import { approvePractice, readApplication, rejectPractice } from '#contract/oversight/practices.ts'
import { readPractice, savePractice } from '#contract/profiles.ts'
import type { SentTo } from '#contract/route.ts'
import { submitPractice, withdrawPractice } from '#contract/verification.ts'
import type { Actor } from '#server/ground/data/db.ts'
import { openApp } from '#test/app.ts'
import { drLayla, noor, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { addDocument, applicant, freshNumber } from '#test/practices/applicants.ts'
import { refresh } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-21T09:00:00Z')
const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
const patient = await join(app, { ...sara, email: unique(sara.email) })

type Form = SentTo<typeof savePractice>
const formFor = (number: string): Form => ({
  name: drLayla.name,
  phone: '050 111 2233',
  title: 'Clinical Dietitian',
  licenseNumber: number,
  licenseExpiresOn: '2027-11-20',
  specialization: 'diabetes',
  experience: '6-10',
  consultationFee: '200',
  city: 'riyadh',
  address: 'Olaya Street 12',
  languages: ['arabic'],
})
const news = {
  name: 'Layla Saad Al-Harbi',
  otherName: 'ليلى سعد الحربي',
  licenseNumber: 'NEW-7',
  licenseExpiresOn: '2029-11-20',
  experience: '11+',
} satisfies Partial<Form>

/** A listed dietitian, verified with the facts in her form. */
async function verified(): Promise<{ layla: Person; form: Form }> {
  const number = freshNumber()
  const layla = await applicant(app, 'approved', { number, until: '2027-11-20' })
  await app.rows("update documents set verified_at = now() - interval '1 day' where user_id = $1", [layla.id])
  await refresh(app, layla)
  return { layla, form: formFor(number) }
}
const practiceOf = async (person: Person) => (await person.call(readPractice, {})).body.practice
const applicationOf = async ({ id }: Person) => (await admin.call(readApplication, { id })).body.application
/** The facts that patients see once all resulting jobs have run. */
async function publicOf({ id }: Person) {
  await app.runJobs()
  const { name, otherName, experience, license } = (await patient.call(readDietitian, { id })).body.dietitian
  return [name, otherName, experience, license.number, license.until]
}
const decide = async (person: Person) => {
  const { submittedAt, stated } = await applicationOf(person)
  return { id: person.id, submittedAt: submittedAt ?? '', stated }
}
const approve = async (person: Person) => {
  const { stated, ...seen } = await decide(person)
  return admin.call(approvePractice, {
    ...seen,
    licenseNumber: stated.licenseNumber ?? '',
    licensedUntil: stated.licenseExpiresOn ?? '',
  })
}

test('a dietitian verified under one name keeps it publicly until an admin has seen the new one', async () => {
  const { layla, form } = await verified()
  const before = [drLayla.name, null, '6-10', form.licenseNumber, '2027-11-20']
  const changes = [
    { fact: 'name', verified: drLayla.name, stated: news.name },
    { fact: 'otherName', verified: null, stated: news.otherName },
    { fact: 'licenseNumber', verified: form.licenseNumber, stated: 'NEW-7' },
    { fact: 'licenseExpiresOn', verified: '2027-11-20', stated: '2029-11-20' },
    { fact: 'experience', verified: '6-10', stated: '11+' },
  ]
  expect(await publicOf(layla)).toEqual(before)

  const { body } = await layla.call(savePractice, { ...form, ...news })
  expect(body.practice).toMatchObject({ ...news, verification: { changes, may: { submit: true } } })
  expect(await publicOf(layla)).toEqual(before)
  expect((await layla.call(submitPractice, {})).body.verification).toMatchObject({
    status: 'approved',
    isListed: true,
    changes,
    may: { submit: false, withdraw: true },
  })
  expect(await publicOf(layla)).toEqual(before)
  expect(await applicationOf(layla)).toMatchObject({
    name: drLayla.name,
    otherName: null,
    changes,
    stated: { name: news.name, otherName: news.otherName },
    may: { approve: true, reject: true },
  })

  expect((await approve(layla)).status).toBe(200)
  expect(await publicOf(layla)).toEqual([news.name, news.otherName, '11+', 'NEW-7', '2029-11-20'])
  expect(await practiceOf(layla)).toMatchObject({ ...news, verification: { changes: [] } })
  expect((await app.mailTo(layla.email)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['We have received your changes', 'Your changes are verified']),
  )
  expect(
    await app.rows('select first_name, last_name from profiles where id = $1', [layla.id]),
    'of a form’s one name',
  ).toEqual([{ first_name: 'Layla', last_name: 'Saad Al-Harbi' }])
})

test('a new name that is rejected, withdrawn or undone leaves the verified one', async () => {
  const { layla, form } = await verified()
  const renamed = { ...form, name: news.name }
  await layla.call(savePractice, renamed)
  await layla.call(submitPractice, {})
  const refused = await layla.call(savePractice, { ...form, name: 'Somebody Else' })
  expect([refused.status, refused.body.error.code]).toEqual([409, 'under_review'])
  expect((await layla.call(withdrawPractice, {})).body.verification.changes).toHaveLength(1)
  await layla.call(submitPractice, {})
  const { id, submittedAt } = await decide(layla)
  await admin.call(rejectPractice, { id, submittedAt, reason: 'The card shows the old name.' })
  expect((await practiceOf(layla)).verification).toMatchObject({
    status: 'approved',
    reason: 'The card shows the old name.',
    changes: [{ fact: 'name', verified: drLayla.name, stated: news.name }],
  })
  expect((await publicOf(layla))[0]).toBe(drLayla.name)
  const { body } = await layla.call(savePractice, form)
  expect(body.practice).toMatchObject({ name: drLayla.name, verification: { changes: [] } })
  expect((await layla.call(submitPractice, {})).body.error.code).toBe('decided_already')
})

describe('the database itself', () => {
  const acting = ({ id }: Person, role: Actor['role']): Actor => ({ id, role, language: 'en' })
  const changed = (by: Actor, id: string, what: object) =>
    app.house.db.as(by, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('profiles')
        .set(what)
        .where('id', '=', id)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    })

  test('lets nobody rename themselves once a name was verified, in either script', async () => {
    const { layla } = await verified()
    for (const name of [{ first_name: 'Lulu' }, { last_name: null }, { other_name: 'لولو' }])
      await expect(changed(acting(layla, 'dietitian'), layla.id, name)).rejects.toThrow(
        'this name was verified',
      )
    expect(await changed(acting(layla, 'dietitian'), layla.id, { phone: '+966501112244' })).toBe(1)
    const free = await applicant(app, 'draft')
    expect(await changed(acting(free, 'dietitian'), free.id, { first_name: 'Lulu' })).toBe(1)
  })

  test('lets an admin accept a requested name, and change nothing else', async () => {
    const { layla, form } = await verified()
    const by = acting(admin, 'admin')
    expect(await changed(by, layla.id, { first_name: 'Lulu' })).toBe(0)
    await layla.call(savePractice, { ...form, name: news.name })
    await expect(changed(by, layla.id, { phone: '+966500000001' })).rejects.toThrow('and nothing else')
    expect(await changed(by, layla.id, { first_name: 'Layla', last_name: 'Saad Al-Harbi' })).toBe(1)
  })

  test('lists nobody who has practised for less than two years', async () => {
    const { layla } = await verified()
    const isThere = async () =>
      (await app.rows('select from listings where user_id = $1', [layla.id])).length === 1
    expect(await isThere()).toBe(true)
    await app.rows("update verifications set experience = '0-2' where user_id = $1", [layla.id])
    expect(await isThere()).toBe(false)
    await refresh(app, layla)
    expect(await isThere()).toBe(false)
  })
})

describe('the promises of the site about every listed dietitian', () => {
  test('two years of practice: a dietitian with less is told before submitting, and never approved', async () => {
    const beginner = await applicant(app, 'draft')
    await beginner.call(savePractice, { ...formFor(freshNumber()), experience: '0-2' })
    const { status, body } = await beginner.call(submitPractice, {})
    expect([status, body.error.detail]).toEqual([409, { fields: ['experience'], documents: [] }])
    await app.rows("update verifications set status = 'submitted', submitted_at = now() where user_id = $1", [
      beginner.id,
    ])
    const answer = await approve(beginner)
    expect([answer.status, answer.body.error.code]).toEqual([409, 'too_little_experience'])
  })

  test('a document that proves the practice, and a service by video', async () => {
    const person = await applicant(app, 'draft')
    await app.rows("delete from documents where user_id = $1 and kind = 'experience'", [person.id])
    await app.rows("update services set platform = 'in-person' where dietitian_id = $1", [person.id])
    expect((await practiceOf(person)).verification.missing).toEqual({
      fields: ['videoService'],
      documents: ['experience'],
    })
    await addDocument(app, person, 'experience')
    await app.rows("update services set platform = 'zoom' where dietitian_id = $1", [person.id])
    expect((await person.call(submitPractice, {})).status).toBe(200)
    expect(await applicationOf(person)).toMatchObject({ experience: '6-10', offersVideo: true, changes: [] })
  })

  test('a shorter practice stated later changes nothing, and cannot be submitted', async () => {
    const { layla, form } = await verified()
    const { body } = await layla.call(savePractice, { ...form, experience: '0-2' })
    expect(body.practice.verification).toMatchObject({
      changes: [{ fact: 'experience', verified: '6-10', stated: '0-2' }],
      missing: { fields: ['experience'] },
      may: { submit: false },
    })
    expect((await publicOf(layla))[2]).toBe('6-10')
  })
})
