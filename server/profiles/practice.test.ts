import { describe, expect, test } from 'vitest'
import { readDietitian } from '#contract/directory.ts'
import { removeDocument } from '#contract/documents.ts'
import { readPractice, removeCertification, savePractice } from '#contract/profiles.ts'
import type { SentTo } from '#contract/route.ts'
import { addService, saveService } from '#contract/services.ts'
import { openApp } from '#test/app.ts'
import { drLayla, sara } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { applicant } from '#test/practices/applicants.ts'
import { listedDietitian, refresh } from '#test/practices/practices.ts'
import { runWhileUncommitted } from '#test/run-while-uncommitted.ts'
import { openDietitianProfile } from './open-profile.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-21T09:00:00Z')
const dietitian = () => join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
const form: SentTo<typeof savePractice> = {
  name: 'Layla Al-Harbi',
  otherName: 'ليلى الحربي',
  phone: '050 111 2233',
  gender: 'female',
  title: 'Clinical Dietitian',
  licenseNumber: '12-A-3456',
  licenseExpiresOn: '2028-05-01',
  specialization: 'diabetes',
  experience: '6-10',
  education: 'MSc, King Saud University\nBSc, King Abdulaziz University',
  bio: 'Plans that fit the week.',
  consultationFee: '199.5',
  city: 'riyadh',
  address: 'Olaya Street 12',
  languages: ['arabic', 'urdu'],
}
const practiceOf = async (person: Person) => (await person.call(readPractice, {})).body.practice
const savedEvents = ({ id }: Person) =>
  app.rows("select detail from events where kind = 'practice.saved' and subject_id = $1", [id])
const refusal = ({ status, body }: { status: number; body: { error: { code: string } } }) => [
  status,
  body.error.code,
]

test('a newly registered dietitian has a profile with the registration’s answers, and lacks the rest', async () => {
  const layla = await dietitian()
  expect(await practiceOf(layla)).toMatchObject({
    name: drLayla.name,
    otherName: '',
    email: layla.email,
    phone: '+966501234567',
    photoId: null,
    title: 'Registered Dietitian',
    languages: ['arabic', 'english'],
    consultationFee: null,
    verification: {
      status: 'draft',
      submittedAt: null,
      isListed: false,
      daysLeft: null,
      missing: {
        fields: [
          'licenseNumber',
          'licenseExpiresOn',
          'specialization',
          'experience',
          'consultationFee',
          'videoService',
        ],
        documents: ['license', 'degree', 'experience', 'insurance'],
      },
      may: { submit: false, withdraw: false },
    },
  })
})

test('the hourly rate given at registration is the first fee', async () => {
  const layla = await dietitian()
  await app.rows('delete from dietitian_profiles where user_id = $1', [layla.id])
  await app.house.db.as({ id: layla.id, role: 'dietitian', language: 'en' }, (tx) =>
    openDietitianProfile(tx, layla.id, { hourlyRate: 249.5 }, new Date()),
  )
  expect((await practiceOf(layla)).consultationFee).toBe(249.5)
})

test('a saved profile is stored, once, with one event; saving it again records no event', async () => {
  const layla = await dietitian()
  const { status, body } = await layla.call(savePractice, form)
  expect(status).toBe(200)
  expect(body.practice).toMatchObject({ ...form, consultationFee: 199.5, phone: '+966501112233' })
  expect(await practiceOf(layla)).toEqual(body.practice)
  expect((await layla.call(savePractice, form)).body.practice).toEqual(body.practice)
  expect(await savedEvents(layla)).toEqual([{ detail: {} }])
  await app.runJobs()
  expect((await app.mailTo(layla.email)).map(({ subject }) => subject)).toEqual([
    'The mobile number of your account was changed',
  ])
})

test('texts may be given in both languages; a common title is translated automatically, in the right form', async () => {
  const layla = await dietitian()
  const texts = {
    title: 'أخصائية سكري',
    otherTitle: 'Diabetes Dietitian',
    otherEducation: 'ماجستير، جامعة الملك سعود',
    otherBio: 'خطط تناسب أسبوعك.',
    otherAddress: 'شارع العليا 12',
  }
  expect((await layla.call(savePractice, { ...form, ...texts })).body.practice).toMatchObject(texts)
  const titled = async (more: Partial<typeof form>) =>
    (await layla.call(savePractice, { ...form, ...more })).body.practice.otherTitle
  const usual = { title: 'Registered Dietitian' }
  expect(await titled(usual)).toBe('أخصائية تغذية مسجّلة')
  expect(await titled({ ...usual, otherTitle: 'أخصائية تغذية مسجّلة', gender: 'male' })).toBe(
    'أخصائي تغذية مسجّل',
  )
  expect(await titled({ ...usual, otherTitle: 'أخصائية تغذية' })).toBe('أخصائية تغذية')
  expect(await titled({ title: 'أخصائية تغذية مسجّلة' })).toBe('Registered Dietitian')
  expect(await titled({ otherTitle: 'أخصائية تغذية مسجّلة' })).toBe('')
})

test('an omitted field is empty, and is returned as null', async () => {
  const layla = await dietitian()
  await layla.call(savePractice, form)
  const { name, phone, title, licenseNumber, specialization, experience, consultationFee } = form
  const facts = { name, phone, title, licenseNumber, specialization, experience, consultationFee }
  const least = { ...facts, languages: [] }
  const { body } = await layla.call(savePractice, least)
  expect(body.practice).toMatchObject({
    otherName: '',
    gender: null,
    licenseExpiresOn: null,
    education: '',
    bio: '',
    city: null,
    address: '',
    languages: [],
  })
})

test('an unchanged name is still split in the same place', async () => {
  const layla = await dietitian()
  await app.rows("update profiles set first_name = 'Layla Noura', last_name = 'Al-Harbi' where id = $1", [
    layla.id,
  ])
  await layla.call(savePractice, { ...form, name: 'Layla Noura Al-Harbi' })
  const names = () => app.rows('select first_name, last_name from profiles where id = $1', [layla.id])
  expect(await names()).toEqual([{ first_name: 'Layla Noura', last_name: 'Al-Harbi' }])
  await layla.call(savePractice, { ...form, name: 'Layla' })
  expect(await names()).toEqual([{ first_name: 'Layla', last_name: null }])
})

describe('the end of the licence', () => {
  test('cannot be stated in the past, nor without limit, but stays if it was stated before', async () => {
    const layla = await dietitian()
    for (const [licenseExpiresOn, code] of [
      ['2026-11-20', 'date_passed'],
      ['2036-11-23', 'date_too_far'],
    ] as const) {
      const { status, body } = await layla.call(savePractice, { ...form, licenseExpiresOn })
      expect([status, body.error.fields?.[0]]).toMatchObject([422, { field: 'licenseExpiresOn', code }])
    }
    expect((await layla.call(savePractice, { ...form, licenseExpiresOn: '2026-11-21' })).status).toBe(200)
    await app.rows("update dietitian_profiles set license_expires_on = '2026-11-20' where user_id = $1", [
      layla.id,
    ])
    const ended = { ...form, licenseExpiresOn: '2026-11-20', title: 'Dietitian' }
    const { body } = await layla.call(savePractice, ended)
    expect([body.practice.title, body.practice.verification.missing.fields]).toEqual([
      'Dietitian',
      ['licenseExpiresOn', 'videoService'],
    ])
  })

  test.each([
    ['2026-12-21', 30],
    ['2026-11-21', 0],
    ['2026-11-20', -1],
  ])('%s is %i days away in Riyadh', async (until, days) => {
    const layla = await applicant(app, 'approved', { until })
    expect((await practiceOf(layla)).verification.daysLeft).toBe(days)
  })

  test('follows the day in Riyadh, not in UTC', async () => {
    app.at('2026-11-21T20:59:59Z')
    const layla = await applicant(app, 'approved', { until: '2026-11-21' })
    expect((await practiceOf(layla)).verification.daysLeft).toBe(0)
    app.at('2026-11-21T21:00:00Z')
    expect((await practiceOf(layla)).verification.daysLeft).toBe(-1)
    app.at('2026-11-21T09:00:00Z')
  })
})

test.each(['submitted', 'renewing'] as const)(
  'while an application is under review the facts under review stay (%s)',
  async (stands) => {
    const layla = await applicant(app, stands, { number: `UR-${stands}`, until: '2027-01-01' })
    const { otherName: _other, ...names } = { ...form, name: drLayla.name }
    const same = { ...names, licenseNumber: `UR-${stands}`, licenseExpiresOn: '2027-01-01' }
    for (const change of [
      { licenseNumber: 'UR-2' },
      { licenseExpiresOn: '2027-01-02' },
      { name: 'Somebody Else' },
      { otherName: 'غيرها' },
      { experience: '11+' },
    ] as const) {
      const answer = await layla.call(savePractice, { ...same, ...change })
      expect(refusal(answer)).toEqual([409, 'under_review'])
    }
    const { body } = await layla.call(savePractice, { ...same, bio: 'New words.' })
    expect(body.practice).toMatchObject({ bio: 'New words.', licenseNumber: `UR-${stands}` })
  },
)

describe('the address of the practice', () => {
  const offer = {
    name: 'Consultation',
    description: 'In the practice.',
    duration: '30',
    price: '150',
    platform: 'both',
    isActive: true,
  } as const
  const { city: _city, address: _address, ...homeless } = form

  test('stays while a service is offered in person', async () => {
    const layla = await dietitian()
    await layla.call(savePractice, form)
    const { id } = (await layla.call(addService, offer)).body.service
    for (const part of [homeless, { ...homeless, city: form.city }, { ...homeless, address: form.address }])
      expect(refusal(await layla.call(savePractice, part))).toEqual([409, 'practice_address_needed'])
    expect(await practiceOf(layla)).toMatchObject({ city: form.city, address: form.address })
    expect((await layla.call(savePractice, { ...form, address: 'King Fahd Road 7' })).status).toBe(200)
    await layla.call(saveService, { ...offer, id, isActive: false })
    expect((await layla.call(savePractice, homeless)).status).toBe(200)
  })

  test('stays while a service is being offered in person at this moment', async () => {
    const layla = await dietitian()
    await layla.call(savePractice, form)
    const answer = await runWhileUncommitted(
      app,
      (tx) =>
        tx
          .insertInto('services')
          .values({
            dietitian_id: layla.id,
            slug: 'x',
            name: 'x',
            description: 'x',
            minutes: 30,
            price_halalas: 0,
            platform: 'in-person',
            is_active: true,
            created_at: new Date(),
            updated_at: new Date(),
          })
          .execute(),
      () => layla.call(savePractice, homeless),
    )
    expect(refusal(answer)).toEqual([409, 'practice_address_needed'])
  })
})

test.each([
  ['name', 'L', 'name_too_short'],
  ['phone', '', 'phone_too_short'],
  ['phone', '12', 'phone_too_short'],
  ['phone', '+999 12 345 6789', 'phone_too_short'],
  ['phone', '+44 1234 567 890 123', 'phone_too_short'],
  ['title', '', 'title_required'],
  ['licenseNumber', '12', 'license_required'],
  ['specialization', 'magic', 'specialization_required'],
  ['experience', '', 'experience_required'],
  ['consultationFee', '', 'fee_required'],
  ['bio', 'x'.repeat(1_001), 'bio_too_long'],
])('%s is validated as on the form', async (field, value, code) => {
  const layla = await dietitian()
  const { status, body } = await layla.call(savePractice, { ...form, [field]: value })
  expect([status, body.error.fields?.[0]]).toMatchObject([422, { field, code }])
  expect(await savedEvents(layla)).toEqual([])
})

test('a dietitian cannot write the fields that admins write, or fields that the form does not have', async () => {
  const layla = await dietitian()
  for (const field of ['verification', 'status', 'email', 'photoId', 'certifications', 'userId', 'verified'])
    expect((await layla.call(savePractice, { ...form, [field]: 'approved' } as never)).status).toBe(400)
  expect((await practiceOf(layla)).verification.status).toBe('draft')
})

test('a certification without a document is marked as stated, and disappears once it is removed', async () => {
  const layla = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  await listedDietitian(app, layla, { certifications: ['Professor of Harvard', 'CSSD'] })
  const shown = async () => {
    await app.runJobs()
    return (await patient.call(readDietitian, { id: layla.id })).body.dietitian.certificates
  }
  expect(await shown()).toEqual([
    { name: 'Professor of Harvard', verified: false },
    { name: 'CSSD', verified: false },
  ])
  const { body } = await layla.call(removeCertification, { name: 'Professor of Harvard' })
  expect(body.practice.certifications).toEqual(['CSSD'])
  expect(await shown()).toEqual([{ name: 'CSSD', verified: false }])
  const again = await layla.call(removeCertification, { name: 'Professor of Harvard' })
  expect(again.body.practice.certifications).toEqual(['CSSD'])
  expect(await savedEvents(layla)).toHaveLength(1)

  const [document] = await app.rows<{ id: string }>(
    `insert into documents (id, user_id, kind, name, type, bytes, content_hash, uploaded_at, verified_at)
      values (uuidv7(), $1, 'certificate', 'CSSD', 'application/pdf', 1, 'hash', now(), now()) returning id`,
    [layla.id],
  )
  await refresh(app, layla)
  expect(await shown()).toEqual([{ name: 'CSSD', verified: true }])
  await layla.call(removeDocument, { id: document?.id ?? '' })
  expect(await shown()).toEqual([])
})

test('a patient has no practice', async () => {
  const patient = await join(app, { ...sara, email: unique(sara.email) })
  expect((await patient.call(readPractice, {})).status).toBe(403)
  expect((await patient.call(savePractice, form)).status).toBe(403)
})
