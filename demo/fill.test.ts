import { expect, test } from 'vitest'
import { signIn } from '#contract/accounts/sign-in.ts'
import { listConversations } from '#contract/messages.ts'
import { listWrittenPlans } from '#contract/plans/authored-plans.ts'
import { listPlanTemplates } from '#contract/plans/templates.ts'
import { languageOfText } from '#contract/text-language.ts'
import { system } from '#server/ground/data/db.ts'
import { cropToSquares } from '#server/ground/files/images.ts'
import { openApp } from '#test/app.ts'
import { checkDocument } from '../server/documents/check-document.ts'
import { openDocument } from '../server/documents/sealed-document.ts'
import { readHealthAnswers } from '../server/health/answers.ts'
import { photoName } from '../server/profiles/photo-files.ts'
import { demoPassword, demoPeople } from './content/people.ts'
import { allPractices } from './content/practices.ts'
import { fillDemo } from './fill.ts'
import { fillVisitors } from './fill-visitors.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const now = new Date('2026-11-20T09:00:00Z')
const counts = async () =>
  (
    await app.rows(`select (select count(*)::int from newsletter_subscribers) as subscribers, (select count(*)::int from survey_answers) as answers,
      (select count(*)::int from users) as people, (select count(*)::int from consents) as consents, (select count(*)::int from events) as events`)
  )[0]

const atTheDoor = (email: string) => app.call(signIn, { email, password: demoPassword })

test('a database filled by an earlier version gets data added since', async () => {
  expect(await fillVisitors(app.house, now)).toBe(true)
  expect(await counts()).toMatchObject({ subscribers: 40, answers: 24, people: 0 })
  expect(await fillDemo(app.house, now)).toBe(true)
  expect(await counts()).toMatchObject({ subscribers: 40, answers: 24, people: 1_248 })
  const hashes = await app.rows('select distinct password_hash from users')
  expect(hashes, 'hashed once for all').toHaveLength(1)
})

test('the demo is filled once, dated in the past, and emails nobody', async () => {
  const first = await counts()
  expect(await fillDemo(app.house, now)).toBe(false)
  expect(await counts()).toEqual(first)
  expect(await app.rows('select from survey_answers where answered_at > $1', [now])).toEqual([])
  expect(await app.rows('select from users where confirmed_at > $1', [now])).toEqual([])
  const [visits] = await app.rows(
    `select count(*)::int as people, count(*) filter (where last_seen_at > $1::timestamptz)::int as ahead,
    (count(*) filter (where last_seen_at > $1::timestamptz - interval '30 days') > 300) as "isAlive" from known_devices`,
    [now],
  )
  expect(visits).toMatchObject({ ahead: 0, isAlive: true })
  expect(await app.rows('select from events where at > $1', [now])).toEqual([])
  expect(await app.rows('select from graphile_worker._private_jobs')).toEqual([])
})

test.each([
  ['patient@nabta.test', 'patient', ['patient']],
  ['dietitian@nabta.test', 'dietitian', ['dietitian']],
  ['admin@nabta.test', 'admin', ['admin']],
  ['both@nabta.test', 'patient', ['patient', 'dietitian']],
] as const)(
  '%s signs in with the known password, starts as %s and has something to read',
  async (email, start, roles) => {
    const { status, body, headers } = await atTheDoor(email)
    expect(status).toBe(200)
    expect(body.session.activeRole).toBe(start)
    expect(body.session.secondFactorDue).toBe(false)
    expect(body.session.user.roles.map(({ roleType }) => roleType)).toEqual(roles)
    const cookie = headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const { conversations } = (await app.call(listConversations, {}, { cookie })).body
    expect(conversations.map(({ lastMessage }) => lastMessage?.content)).not.toContain(null)
    expect(conversations.some(({ unreadCount }) => unreadCount > 0)).toBe(true)
    expect(conversations.some(({ lastMessage }) => new Date(lastMessage?.at ?? 0) > now)).toBe(false)
  },
)

test('the patient is notified of waiting questions, and the dietitian of answered ones', async () => {
  expect(
    await app.rows(`select email::text, notifications.kind, count(*)::int from notifications
      join users on users.id = user_id where notifications.kind like 'questionnaire.%' group by 1, 2 order by 1`),
  ).toEqual([
    { email: 'dietitian@nabta.test', kind: 'questionnaire.answered', count: 2 },
    { email: 'patient@nabta.test', kind: 'questionnaire.sent', count: 4 },
  ])
})

test('the dietitian has templates to start plans from, and plans in every state', async () => {
  const { headers } = await atTheDoor('dietitian@nabta.test')
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { templates } = (await app.call(listPlanTemplates, {}, { cookie })).body
  expect(templates.map(({ days }) => days).toSorted()).toEqual([5, 7, 7, 7, 7])
  const { plans } = (await app.call(listWrittenPlans, {}, { cookie })).body
  expect(new Set(plans.map(({ state }) => state))).toEqual(new Set(['draft', 'published', 'ended']))
  expect(plans.filter(({ patient, isUnreadable }) => isUnreadable || !patient.name)).toEqual([])
})

test('they have filled in their profiles, and their consents are recorded', async () => {
  expect(
    await app.rows(`select from users left join profiles using (id)
      where first_name is null or last_name is null or phone is null or date_of_birth is null`),
  ).toEqual([])
  expect(
    await app.rows(
      `select email::text, count(distinct purpose)::int as purposes
      from consents join users on users.id = user_id
      where email::text = any($1) group by email order by email`,
      [demoPeople.map(({ email }) => email)],
    ),
  ).toEqual([
    { email: 'admin@nabta.test', purposes: 1 },
    { email: 'both@nabta.test', purposes: 3 },
    { email: 'dietitian@nabta.test', purposes: 1 },
    { email: 'patient@nabta.test', purposes: 3 },
  ])
  const healthy = await app.rows<{ user_id: string }>('select user_id from health_profiles')
  expect(healthy).toHaveLength(2)
  await app.house.db.as(system, async (tx) => {
    for (const { user_id } of healthy)
      expect(await readHealthAnswers(tx, app.house, user_id)).toMatchObject({ weight: expect.any(Number) })
  })
  expect(await app.rows('select from dietitian_profiles where license_number is not null')).toHaveLength(
    allPractices.length,
  )
})

test('a deleted demo account returns, and no other is affected', async () => {
  await app.rows("update users set password_hash = 'theirs' where email = 'both@nabta.test'")
  await app.rows("delete from users where email = 'patient@nabta.test'")
  expect(await fillDemo(app.house, now)).toBe(true)
  expect((await atTheDoor('patient@nabta.test')).status).toBe(200)
  expect(await app.rows("select password_hash from users where email = 'both@nabta.test'")).toEqual([
    { password_hash: 'theirs' },
  ])
})

test('patients find forty-two dietitians, each with a price and free times, and none who awaits approval', async () => {
  const [listings] = await app.rows(`select count(*)::int as all, count(price_halalas)::int as priced,
    count(next_free_at)::int as free, count(other_name)::int as in_both_scripts from listings`)
  expect(listings).toEqual({ all: 42, priced: 42, free: 42, in_both_scripts: 42 })
  const verification = await app.rows(
    'select status, count(*)::int as count from verifications group by status order by status',
  )
  expect(verification).toEqual([
    { status: 'approved', count: 42 },
    { status: 'draft', count: 2 },
    { status: 'rejected', count: 1 },
    { status: 'submitted', count: 3 },
    { status: 'suspended', count: 1 },
  ])
})

test('most dietitians have their own photo, stored like any other, and some show it publicly', async () => {
  const photos = await app.rows<{ id: string }>('select id from photos')
  expect(photos).toHaveLength(allPractices.filter(({ portrait }) => portrait).length)
  const faces = await Promise.all(photos.map(({ id }) => app.house.files.read(photoName(id, 'large'))))
  for (const face of faces) {
    expect(face && (await cropToSquares(face)), 'a picture').not.toBeNull()
    expect(face?.length).toBeLessThan(32_000)
  }
  expect(new Set(faces.map((face) => face?.toString('base64'))).size, 'all differ').toBe(photos.length)
  const [shown] = await app.rows(`select count(photo_id) > 20 as many, count(photo_id) < count(*) as not_all,
    bool_and(photo_id is null or photo_id in (select id from photos)) as known from public_pages`)
  expect(shown).toEqual({ many: true, not_all: true, known: true })
})

test('a photo that a dietitian of the demo has removed does not return', async () => {
  await app.rows("delete from photos where user_id = (select id from users where email = 'both@nabta.test')")
  await fillDemo(app.house, now)
  expect(
    await app.rows("select from photos join users on users.id = user_id where email = 'both@nabta.test'"),
  ).toEqual([])
})

test('whatever dietitians of the demo have written exists in both languages', async () => {
  const texts = await app.rows<{ place: string; text: string; other: string | null }>(`
    select 'title' as place, title as text, other_title as other from dietitian_profiles where bio <> ''
    union select 'bio', bio, other_bio from dietitian_profiles where bio <> ''
    union select 'education', education, other_education from dietitian_profiles where bio <> ''
    union select 'address', address, other_address from dietitian_profiles where bio <> ''
    union select 'name', name, other_name from services
    union select 'description', description, other_description from services
    union select 'listed', title, other_title from listings
    union select 'booked', service_name, other_service_name from appointments
    union select 'place', location, other_location from appointments where location is not null
    union select 'reviewed', service_name, other_service_name from reviews`)
  expect(new Set(texts.map(({ place }) => place)).size).toBe(10)
  const missing = texts.filter(
    ({ text, other }) =>
      new Set([languageOfText(text), languageOfText(other ?? '')].filter(Boolean)).size !== 2,
  )
  expect(missing).toEqual([])
})

test('the documents of the demo would pass the checks of an upload, and can be opened', async () => {
  const documents = await app.rows<{ id: string; user_id: string; bytes: number }>(
    `select documents.* from documents join verifications using (user_id) where status = 'submitted'`,
  )
  expect(documents).toHaveLength(15)
  for (const { id, user_id, bytes } of documents.slice(0, 3)) {
    const page = await openDocument(app.house, user_id, id)
    expect(page?.length).toBe(bytes)
    const sent = { bytes: page ?? Buffer.alloc(0), type: 'application/pdf', file: 'page.pdf' }
    expect(await checkDocument(app.house, sent)).toMatchObject({ type: 'application/pdf' })
  }
})

test('the demo dietitian has their own foods, and a recipe with computed values', async () => {
  const own = await app.rows(
    `select name_en, facts->'source'->>'confidence' as confidence, facts->'allergens' as allergens from foods
      join users on users.id = owner_id where email = 'dietitian@nabta.test' order by name_en`,
  )
  expect(own).toEqual([
    { name_en: 'Jareesh with little fat', confidence: 'computed', allergens: ['milk', 'gluten'] },
    { name_en: 'Lentil crackers', confidence: 'estimate', allergens: [] },
    {
      name_en: 'Protein bread from the corner bakery',
      confidence: 'estimate',
      allergens: ['gluten', 'sesame'],
    },
  ])
})
