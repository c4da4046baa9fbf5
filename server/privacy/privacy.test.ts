import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readPerson } from '#contract/accounts/people.ts'
import { cancelAppointment } from '#contract/appointments/changes.ts'
import { searchAuditLog } from '#contract/oversight/audit-log.ts'
import {
  changeBreach,
  closeBreach,
  findAffected,
  listBreaches,
  openBreach,
  tellOfBreach,
} from '#contract/privacy/breaches.ts'
import {
  answerDataRequest,
  extendDataRequest,
  listDataRequests,
  logDataRequest,
} from '#contract/privacy/data-requests.ts'
import type { SentTo } from '#contract/route.ts'
import { openApp } from '#test/app.ts'
import { putAppointment } from '#test/appointments/appointment-rows.ts'
import { drLayla, noor, omar, sara } from '#test/cast.ts'
import { join, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
app.at('2026-11-22T06:00:00Z')
const admin = await join(app, noor, { role: 'admin' })
const patient = await join(app, sara)

const facts = {
  isDrill: false,
  title: 'A lost laptop',
  knownOn: '2026-11-21',
  knownTime: '10:00',
  happenedOn: '2026-11-20',
  what: 'It was left in a taxi.',
  categories: ['contact', 'messages'],
  peopleCount: '3',
  recordsCount: '9',
  risks: 'Unwanted calls.',
  measures: 'Sessions were ended.',
  contact: 'privacy@example.sa',
} satisfies SentTo<typeof openBreach>

const opened = async (part: Partial<SentTo<typeof openBreach>> = {}) =>
  (await admin.call(openBreach, { ...facts, ...part })).body.breach
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  status < 300 ? status : body.error?.code

test('the 72 hours count from when the breach became known, and no change moves the deadline', async () => {
  const breach = await opened()
  expect([breach.knownAt, breach.dueAt]).toEqual(['2026-11-21T07:00:00.000Z', '2026-11-24T07:00:00.000Z'])
  const { knownOn: _, knownTime: __, ...later } = facts
  const changed = await admin.call(changeBreach, {
    ...later,
    id: breach.id,
    version: breach.version,
    peopleCount: '30',
  })
  expect(changed.body.breach).toMatchObject({ peopleCount: 30, dueAt: breach.dueAt })
  expect(changed.body.entries.map(({ kind, note }) => [kind, note])).toEqual([
    ['opened', ''],
    ['changed', 'people_count: 3'],
  ])
  expect(codeOf(await admin.call(changeBreach, { ...later, id: breach.id, version: breach.version }))).toBe(
    'changed_meanwhile',
  )
  const ahead = await admin.call(openBreach, { ...facts, knownOn: '2026-11-23' })
  expect(ahead.body.error.fields).toMatchObject([{ field: 'knownOn', code: 'moment_in_future' }])
  const reversed = await admin.call(openBreach, { ...facts, endedOn: '2026-11-19' } as typeof facts)
  expect(reversed.body.error.fields).toMatchObject([{ field: 'endedOn', code: 'days_reversed' }])
})

test('a real breach cannot be closed before the authority is notified, a drill can, and a closed one cannot change', async () => {
  const { id } = await opened()
  const conclusion = 'It came back unopened.'
  expect(codeOf(await admin.call(closeBreach, { id, conclusion }))).toBe('authority_not_told')
  const tell = { id, toldOn: '2026-11-22', note: 'NDGP-7' } as const
  await admin.call(tellOfBreach, { ...tell, who: 'authority' })
  await admin.call(tellOfBreach, { ...tell, who: 'subjects', note: 'By email' })
  const { body } = await admin.call(closeBreach, { id, conclusion })
  expect(body.breach).toMatchObject({ authorityReference: 'NDGP-7', conclusion })
  expect(body.entries.map(({ kind }) => kind)).toEqual([
    'opened',
    'authority_told',
    'subjects_told',
    'closed',
  ])
  expect(codeOf(await admin.call(tellOfBreach, { ...tell, who: 'subjects' }))).toBe('matter_closed')
  const drill = await opened({ isDrill: true })
  expect(codeOf(await admin.call(closeBreach, { id: drill.id, conclusion }))).toBe(200)
  const { breaches } = (await admin.call(listBreaches, {})).body
  const isClosed = breaches.map(({ closedAt }) => closedAt !== null)
  expect(isClosed).toEqual(isClosed.toSorted((one, other) => Number(one) - Number(other)))
})

test('the log shows which people a misused account reached', async () => {
  const other = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  await other.call(readPerson, { id: patient.id })
  // An event about the actor's own account affects nobody else.
  await other.call(findAffected, { email: other.email, from: '2026-11-22', to: '2026-11-22' })
  const ask = async (from: string, to: string) =>
    (await admin.call(findAffected, { email: other.email, from, to })).body.people.map(({ id, events }) => [
      id,
      events,
    ])
  expect(await ask('2026-11-22', '2026-11-22')).toEqual([
    [patient.id, 1],
    [other.id, 0],
  ])
  expect(await ask('2026-11-20', '2026-11-21')).toEqual([[other.id, 0]])
})

test('a misused account of a dietitian reached the patients whose appointments it changed', async () => {
  const layla = await join(app, { ...drLayla, email: unique(drLayla.email) }, { role: 'dietitian' })
  const booked = { status: 'confirmed', startsAt: '2026-12-01T06:00:00Z' } as const
  const id = await putAppointment(app, { patient, dietitian: layla }, booked)
  expect(codeOf(await layla.call(cancelAppointment, { id }))).toBe(200)
  const today = { from: '2026-11-22', to: '2026-11-22' }
  const { body } = await admin.call(findAffected, { email: layla.email, ...today })
  expect(body.people.map(({ id, events }) => [id, events])).toEqual([
    [patient.id, 1],
    [layla.id, 0],
  ])
})

const asked = {
  requester: 'Omar, on the phone',
  kind: 'access',
  channel: 'phone',
  content: 'What do you know of me?',
  identityVerified: false,
  receivedOn: '2026-11-20',
} as const

test('a request is due in 30 days, extended once by 30 more, and overdue ones come first', async () => {
  const { id, dueAt } = (await admin.call(logDataRequest, asked)).body.request
  expect(dueAt).toBe('2026-12-19T21:00:00.000Z')
  const { body } = await admin.call(extendDataRequest, { id, reason: 'Much to look through.' })
  expect(body.request.dueAt).toBe('2027-01-18T21:00:00.000Z')
  expect(body.entries.at(-1)).toMatchObject({ kind: 'extended', note: 'Much to look through.' })
  expect(codeOf(await admin.call(extendDataRequest, { id, reason: 'Again.' }))).toBe('extended_already')
  const old = (await admin.call(logDataRequest, { ...asked, receivedOn: '2026-10-01' })).body.request
  expect(old.isOverdue).toBe(true)
  expect(codeOf(await admin.call(extendDataRequest, { id: old.id, reason: 'Late.' }))).toBe('time_is_over')
  const { open } = (await admin.call(listDataRequests, {})).body
  const own = open.filter((each) => each.id === old.id || each.id === id)
  expect(own.map((each) => each.id)).toEqual([old.id, id])
})

test('nothing is handed over before the requester is identified, and an answer is final', async () => {
  const { id } = (await admin.call(logDataRequest, asked)).body.request
  const answer = { id, outcome: 'fulfilled', note: 'A copy was sent.', identityVerified: false } as const
  expect(codeOf(await admin.call(answerDataRequest, answer))).toBe('identity_not_verified')
  expect(codeOf(await admin.call(answerDataRequest, { ...answer, identityVerified: true }))).toBe(200)
  expect(codeOf(await admin.call(answerDataRequest, answer))).toBe('matter_closed')
  const refused = (await admin.call(logDataRequest, { ...asked, email: patient.email })).body.request
  expect(refused.person?.id).toBe(patient.id)
  const { body } = await admin.call(answerDataRequest, {
    id: refused.id,
    outcome: 'refused',
    note: 'It is about somebody else.',
    identityVerified: false,
  })
  expect(body.request).toMatchObject({ outcome: 'refused', identityVerified: false })
  const nobody = await admin.call(logDataRequest, { ...asked, email: 'nobody.at.all@example.sa' })
  expect(nobody.body.error.fields).toMatchObject([{ field: 'email' }])
})

test('copies and deletions that people make themselves are counted', async () => {
  const person = await join(app, { ...sara, email: unique(sara.email) })
  const byThemselves = async () => (await admin.call(listDataRequests, {})).body.byThemselves
  const before = await byThemselves()
  await app.rows(
    `insert into events (id, kind, subject_type, subject_id, actor, at)
      select uuidv7(), kind, 'user', $1::uuid, $1::uuid::text, $2::timestamptz - days * interval '1 day'
        from (values ('account.copied', 0), ('account.leaving', 0), ('account.copied', 31)) as asked (kind, days)`,
    [person.id, app.house.clock.now()],
  )
  expect(await byThemselves()).toMatchObject({ copies: before.copies + 1, erasures: before.erasures + 1 })
})

test('every action of an admin on either is in the log', async () => {
  const other = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  const { id } = (await other.call(openBreach, facts)).body.breach
  await other.call(tellOfBreach, { id, who: 'authority', toldOn: '2026-11-22', note: 'NDGP-7' })
  await other.call(tellOfBreach, { id, who: 'subjects', toldOn: '2026-11-22', note: 'By email' })
  await other.call(closeBreach, { id, conclusion: 'It came back unopened.' })
  const request = (await other.call(logDataRequest, asked)).body.request
  await other.call(extendDataRequest, { id: request.id, reason: 'Much to look through.' })
  const answer = { outcome: 'refused', note: 'Nothing is known.', identityVerified: false } as const
  await other.call(answerDataRequest, { id: request.id, ...answer })
  const { body } = await admin.call(searchAuditLog, { person: other.id, group: 'admins' })
  expect(body.entries.map(({ kind }) => kind)).toEqual([
    'data_request.refused',
    'data_request.extended',
    'data_request.logged',
    'breach.closed',
    'breach.subjects_told',
    'breach.authority_told',
    'breach.opened',
  ])
})

test('an entry is written once, and patients see neither breaches nor requests', async () => {
  const actor = { id: admin.id, role: 'admin', language: 'en' } as const
  for (const change of [sql`update privacy_entries set note = ''`, sql`delete from breaches`])
    await expect(app.house.db.as(actor, (tx) => change.execute(tx))).rejects.toThrow(/permission denied/)
  const stranger = await join(app, omar)
  const seen = await app.house.db.as({ id: stranger.id, role: 'patient', language: 'en' }, async (tx) => [
    ...(await sql`select from breaches`.execute(tx)).rows,
    ...(await sql`select from data_requests`.execute(tx)).rows,
    ...(await sql`select from privacy_entries`.execute(tx)).rows,
  ])
  expect(seen).toEqual([])
})
