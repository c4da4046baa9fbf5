import { beforeAll, expect, test } from 'vitest'
import { grantRole, readPerson } from '#contract/accounts/people.ts'
import { signOutPerson, suspendPerson } from '#contract/accounts/suspension.ts'
import { contract, type RouteName } from '#contract/contract.ts'
import { addDays, todayInRiyadh } from '#contract/days.ts'
import { openRecord } from '#contract/health/opening.ts'
import { holdPayouts } from '#contract/money/payouts.ts'
import { type AuditEntry, auditKinds, searchAuditLog } from '#contract/oversight/audit-log.ts'
import { approvePractice, readApplication } from '#contract/oversight/practices.ts'
import { announceFee } from '#contract/platform/fee.ts'
import { readPlatformSettings, savePlatformSettings } from '#contract/platform/settings.ts'
import { hideReview } from '#contract/reviews/reviews.ts'
import type { Route, SentTo } from '#contract/route.ts'
import { events } from '#server/events.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { noor, omar, sara } from '#test/cast.ts'
import { joinAs, makeAllFixtures } from '#test/join-as.ts'
import type { Fixtures } from '#test/matrix/row.ts'
import { matrix, sampleOf } from '#test/matrix.ts'
import { deleteForGood, join, type Person, signIn, unique } from '#test/people.ts'
import { applicant } from '#test/practices/applicants.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000000' })
const admin = await join(app, noor, { role: 'admin' })
let [person, gone]: Person[] = []
beforeAll(async () => {
  person = await join(app, sara)
  gone = await join(app, { ...omar, email: unique(omar.email) })
  await admin.call(readPerson, { id: person.id })
  await admin.call(grantRole, { id: person.id, role: 'dietitian' })
  await admin.call(signOutPerson, { id: gone.id })
  await signIn(gone)
  await deleteForGood(app, gone)
})
const found = async (input: SentTo<typeof searchAuditLog>) => {
  const { status, body } = await admin.call(searchAuditLog, input)
  expect(status).toBe(200)
  return body.entries
}
/** All pages. */
async function all(input: SentTo<typeof searchAuditLog>, after?: string): Promise<AuditEntry[]> {
  const { body } = await admin.call(searchAuditLog, { ...input, ...(after && { after }) })
  return body.after ? [...body.entries, ...(await all(input, body.after))] : body.entries
}
const kindsOf = async (input: SentTo<typeof searchAuditLog>) => (await found(input)).map(({ kind }) => kind)

test('events about a person are found by their name, the newest first, with who caused them', async () => {
  const [granted, opened] = await found({ q: 'sara', group: 'admins' })
  expect(granted).toMatchObject({
    kind: 'account.role_granted',
    by: 'person',
    actor: { id: admin.id, name: noor.name },
    person: { id: person?.id, name: sara.name },
    role: 'dietitian',
  })
  expect(opened?.kind).toBe('account.looked_up')
})

test('the person who caused an event is found as well, even if the person it was about has left', async () => {
  const deedsOfAdmin = await found({ person: admin.id, group: 'admins' })
  expect(deedsOfAdmin.map(({ kind }) => kind)).toEqual([
    'account.signed_out',
    'account.role_granted',
    'account.looked_up',
  ])
  expect(deedsOfAdmin[0]?.person).toBeNull()
  expect(await kindsOf({ q: 'nobody at all' })).toEqual([])
})

test('a change is logged with the old and the new value, without any text by users', async () => {
  const [dietitian, suspended] = [
    await applicant(app, 'submitted', { number: 'AUDIT-1' }),
    await join(app, { ...omar, email: unique(omar.email) }),
  ]
  const held = (await admin.call(readPlatformSettings, {})).body
  const { feePercent, ...settings } = held.settings
  const typed = Object.entries(settings)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name, typeof value === 'number' ? String(value) : value])
  const changed = { ...Object.fromEntries(typed), mostPending: '7', payoutMinimum: '150' }
  expect((await admin.call(savePlatformSettings, { ...changed, version: held.version })).status).toBe(200)
  const from = addDays(todayInRiyadh(app.house.clock.now()), 40)
  expect((await admin.call(announceFee, { percent: '20', from })).status).toBe(200)
  const reason = 'Somebody has complained about the tone.'
  expect((await admin.call(suspendPerson, { id: suspended.id, reason })).status).toBe(200)
  const { submittedAt } = (await admin.call(readApplication, { id: dietitian.id })).body.application
  const approval = { id: dietitian.id, submittedAt: submittedAt ?? '', licensedUntil: '2031-05-01' }
  const approved = await admin.call(approvePractice, { ...approval, licenseNumber: 'AUDIT-1' })
  expect(approved.status).toBe(200)
  expect((await admin.call(holdPayouts, { dietitian: dietitian.id, reason })).status).toBe(200)

  const entries = await found({ group: 'admins', person: admin.id })
  const changesOf = (kind: string) => entries.find((entry) => entry.kind === kind)?.changes
  expect(changesOf('platform.settings_changed')).toEqual([
    { field: 'mostPending', was: settings.mostPending, became: 7 },
    { field: 'payoutMinimum', was: settings.payoutMinimum, became: 150 },
  ])
  expect(changesOf('platform.fee_announced')).toEqual([
    { field: 'feePercent', was: feePercent, became: 20 },
    { field: 'from', was: null, became: from },
  ])
  expect(changesOf('account.suspended')).toEqual([{ field: 'account', was: 'open', became: 'suspended' }])
  expect(changesOf('practice.approved')).toEqual([
    { field: 'practice', was: 'submitted', became: 'approved' },
    { field: 'licensedUntil', was: null, became: '2031-05-01' },
  ])
  expect(changesOf('payouts.held')).toEqual([{ field: 'payouts', was: 'open', became: 'held' }])
  expect(JSON.stringify(entries)).not.toContain(reason)
})

test('the log is limited by days in Riyadh, and page follows page', async () => {
  expect(await kindsOf({ group: 'admins', to: '2020-01-01' })).toEqual([])
  expect((await kindsOf({ group: 'admins', from: '2020-01-01' })).length).toBeGreaterThan(2)
  await app.rows(
    `insert into events (id, kind, subject_type, subject_id, actor, at)
      select uuidv7(), 'session.proven', 'user', $1::uuid, $1::uuid::text, now() from generate_series(1, 120)`,
    [person?.id],
  )
  const met = (await all({ group: 'access' })).map(({ id }) => id)
  expect(new Set(met).size).toBe(met.length)
  expect(met.length).toBeGreaterThanOrEqual(120)
})

test('an admin reads no event of what patients record about themselves', async () => {
  const hidden = Object.keys(events).filter((kind) =>
    /^(health|goal|plan|questionnaire|patient|measuring|foods)\.(?!release_)/.test(kind),
  )
  expect(hidden.length).toBeGreaterThan(10)
  expect(hidden.filter((kind) => (auditKinds as readonly string[]).includes(kind))).toEqual([])
  await app.rows(
    `insert into events (id, kind, subject_type, subject_id, actor, at)
      select uuidv7(), kind, 'user', $1::uuid, $1::uuid::text, now() from unnest($2::text[]) as kind`,
    [person?.id, hidden],
  )
  const seen = await app.house.db.read({ id: admin.id, role: 'admin', language: 'en' }, (tx) =>
    tx.selectFrom('events').select('kind').where('kind', 'in', hidden),
  )
  expect(seen).toEqual([])
})

test('the database lets admins read every kind of event that they are promised', async () => {
  await app.rows(
    `insert into events (id, kind, subject_type, subject_id, actor, at)
      select uuidv7(), kind, 'user', $1::uuid, 'system', now() from unnest($2::text[]) as kind`,
    [person?.id, [...auditKinds]],
  )
  const shown = (await all({ person: person?.id ?? '' })).map(({ kind }) => kind)
  expect(auditKinds.filter((kind) => !shown.includes(kind))).toEqual([])
})

/** Prepares actions that would otherwise have nothing to change and record nothing. */
const ready: Partial<Record<RouteName, (deputy: Person, fixtures: Fixtures) => Promise<unknown>>> = {
  resetSecondFactor: (_, { stranger }) =>
    app.rows(
      "insert into second_factors (user_id, secret_sealed, made_at, confirmed_at) values ($1, '', now(), now())",
      [stranger.id],
    ),
  releasePayouts: (_, { practice: { dietitian } }) =>
    app.rows(
      "insert into payout_holds (dietitian_id, reason, held_at) values ($1, 'The bank asks.', now()) on conflict do nothing",
      [dietitian.id],
    ),
  cancelUpcoming: (_, { stranger, practice: { dietitian } }) =>
    putAppointment(
      app,
      { patient: stranger, dietitian },
      {
        status: 'confirmed',
        startsAt: new Date(app.house.clock.now().getTime() + 9 * 86_400_000).toISOString(),
      },
    ),
  savePlatformSettings: () => app.rows('update platform_settings set usual_notice_hours = 2, version = 1'),
  endTicketLinks: (_, { support }) =>
    app.rows(
      "insert into ticket_links (id, ticket_id, ends_at) values (uuidv7(), $1, now() + interval '1 day')",
      [support.ticket],
    ),
  closeRecord: (deputy, fixtures) => deputy.call(openRecord, sampleOf('openRecord', fixtures) as never),
  showReview: (deputy, fixtures) => deputy.call(hideReview, sampleOf('hideReview', fixtures) as never),
}

const searches: readonly RouteName[] = [
  'searchPeople',
  'searchApplications',
  'searchAuditLog',
  'searchEverything',
  'searchSurveyAnswers',
  'searchSubscribers',
  'searchPayments',
  'searchWallets',
  'findTickets',
]
const deeds = (Object.entries(contract) as [RouteName, Route][]).filter(
  ([name, { method, audience }]) =>
    audience === 'admin' && method !== 'GET' && matrix[name].expects.admin < 400 && !searches.includes(name),
)

test.each(deeds)('%s by an admin is in the log', async (name, route) => {
  const deputy = await joinAs(app, 'admin')
  const fixtures = await makeAllFixtures(app, deputy, 'admin')
  await ready[name]?.(deputy, fixtures)
  const before = await app.rows('select from events where actor = $1', [deputy.id])
  const { status, text } = await deputy.call(route, sampleOf(name, fixtures) as never)
  expect(status, text.slice(0, 200)).toBe(matrix[name].expects.admin)
  const after = await app.rows('select from events where actor = $1', [deputy.id])
  expect(after.length).toBeGreaterThan(before.length)
})
