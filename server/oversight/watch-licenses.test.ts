import { expect, test } from 'vitest'
import { approvePractice, readApplication } from '#contract/oversight/practices.ts'
import { openApp } from '#test/app.ts'
import { noor } from '#test/cast.ts'
import { join, type Person, unique } from '#test/people.ts'
import { applicant, licenseOf, statusNow } from '#test/practices/applicants.ts'
import { runWhileUncommitted } from '#test/run-while-uncommitted.ts'
import { watchLicenses } from './watch-licenses.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
/** Four in UTC, seven in Riyadh, when the scheduled job runs. */
const on = (day: string) => app.at(`${day}T04:00:00Z`)
const watch = () => watchLicenses(app.house)
const toldOf = async ({ id }: Person) =>
  (
    await app.rows<{ kind: string; days: number }>(
      "select kind, (detail ->> 'days')::int as days from events where subject_id = $1 and kind like 'practice.license_%' order by id",
      [id],
    )
  ).map(({ kind, days }) => `${kind.replace('practice.license_', '')} ${days}`)
const subjectsOf = async ({ email }: Person) => (await app.mailTo(email)).map(({ subject }) => subject)

on('2026-11-21')

test('warnings of a licence’s end come 60, 30 and 7 days before, and the end is announced once', async () => {
  const person = await applicant(app, 'approved', { until: '2027-01-21' })
  for (const [day, told] of [
    ['2026-11-21', []],
    ['2026-11-22', ['warned 60']],
    ['2026-12-21', ['warned 60']],
    ['2026-12-22', ['warned 60', 'warned 30']],
    ['2027-01-13', ['warned 60', 'warned 30']],
    ['2027-01-14', ['warned 60', 'warned 30', 'warned 7']],
    ['2027-01-21', ['warned 60', 'warned 30', 'warned 7']],
    ['2027-01-22', ['warned 60', 'warned 30', 'warned 7', 'ended -1']],
    ['2027-03-01', ['warned 60', 'warned 30', 'warned 7', 'ended -1']],
  ] as const) {
    on(day)
    for (let round = 0; round < 2; round++) await watch()
    expect(await toldOf(person), day).toEqual(told)
  }
  on('2026-11-21')
})

test('missed days lead to one warning, for the remaining time', async () => {
  const [soon, over] = [
    await applicant(app, 'approved', { until: '2026-12-03' }),
    await applicant(app, 'approved', { until: '2026-11-01' }),
  ]
  await watch()
  expect([await toldOf(soon), await toldOf(over)]).toEqual([['warned 12'], ['ended -20']])
  on('2026-11-27')
  await watch()
  expect(await toldOf(soon)).toEqual(['warned 12', 'warned 6'])
  on('2026-11-21')
})

test('days are those of Riyadh', async () => {
  const person = await applicant(app, 'approved', { until: '2026-11-20' })
  app.at('2026-11-20T20:59:00Z')
  await watch()
  expect(await toldOf(person)).toEqual(['warned 0'])
  app.at('2026-11-20T21:00:00Z')
  await watch()
  expect(await toldOf(person)).toEqual(['warned 0', 'ended -1'])
  on('2026-11-21')
})

test('two simultaneous runs warn once', async () => {
  const person = await applicant(app, 'approved', { until: '2026-12-01' })
  await Promise.all([watch(), watch(), watch()])
  expect(await toldOf(person)).toHaveLength(1)
})

test('a licence renewed while the job runs gets no warning', async () => {
  const person = await applicant(app, 'approved', { until: '2026-12-02' })
  await runWhileUncommitted(
    app,
    (tx) =>
      tx
        .updateTable('verifications')
        .set({ licensed_until: '2028-12-02', warned_days: null })
        .where('user_id', '=', person.id)
        .execute(),
    watch,
  )
  expect(await toldOf(person)).toEqual([])
  expect((await statusNow(app, person)).warned_days).toBeNull()
})

test('a renewal restarts the warnings', async () => {
  const person = await applicant(app, 'approved', { until: '2026-11-25' })
  await watch()
  expect((await statusNow(app, person)).warned_days).toBe(7)
  await app.rows('update verifications set submitted_at = $2 where user_id = $1', [
    person.id,
    app.house.clock.now(),
  ])
  const admin = await join(app, { ...noor, email: unique(noor.email) }, { role: 'admin' })
  const { application } = (await admin.call(readApplication, { id: person.id })).body
  await admin.call(approvePractice, {
    id: person.id,
    submittedAt: application.submittedAt ?? '',
    licenseNumber: licenseOf(person),
    licensedUntil: '2027-01-15',
  })
  await watch()
  expect(await toldOf(person)).toEqual(['warned 4', 'warned 55'])
})

test('a renewal under review stops the warnings, and they resume once it is rejected', async () => {
  const person = await applicant(app, 'renewing', { until: '2026-12-10' })
  const over = await applicant(app, 'renewing', { until: '2026-11-20' })
  await watch()
  expect([await toldOf(person), await toldOf(over)]).toEqual([[], ['ended -1']])
  await app.rows('update verifications set submitted_at = null where user_id = $1', [person.id])
  await watch()
  expect(await toldOf(person)).toEqual(['warned 19'])
})

test('unlisted dietitians get no warning', async () => {
  const gone = [
    await applicant(app, 'suspended', { until: '2026-11-25' }),
    await applicant(app, 'rejected', { until: '2026-11-25' }),
    await applicant(app, 'approved', { until: '2026-11-25' }),
    await applicant(app, 'approved', { until: '2026-11-25' }),
  ]
  await app.rows('update users set suspended_at = now() where id = $1', [gone[2]?.id])
  await app.rows('update users set leaving_at = now() where id = $1', [gone[3]?.id])
  await watch()
  for (const person of gone) expect(await toldOf(person)).toEqual([])
})

test('the warning and the end are announced by email, in the language of the account', async () => {
  const english = await applicant(app, 'approved', { until: '2026-11-28', number: 'MAIL-1' })
  const arabic = await applicant(app, 'approved', { until: '2026-11-28', language: 'ar' })
  await watch()
  await app.runJobs()
  on('2026-11-29')
  await watch()
  await app.runJobs()
  expect(await subjectsOf(english)).toEqual(['Your license has ended', 'Your license ends in 7 days'])
  expect(await subjectsOf(arabic)).toEqual(['انتهى ترخيصك', 'ترخيصك ينتهي خلال 7 أيام'])
  const [end, warning] = await app.mailTo(english.email)
  expect(warning?.text).toContain('Your license MAIL-1 ends on 28 November 2026.')
  expect(warning?.text).toContain('http://localhost:3000/dietitian/profile?tab=documents')
  expect(end?.text).toContain('Your license MAIL-1 ended on 28 November 2026')
  expect((await app.mailTo(arabic.email))[1]?.text).toContain('يوم 28 نوفمبر 2026')
  expect((await app.mailTo(arabic.email))[1]?.text).toContain(
    'http://localhost:3000/ar/dietitian/profile?tab=documents',
  )
  on('2026-11-21')
})

test('a licence renewed, submitted for renewal or suspended before its email was written gets none', async () => {
  const changes = [
    "set licensed_until = '2028-01-01'",
    'set submitted_at = now()',
    "set status = 'suspended'",
  ]
  for (const change of changes) {
    const person = await applicant(app, 'approved', { until: '2026-11-30' })
    await watch()
    expect(await toldOf(person)).toEqual(['warned 9'])
    await app.rows(`update verifications ${change} where user_id = $1`, [person.id])
    await app.runJobs()
    expect(await subjectsOf(person), change).toEqual([])
  }
})
