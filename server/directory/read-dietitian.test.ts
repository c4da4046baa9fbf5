import { expect, test } from 'vitest'
import { readDietitian, saveDietitian, searchDietitians } from '#contract/directory.ts'
import { acceptInvitation, endConnection, renewInvitationLink } from '#contract/invitations.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drFahad, drLayla, sara } from '#test/cast.ts'
import { join, unique } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T06:00:00Z')
const patient = await join(app, sara)
const layla = await join(app, drLayla, { role: 'dietitian', also: ['patient'] })
const services = [
  { name: 'First visit', duration: 60, price: 300, platform: 'both', isInitial: true },
  { name: 'Follow-up', duration: 30, price: 150, platform: 'zoom' },
  { name: 'Not any more', duration: 15, price: 10, isActive: false },
] as const
await listedDietitian(app, layla, {
  otherName: 'د. ليلى الحربي',
  services: [...services],
  certifications: ['CSSD'],
})

test('a page shows the dietitian, the prices of visits and the free times', async () => {
  await app.rows(
    `insert into documents (id, user_id, kind, name, type, bytes, content_hash, uploaded_at, verified_at)
      select uuidv7(), $1, kind, name, 'application/pdf', 1, 'hash', now(), seen from (values
        ('certificate', 'Diabetes educator', now()), ('certificate', 'Not seen yet', null), ('degree', 'Degree', now())) as d (kind, name, seen)`,
    [layla.id],
  )
  await listedDietitian(app, layla, {
    otherName: 'د. ليلى الحربي',
    services: [...services],
    certifications: ['CSSD'],
  })
  const { status, body } = await patient.call(readDietitian, { id: layla.id })
  expect(status).toBe(200)
  expect(body.dietitian).toMatchObject({
    id: layla.id,
    name: 'Dr. Layla Al-Harbi',
    otherName: 'د. ليلى الحربي',
    price: 300,
    nextTimes: ['2026-11-22T08:00:00.000Z', '2026-11-22T08:15:00.000Z', '2026-11-22T08:30:00.000Z'],
    certificates: [
      { name: 'Diabetes educator', verified: true },
      { name: 'CSSD', verified: false },
    ],
    license: { number: `RD-${layla.id}`, until: '2030-01-01' },
    takesAtOnce: false,
    takesPayments: false,
    packages: [],
    zone: 'Asia/Riyadh',
    nextFreeAt: '2026-11-22T08:00:00.000Z',
    may: { message: false, book: true },
  })
  expect(body.dietitian.services.map(({ name, price, duration }) => [name, price, duration])).toEqual([
    ['First visit', 300, 60],
    ['Follow-up', 150, 30],
  ])
  expect(body.dietitian.weekly.map((ranges) => ranges.length)).toEqual([1, 1, 1, 1, 1, 0, 0])
  expect(body.dietitian.nextFree).toHaveLength(6)
})

test('a certificate is listed once, in whatever words it was uploaded and stated', async () => {
  const fahad = await join(app, { ...drFahad, email: unique(drFahad.email) }, { role: 'dietitian' })
  await app.rows(
    `insert into documents (id, user_id, kind, name, type, bytes, content_hash, uploaded_at, verified_at)
      select uuidv7(), $1, 'certificate', name, 'application/pdf', 1, 'hash', now(), now()
        from unnest(array['Certified Diabetes Educator (CDE)', 'certified diabetes educator (cde)', 'Sports first aid']) as name`,
    [fahad.id],
  )
  await listedDietitian(app, fahad, {
    certifications: ['CDE', 'مثقف سكري معتمد (CDE)', 'Sports First Aid', 'Registered Dietitian (RD)'],
  })
  const { body } = await patient.call(readDietitian, { id: fahad.id })
  expect(body.dietitian.certificates).toEqual([
    { name: 'Certified Diabetes Educator (CDE)', verified: true },
    { name: 'Sports first aid', verified: true },
    { name: 'Registered Dietitian (RD)', verified: false },
  ])
})

test('all text that the dietitian wrote in both languages is returned in both', async () => {
  const reem = await join(app, { ...drLayla, email: unique('reem@example.sa') }, { role: 'dietitian' })
  const texts = {
    title: 'Clinical Dietitian',
    otherTitle: 'أخصائية تغذية علاجية',
    bio: 'خطط تناسب أسبوعك.',
    otherBio: 'Plans that fit your week.',
    education: 'BSc, King Saud University',
    otherEducation: 'بكالوريوس، جامعة الملك سعود',
  }
  const service = {
    name: 'Follow-up',
    otherName: 'متابعة',
    description: 'How it went.',
    otherDescription: 'ما تم.',
  }
  await listedDietitian(app, reem, { ...texts, services: [service] })
  const { dietitian } = (await patient.call(readDietitian, { id: reem.id })).body
  expect(dietitian).toMatchObject({ ...texts, services: [service] })
  const { body } = await patient.call(searchDietitians, { q: 'علاجية' })
  expect(body.dietitians.map(({ id }) => id)).toContain(reem.id)
})

test('for new patients services for a first visit come first, with their times', async () => {
  const email = unique('order@example.sa')
  const reem = await join(app, { ...drLayla, email }, { role: 'dietitian' })
  const offered = [
    { name: 'Follow-up', duration: 30 },
    { name: 'First visit', duration: 180, isInitial: true },
  ]
  await listedDietitian(app, reem, { services: offered, buffer: 0, increment: 60 })
  const seen = async () => {
    const { services, nextFree } = (await patient.call(readDietitian, { id: reem.id })).body.dietitian
    // Half an hour still fits before the day ends at 17:00, three hours do not.
    return [services.map(({ name }) => name), nextFree.includes('2026-11-22T13:00:00.000Z')]
  }
  app.at('2026-11-22T08:30:00Z')
  expect(await seen()).toEqual([['First visit', 'Follow-up'], false])
  await putAppointment(app, { patient, dietitian: reem }, { outcome: 'patient_absent' })
  expect(await seen()).toEqual([['First visit', 'Follow-up'], false])
  await putAppointment(app, { patient, dietitian: reem }, { startsAt: '2026-11-20T09:00:00Z' })
  expect(await seen()).toEqual([['Follow-up', 'First visit'], true])
  app.at('2026-11-22T06:00:00Z')
})

test('a time booked just now is not among the next ones, before any job has run', async () => {
  await app.rows(
    "insert into taken_times (person_id, during) values ($1, '[2026-11-22 11:00+03, 2026-11-22 11:30+03)')",
    [layla.id],
  )
  const { dietitian } = (await patient.call(readDietitian, { id: layla.id })).body
  expect(dietitian.nextFree[0]).toBe('2026-11-22T08:45:00.000Z')
  expect(dietitian.nextFreeAt).toBe(dietitian.nextFree[0])
})

test('a dietitian without services or free times cannot be booked', async () => {
  const email = unique('d@example.sa')
  const idle = await join(app, { name: 'Idle', email }, { role: 'dietitian', signedIn: false })
  const may = async () => (await patient.call(readDietitian, { id: idle.id })).body.dietitian.may
  await listedDietitian(app, idle, { services: [] })
  expect(await may()).toEqual({ message: false, book: false })
  await listedDietitian(app, idle, { weekly: Array(7).fill([]) })
  expect(await may()).toEqual({ message: false, book: false })
  await listedDietitian(app, idle)
  expect(await may()).toEqual({ message: false, book: true })
})

test('a patient sees whether an invitation connects them', async () => {
  const invited = await join(app, { ...sara, email: unique(sara.email) })
  const isConnected = async () =>
    (await invited.call(readDietitian, { id: layla.id })).body.dietitian.isConnected
  const { link } = (await layla.call(renewInvitationLink, {})).body
  expect(await isConnected()).toBe(false)
  await invited.call(acceptInvitation, { token: link ?? '' })
  expect(await isConnected()).toBe(true)
  await invited.call(endConnection, { id: layla.id })
  expect(await isConnected()).toBe(false)
})

test('a person with both roles sees their own card as patients do, and can neither book nor save it', async () => {
  const both = await join(app, { ...sara, email: unique(sara.email) }, { also: ['dietitian'] })
  await listedDietitian(app, both, { name: 'Sara Both' })
  const { body } = await both.call(readDietitian, { id: both.id })
  expect(body.dietitian.may).toEqual({ message: false, book: false })
  expect((await both.call(searchDietitians, { q: 'sara' })).body.dietitians[0]?.id).toBe(both.id)
  expect((await both.call(saveDietitian, { id: both.id })).status).toBe(404)
})
