import { beforeAll, expect, test } from 'vitest'
import { readSession } from '#contract/accounts/sign-in.ts'
import { openOwner } from '#server/ground/data/pools.ts'
import { openApp } from '#test/app.ts'
import { bookedAppointment, requestAppointment } from '#test/appointments/appointments.ts'
import { drLayla, sara } from '#test/cast.ts'
import { join, type Person } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000' })
const hours = [{ from: '06:00', to: '22:00' }]
const gone = '2026-11-23T04:00:00.000Z'
let layla: Person
let patients: Person[]

beforeAll(async () => {
  app.at('2026-11-22T06:00:00Z')
  layla = await join(app, drLayla, { role: 'dietitian' })
  await listedDietitian(app, layla, {
    weekly: Array.from({ length: 7 }, () => hours),
    takesAtOnce: true,
    buffer: 0,
  })
  patients = []
  for (let at = 0; at < 50; at++)
    patients.push(await join(app, { ...sara, email: `patient-${at}@example.sa` }))
  await bookedAppointment(app, patients[49] as Person, layla, { startsAt: gone })
})

/** Successive half hours over two days. */
const freeTime = (at: number) =>
  new Date(Date.parse(gone) + ((at % 24) + 1) * 1_800_000 + Math.floor(at / 24) * 86_400_000).toISOString()
const waiting = () =>
  app.rows(
    "select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
  )

test('while a hundred patients book one dietitian, only one waits in the database, and others are not delayed', async () => {
  const other = await openOwner(app.ownerUrl)
  await other.query('begin')
  await other.query(`select pg_advisory_xact_lock(hashtextextended('times:' || $1, 0))`, [layla.id])

  const siege = patients
    .slice(0, 48)
    .flatMap((patient, at) => [
      requestAppointment(app, patient, layla, { startsAt: freeTime(at) }),
      requestAppointment(app, patient, layla, { startsAt: gone }),
    ])
  const [free, taken] = [siege.filter((_, at) => at % 2 === 0), siege.filter((_, at) => at % 2 === 1)]
  await expect.poll(waiting).toHaveLength(1)
  const sessions = await Promise.all(patients.map((patient) => patient.call(readSession, {})))
  expect(sessions.map(({ body }) => body.session?.user.id)).toEqual(patients.map(({ id }) => id))
  expect(await waiting()).toHaveLength(1)

  await other.query('rollback')
  await other.end()
  for (const answer of await Promise.all(taken))
    expect([answer.status, answer.body.error.code]).toEqual([409, 'slot_taken'])
  const answers = await Promise.all(free)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
})
