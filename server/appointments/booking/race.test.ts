import { beforeAll, expect, test } from 'vitest'
import { bookAppointment } from '#contract/appointments/booking.ts'
import {
  cancelAppointment,
  confirmAppointment,
  declineAppointment,
  rescheduleAppointment,
} from '#contract/appointments/changes.ts'
import { listSlots, saveAvailability } from '#contract/availability.ts'
import { openApp } from '#test/app.ts'
import { firstBookingFields, serviceOf } from '#test/appointments/appointments.ts'
import { drFahad, drLayla, sara } from '#test/cast.ts'
import { join, type Person } from '#test/people.ts'
import { listedDietitian } from '#test/practices/practices.ts'
import { runsAll } from '#test/setup/extent.ts'

const app = await openApp({ RATE_LIMIT_SCALE: '1000000' })
const [attempts, times, acts, people] = runsAll ? [10_000, 100, 2_000, 200] : [300, 30, 400, 60]
const hours = [{ from: '06:00', to: '16:00' }]
const everyDay = Array.from({ length: 7 }, () => hours)
const rules = { buffer: 0, increment: 30, mostPerPatient: 20, notice: 0, horizon: 7 } as const
let layla: Person
let fahad: Person
let patients: Person[]

beforeAll(async () => {
  app.at('2026-11-22T00:00:00Z')
  layla = await join(app, drLayla, { role: 'dietitian' })
  fahad = await join(app, drFahad, { role: 'dietitian' })
  await listedDietitian(app, layla, { ...rules, weekly: everyDay, takesAtOnce: true })
  await listedDietitian(app, fahad, { ...rules, weekly: everyDay })
  patients = []
  for (let at = 0; at < people; at++)
    patients.push(await join(app, { ...sara, email: `patient-${at}@example.sa` }))
  // A first booking needs more fields; here every patient has booked before.
  await app.rows(`update profiles set date_of_birth = '1990-01-01'`)
  await app.rows(
    `insert into consents (user_id, purpose, given, version, language, method, at)
      select id, 'care', true, '2026-11-21', 'en', 'test', now() from users`,
  )
})

test(`of ${attempts} attempts on ${times} times exactly ${times} succeed, one for each time`, async () => {
  const service = await serviceOf(app, layla)
  const slots = (await freeTimes(layla)).slice(0, times)
  expect(slots).toHaveLength(times)
  const asked = shuffled(Array.from({ length: attempts }, (_, at) => at))
  const outcomes = await inParallel(asked, 100, async (at) => {
    const startsAt = slots[at % slots.length] as string
    // Spread over many patients, because twenty holds by the same one would be refused.
    const patient = patients[
      (Math.floor(at / slots.length) + (at % slots.length)) % patients.length
    ] as Person
    const { status, body } = await patient.call(bookAppointment, {
      dietitian: layla.id,
      service,
      startsAt,
      mode: 'video',
      zone: 'Asia/Riyadh',
      ...firstBookingFields,
    })
    return status === 201 ? '201' : `${status} ${body.error.code}`
  })
  expect(tallyOf(outcomes)).toEqual({ 201: times, '409 slot_taken': attempts - times })
  await expectSoundness()
  const [kept] = await app.rows<{ count: number; times: number }>(
    `select count(*)::int as count, count(distinct starts_at)::int as times from appointments where dietitian_id = $1`,
    [layla.id],
  )
  expect(kept).toEqual({ count: times, times })
}, 600_000)

test('simultaneous bookings, answers, cancellations, moves and changes of hours never double-book a person', async () => {
  const service = await serviceOf(app, fahad)
  const slots = (await freeTimes(fahad)).slice(0, 30)
  const some = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)] as T
  const aTime = () => new Date(Date.parse(some(slots)) + some([0, 0, 30]) * 60_000).toISOString()
  const known: { id: string; patient: Person }[] = []
  const kinds = [
    async () => {
      const patient = some(patients)
      const { status, body } = await patient.call(bookAppointment, {
        dietitian: fahad.id,
        service,
        startsAt: aTime(),
        mode: 'video',
        zone: 'Asia/Riyadh',
        ...firstBookingFields,
      })
      if (status === 201) known.push({ id: body.appointment.id, patient })
      return status
    },
    async () => (await fahad.call(confirmAppointment, { id: some(known)?.id ?? fahad.id })).status,
    async () => (await fahad.call(declineAppointment, { id: some(known)?.id ?? fahad.id })).status,
    async () => {
      const one = some(known)
      return one ? (await one.patient.call(cancelAppointment, { id: one.id })).status : 200
    },
    async () => {
      const one = some(known)
      const who = random() < 0.5 ? fahad : one?.patient
      return one && who
        ? (await who.call(rescheduleAppointment, { id: one.id, startsAt: aTime() })).status
        : 200
    },
    async () => (await fahad.call(saveAvailability, hoursOf(some([0, 10, 30])))).status,
  ]
  const weights = [0, 0, 0, 0, 1, 1, 2, 3, 4, 4, 5]
  const statuses = await inParallel(
    Array.from({ length: acts }, (_, at) => at),
    60,
    () => (kinds[some(weights)] as () => Promise<number>)(),
  )
  expect(Object.keys(tallyOf(statuses.map(String))).sort()).toEqual(['200', '201', '404', '409'])
  await expectSoundness()
})

const hoursOf = (buffer: number) => ({
  zone: 'Asia/Riyadh',
  weekly: everyDay,
  ...rules,
  buffer,
  mostPerDay: null,
  refunds: null,
  takesAtOnce: buffer === 30,
})

async function freeTimes({ id }: Person): Promise<string[]> {
  const { body } = await (patients[0] as Person).call(listSlots, { id, from: '2026-11-22', days: '7' })
  return body.days.flatMap(({ slots }) => slots)
}

/** No person is double-booked, every live appointment occupies its time, and no time is occupied without one. */
async function expectSoundness() {
  const live = `status in ('pending', 'confirmed')`
  const takenBy = `tstzmultirange(tstzrange(starts_at, ends_at),
    case when wanted_at is null then 'empty' else tstzrange(wanted_at, wanted_at + (ends_at - starts_at)) end)`
  const overlaps = await app.rows(
    `with places as (
        select id, unnest(array[patient_id, dietitian_id]) as person, during from appointments,
            unnest(${takenBy}) as during where ${live})
      select one.id from places as one join places as other
        on one.person = other.person and one.id < other.id and one.during && other.during`,
  )
  const unmatched = await app.rows(
    `select appointments.id from appointments full join (
        select appointment_id, count(distinct person_id) as people, range_agg(during) as during, count(*) as pieces from taken_times group by appointment_id) as taken
        on taken.appointment_id = appointments.id
      where (${live} and (taken.people is distinct from 2 or taken.during <> ${takenBy}
          or taken.pieces <> case when wanted_at is null then 2 else 4 end))
        or (appointments.id is null) or (not ${live} and taken.people is not null)`,
  )
  const histories = await app.rows(
    `select id from appointments where (select count(*) from events where subject_id = appointments.id) <> version`,
  )
  expect([overlaps, unmatched, histories]).toEqual([[], [], []])
}

async function inParallel<T, R>(of: readonly T[], width: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const left = of.entries()
  const results: R[] = []
  const worker = async () => {
    for (const [at, one] of left) results[at] = await work(one)
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}

const tallyOf = (words: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]))

/** A fixed seed, so that every run is the same. */
let seed = 20_261_122
function random() {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return seed / 2 ** 31
}

const shuffled = <T>(of: readonly T[]): T[] =>
  of
    .map((one) => [random(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one)
