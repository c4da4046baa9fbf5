import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { closeRecord, listRecordOpenings, openRecord, readOpenedRecord } from '#contract/health/opening.ts'
import { listReadings } from '#contract/health/sharing.ts'
import { listNotifications } from '#contract/notifications/list.ts'
import { system } from '#server/ground/data/db.ts'
import { saveHealthAnswers } from '#server/health/answers.ts'
import { openApp } from '#test/app.ts'
import { drLayla, noor, omar, sara } from '#test/cast.ts'
import { makeHealthFixtures } from '#test/health/health-fixtures.ts'
import { join, type Person, unique } from '#test/people.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const admin = await join(app, noor, { role: 'admin' })
const deputy = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
const layla = await join(app, drLayla, { role: 'dietitian' })

const reason = 'A court order of 12 November asks for the diary of this person.'

/** A person with a health record. The database checks its own clock, so these tests use real time. */
async function somebody(who: { name: string; email: string } = sara): Promise<Person> {
  const person = await join(app, { ...who, email: unique(who.email) })
  await makeHealthFixtures(app, { patient: person, dietitian: layla })
  await app.house.db.as(system, (tx) =>
    saveHealthAnswers(tx, app.house, person.id, { medicalConditions: 'Prediabetes' }, app.house.clock.now()),
  )
  return person
}
const read = async (who: Person, { id }: Person) => {
  const { status, body } = await who.call(readOpenedRecord, { id })
  return status === 200 ? body : body.error.code
}
const openFor = async (who: Person, { id }: Person) => {
  const { status, body } = await who.call(openRecord, { id, reason })
  expect(status).toBe(201)
  return body.openings
}

test('only an admin who has given a reason reads the record, and no other record', async () => {
  const [person, other] = [await somebody(), await somebody(omar)]
  expect(await read(admin, person)).toBe('record_closed')
  const [opening] = await openFor(admin, person)
  expect(opening).toMatchObject({ reason, isMine: true, admin: { id: admin.id } })
  const { body } = await admin.call(readOpenedRecord, { id: person.id })
  expect(body.answers?.medicalConditions).toBe('Prediabetes')
  for (const part of [body.latest, body.diary, body.reports]) expect(part.length).toBeGreaterThan(0)
  expect(await read(admin, other)).toBe('record_closed')
  expect(await read(deputy, person)).toBe('record_closed')
  for (const who of [person, layla])
    expect((await who.call(readOpenedRecord, { id: person.id })).status).toBe(403)
})

test('the reason is stored encrypted, and a single word is not a reason', async () => {
  const person = await somebody()
  const short = await admin.call(openRecord, { id: person.id, reason: 'Because.' })
  expect([short.status, short.body.error.fields]).toEqual([
    422,
    [expect.objectContaining({ field: 'reason', code: 'reason_too_short' })],
  ])
  await openFor(admin, person)
  const rows = await app.rows<{ reason_sealed: Buffer }>(
    'select reason_sealed from record_openings where person_id = $1',
    [person.id],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.reason_sealed.toString('latin1')).not.toContain('court')
})

test('after an hour it is closed again, by the clocks of server and database', async () => {
  const person = await somebody()
  await openFor(admin, person)
  const now = app.house.clock.now()
  await app.rows(
    "update record_openings set opened_at = now() - interval '61 minutes', ends_at = now() - interval '1 minute' where person_id = $1",
    [person.id],
  )
  expect(await read(admin, person)).toBe('record_closed')
  // The database does not trust a server whose clock is an hour slow.
  app.at(new Date(now.getTime() - 3_600_000).toISOString())
  const late = await read(admin, person)
  expect(late).toMatchObject({ answers: null, latest: [], diary: [], reports: [] })
  app.at(now.toISOString())
})

test('an admin can neither use another’s opening, nor one that is closed', async () => {
  const person = await somebody()
  await openFor(admin, person)
  const [row] = await app.rows<{ id: string }>('select id from record_openings where person_id = $1', [
    person.id,
  ])
  const entriesSeenBy = (id: string) =>
    app.house.db.as({ id, role: 'admin', language: 'en' }, async (tx) => {
      await sql`select set_config('app.record_opening', ${row?.id}, true)`.execute(tx)
      return tx.selectFrom('health_entries').select('id').where('user_id', '=', person.id).execute()
    })
  expect((await entriesSeenBy(admin.id)).length).toBeGreaterThan(0)
  expect(await entriesSeenBy(deputy.id)).toEqual([])
  const { body } = await admin.call(closeRecord, { id: person.id })
  expect(body.openings[0]?.isMine).toBe(false)
  expect(await entriesSeenBy(admin.id)).toEqual([])
  expect(await read(admin, person)).toBe('record_closed')
})

test('the person is told immediately and sees what was read, and no notification says what it contains', async () => {
  const person = await somebody()
  await openFor(admin, person)
  await read(admin, person)
  await app.runJobs()
  const [mail] = await app.mailTo(person.email)
  expect(mail?.subject).toBe('An admin of Nabta opened your record')
  expect(mail?.text).not.toMatch(/Prediabetes|court|weight/i)
  const told = await person.call(listNotifications, {})
  expect(told.body.notifications.map(({ kind }) => kind)).toContain('record.opened')
  const { readings } = (await person.call(listReadings, {})).body
  expect(readings.map(({ group }) => group)).toContain('answers')
  expect(readings.every(({ byTeam, dietitian }) => byTeam && dietitian === null)).toBe(true)
  const kinds = await app.rows(
    "select kind, detail from events where subject_id = $1 and kind like 'record.%' order by id",
    [person.id],
  )
  expect(kinds).toEqual([
    { kind: 'record.opened', detail: {} },
    { kind: 'record.read', detail: {} },
  ])
})

test('opening it twice does not extend the hour, and every admin sees who opened it and why', async () => {
  const person = await somebody()
  const [first] = await openFor(admin, person)
  const again = await openFor(admin, person)
  expect(again).toEqual([first])
  const { body } = await deputy.call(listRecordOpenings, { id: person.id })
  expect(body.openings).toMatchObject([{ reason, isMine: false, admin: { name: noor.name } }])
})

test('admins cannot open their own record in this way, nor one that does not exist', async () => {
  const codeOf = async (id: string) => (await admin.call(openRecord, { id, reason })).body.error.code
  expect(await codeOf(admin.id)).toBe('own_account')
  expect(await codeOf(admin.id.toUpperCase())).toBe('own_account')
  expect(await codeOf('0198c0de-0000-7000-8000-000000000001')).toBe('not_found')
})
