import { expect, test } from 'vitest'
import {
  type ApplicationList,
  type ApplicationOrder,
  applicationLists,
  rejectPractice,
  searchApplications,
} from '#contract/oversight/practices.ts'
import { readOverview } from '#contract/reports/figures.ts'
import { removeRole } from '#server/accounts/people/revoke-role.ts'
import { system } from '#server/ground/data/db.ts'
import { openApp } from '#test/app.ts'
import { noor } from '#test/cast.ts'
import { join, type Person } from '#test/people.ts'
import { applicant } from '#test/practices/applicants.ts'
import { refresh } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-21T09:00:00Z')
const admin = await join(app, noor, { role: 'admin' })
const at = (minute: number) => new Date(Date.parse('2026-11-01T09:00:00Z') + minute * 60_000).toISOString()

const people: Record<'waiting' | 'approved' | 'rejected' | 'suspended' | 'draft', Person[]> = {
  waiting: [],
  approved: [],
  rejected: [],
  suspended: [],
  draft: [],
}
for (let count = 0; count < 45; count++)
  people.waiting.push(await applicant(app, 'submitted', { submittedAt: at(count % 7), signedIn: false }))
for (let count = 0; count < 3; count++) {
  people.approved.push(await applicant(app, 'approved', { decidedAt: at(count), signedIn: false }))
  people.rejected.push(await applicant(app, 'rejected', { decidedAt: at(count), signedIn: false }))
  people.suspended.push(await applicant(app, 'suspended', { decidedAt: at(count), signedIn: false }))
  people.draft.push(await applicant(app, 'draft', { signedIn: false }))
}
const renewing = await applicant(app, 'renewing', { submittedAt: at(-1), decidedAt: at(9), signedIn: false })
const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id)
const counts = {
  waiting: 46,
  correction: 0,
  approved: 4,
  active: 0,
  ending_60: 0,
  ending_30: 0,
  ending_7: 0,
  ended: 0,
  rejected: 3,
  suspended: 3,
  draft: 3,
}

/** All pages, fetched one after the other. */
async function all(
  list: ApplicationList | undefined,
  between: () => Promise<unknown> = async () => {},
  more: { q?: string; sort?: ApplicationOrder } = {},
) {
  const [ids, sizes]: [string[], number[]] = [[], []]
  let after: string | undefined
  do {
    const { body } = await admin.call(searchApplications, { list, after, ...more })
    ids.push(...idsOf(body.applications))
    sizes.push(body.applications.length)
    after = body.after ?? undefined
    await between()
  } while (after)
  return { ids, sizes }
}

test('the longest wait comes first, twenty at a time, each once', async () => {
  const { ids, sizes } = await all('waiting')
  expect(sizes).toEqual([20, 20, 6])
  const minuteOf = new Map(people.waiting.map(({ id }, place) => [id, place % 7]))
  const inOrder = [...minuteOf].sort(([a, one], [b, other]) => one - other || (a < b ? -1 : 1))
  expect(ids).toEqual([renewing.id, ...inOrder.map(([id]) => id)])
  expect((await all(undefined)).ids).toEqual(ids)
})

test('in the other lists the latest decision comes first, and of drafts the newest', async () => {
  for (const list of ['rejected', 'suspended'] as const)
    expect((await all(list)).ids).toEqual(idsOf(people[list]).toReversed())
  expect((await all('approved')).ids).toEqual([renewing.id, ...idsOf(people.approved).toReversed()])
  expect((await all('draft')).ids).toEqual(idsOf(people.draft).toSorted().toReversed())
})

test('each list states its total', async () => {
  for (const list of applicationLists)
    expect((await admin.call(searchApplications, { list })).body.counts).toEqual(counts)
})

test('decisions and new applications between two pages move no other row', async () => {
  const before = (await all('waiting')).ids
  let turn = 0
  const { ids } = await all('waiting', async () => {
    // The last application shown is decided, and a new one is added at the end.
    await app.rows("update verifications set status = 'rejected', submitted_at = null where user_id = $1", [
      before[++turn * 20 - 1],
    ])
    await applicant(app, 'submitted', { submittedAt: at(100 + turn), signedIn: false })
  })
  expect(ids.slice(0, 46)).toEqual(before)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a row shows the dietitian, the time of waiting and the licence', async () => {
  const person = await applicant(app, 'suspended', {
    name: 'د. ريم العتيبي',
    number: 'LIST-1',
    until: '2027-02-03',
    decidedAt: '2026-11-20T10:00:00Z',
    signedIn: false,
  })
  const { body } = await admin.call(searchApplications, { list: 'suspended' })
  expect(body.applications[0]).toEqual({
    id: person.id,
    name: 'د. ريم العتيبي',
    otherName: null,
    email: person.email,
    photoId: null,
    specialization: 'diabetes',
    status: 'suspended',
    submittedAt: null,
    decidedAt: '2026-11-20T10:00:00.000Z',
    licenseNumber: 'LIST-1',
    licensedUntil: '2027-02-03',
    awaitsCorrection: false,
  })
})

test('waiting applications can also be sorted by the shortest wait, page after page', async () => {
  const longest = (await all('waiting')).ids
  expect((await all('waiting', undefined, { sort: 'shortest' })).ids).toEqual(longest.toReversed())
  const latest = (await all('rejected')).ids
  expect((await all('rejected', undefined, { sort: 'longest' })).ids).toEqual(latest.toReversed())
})

test('a dietitian is found by part of the name in either script, in the list and in its count', async () => {
  const person = await applicant(app, 'rejected', { name: 'Wijdan Al-Qarni', signedIn: false })
  await app.rows(`update profiles set other_name = 'وجدان القرني' where id = $1`, [person.id])
  for (const q of ['wijdan', 'وجدان', 'qarni wij', person.email]) {
    const { body } = await admin.call(searchApplications, { list: 'rejected', q })
    expect([q, idsOf(body.applications), body.counts.rejected]).toEqual([q, [person.id], 1])
    expect(body.counts.draft).toBe(0)
  }
  const { body } = await admin.call(searchApplications, { list: 'rejected', q: 'nobody is called this' })
  expect([body.applications, body.counts.rejected]).toEqual([[], 0])
})

test('verified dietitians are sorted by the end of their licence, the next to end first', async () => {
  const endings: Record<string, ApplicationList[]> = {
    '2026-11-20': ['ended'],
    '2026-11-21': ['ending_7', 'ending_30', 'ending_60'],
    '2026-11-28': ['ending_7', 'ending_30', 'ending_60'],
    '2026-11-29': ['ending_30', 'ending_60'],
    '2026-12-21': ['ending_30', 'ending_60'],
    '2026-12-22': ['ending_60'],
    '2027-01-20': ['ending_60'],
    '2027-01-21': [],
  }
  const until = new Map<string, string>()
  for (const day of Object.keys(endings).toReversed())
    until.set((await applicant(app, 'approved', { until: day, signedIn: false })).id, day)
  for (const list of ['ended', 'ending_7', 'ending_30', 'ending_60'] as const) {
    const wanted = Object.entries(endings).flatMap(([day, lists]) => (lists.includes(list) ? [day] : []))
    const { ids } = await all(list)
    expect([list, ids.map((id) => until.get(id))]).toEqual([list, wanted])
  }
})

test('a dietitian whose change was rejected awaits correction until it is submitted again', async () => {
  const person = await applicant(app, 'renewing', { submittedAt: at(50) })
  await admin.call(rejectPractice, {
    id: person.id,
    submittedAt: at(50),
    reason: 'The new licence cannot be read.',
  })
  const { body } = await admin.call(searchApplications, { list: 'correction' })
  expect(body.applications).toMatchObject([{ id: person.id, status: 'approved', awaitsCorrection: true }])
  await app.rows('update verifications set submitted_at = now() where user_id = $1', [person.id])
  expect((await all('correction')).ids).toEqual([])
})

test('active dietitians are those listed for patients, and their number is the overview’s', async () => {
  const person = await applicant(app, 'approved', { signedIn: false })
  expect((await all('active')).ids).toEqual([])
  await refresh(app, person)
  const { ids } = await all('active')
  expect(ids).toEqual([person.id])
  expect((await admin.call(readOverview, {})).body.dietitians.listed).toBe(ids.length)
  await app.rows('delete from listings where user_id = $1', [person.id])
})

test('each list is as long as its count says, for any search', async () => {
  for (const q of ['', 'layla'])
    for (const list of applicationLists) {
      const { body } = await admin.call(searchApplications, { list, q })
      expect([q, list, (await all(list, undefined, { q })).ids.length]).toEqual([q, list, body.counts[list]])
    }
})

const now = () => app.house.clock.now()
test.each<[string, (id: string) => Promise<unknown>]>([
  ['an unconfirmed address', (id) => app.rows('update users set confirmed_at = null where id = $1', [id])],
  ['an account that goes', (id) => app.rows('update users set leaving_at = now() where id = $1', [id])],
  [
    'a role that was taken',
    (id) => app.house.db.as(system, (tx) => removeRole(tx, system, id, 'dietitian', now())),
  ],
])('with %s no application waits', async (_, change) => {
  const person = await applicant(app, 'submitted', {
    submittedAt: at(-60),
    also: ['patient'],
    signedIn: false,
  })
  const before = (await admin.call(searchApplications, {})).body
  expect(before.applications[0]?.id).toBe(person.id)
  await change(person.id)
  const { applications, counts } = (await admin.call(searchApplications, {})).body
  expect(idsOf(applications)).not.toContain(person.id)
  expect(counts.waiting).toBe(before.counts.waiting - 1)
})

test.each([
  'AAAA',
  'x',
  '-_-',
  Buffer.from('1.2').toString('base64url'),
  Buffer.from(`999999999999999999999.${renewing.id}`).toString('base64url'),
])('a page that begins at %s is refused', async (after) => {
  const { status, body } = await admin.call(searchApplications, { after })
  expect([status, body.error.fields?.[0]]).toMatchObject([422, { field: 'after', code: 'invalid' }])
})

test('only admins see who applies', async () => {
  const person = await applicant(app, 'approved')
  expect((await person.call(searchApplications, {})).status).toBe(403)
})

test('a list is counted up to a hundred, and the overview counts all that wait', async () => {
  const waiting = async () => (await admin.call(readOverview, {})).body.dietitians.waiting
  const [before, waitingBefore] = [(await admin.call(searchApplications, {})).body.counts, await waiting()]
  await app.rows(`
    with made as (
      insert into users (email, password_hash, language, created_at, confirmed_at)
      select 'many' || number || '@example.sa', '', 'en', now(), now() from generate_series(1, 120) as number returning id
    ), roles as (
      insert into user_roles (user_id, role_type, is_primary, granted_at, granted_by)
      select id, 'dietitian', true, now(), 'system' from made
    )
    insert into verifications (user_id, status, license_number, licensed_until, submitted_at)
    select id, 'submitted', id::text, '2027-01-01', now() from made`)
  expect((await admin.call(searchApplications, {})).body.counts).toEqual({ ...before, waiting: 100 })
  expect(await waiting()).toBe(waitingBefore + 120)
})
