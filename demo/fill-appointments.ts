import { sql } from 'kysely'
import { system, type Tx } from '#server/ground/data/db.ts'
import { sealReason } from '#server/ground/data/reasons.ts'
import type { House } from '#server/ground/house.ts'
import { meetingLinkOf } from '../server/appointments/meeting-link.ts'
import { currentPolicy, lapseMoment, type Policy } from '../server/appointments/rules.ts'
import { renewAllListings } from '../server/directory/refresh.ts'
import { daysPaid, paidPractices, refundRules } from './content/money.ts'
import { allPractices } from './content/practices.ts'
import { randomFrom } from './content/random.ts'
import { demoReplies, demoReviews } from './content/reviews.ts'
import { day, lockDemo, minute } from './history.ts'
import { midnightOf } from './midnight.ts'
import { nameFirstVisits } from './name-first-visits.ts'
import { openHoursFor } from './open-hours-for.ts'
import { planCall } from './plan-call.ts'
import { daysAhead, dietitianOfDemo, planAhead, planMarketplace } from './plan-marketplace.ts'
import type { Desk, Planned } from './planned.ts'
import { planStories } from './stories.ts'
import { writeNotesOf, writeRequestMessages } from './write-notes-of.ts'
import { bookUses, writePackages } from './write-packages.ts'

/** Fills the marketplace with appointments; later starts add the days that have come within reach since. */
export async function fillAppointments(
  house: Pick<House, 'db' | 'keys' | 'settings'>,
  now: Date,
): Promise<boolean> {
  const state = await house.db.as(system, (tx) => readState(tx, now))
  if (state === 'full') return false
  const hasWritten = await house.db.as(system, async (tx) => {
    await lockDemo(tx)
    const current = await readState(tx, now)
    if (current === 'full') return false
    const desks = await readDesks(tx)
    const at = now.getTime()
    const people = await readPeople(tx)
    const planned =
      current === 'empty'
        ? withPayment(
            planMarketplace(desks, planStories(desks, people, at, await writePackages(tx, people, now)), at),
            { desks, patient: people.patient, now: at },
          )
        : [
            ...planCall(
              deskOfDemo(desks),
              people.patient,
              await readTaken(tx, desks, people.patient, now),
              at,
            ),
            ...(current === 'behind'
              ? nameFirstVisits(planAhead(desks, at), desks, { met: await readMet(tx), now: at })
              : []),
          ]
    const isFresh = await writeAppointments(tx, house, planned, now)
    await bookUses(tx, planned)
    await openHoursFor(tx, planned, now)
    if (current === 'empty') {
      await writeReviews(tx, planned, at)
      await writeNotesOf(tx, house, planned, now)
      await writeRequestMessages(tx, house, planned, now)
    }
    return isFresh
  })
  if (hasWritten) await renewAllListings({ db: house.db, clock: { now: () => now } })
  return hasWritten
}

type Paying = { desks: readonly Desk[]; patient: string; now: number }

/** Bookings at a few practices are paid, and those of the demo's patient at any practice. */
function withPayment(planned: readonly Planned[], { desks, patient, now }: Paying): Planned[] {
  const taking = new Set(desks.filter(({ email }) => paidPractices.includes(email)).map(({ id }) => id))
  return planned.map((each) => ({
    ...each,
    isPaid:
      !each.package &&
      each.requestedAt > now - daysPaid * day &&
      (each.patient === patient || taking.has(each.dietitian)),
  }))
}

/** `full` if the last planned day has an appointment and a call is about to begin. */
async function readState(tx: Tx, now: Date): Promise<'empty' | 'behind' | 'no call' | 'full'> {
  const last = new Date(midnightOf(now.getTime(), daysAhead))
  const { rows } = await sql<{ some: boolean; last: boolean; call: boolean }>`
    select exists (select from appointments) as some,
      exists (select from appointments where starts_at >= ${last} and starts_at < ${new Date(last.getTime() + day)}) as last,
      exists (select from appointments join users as patient on patient.id = patient_id join users as dietitian on dietitian.id = dietitian_id
        where patient.email = ${patientOfDemo} and dietitian.email = ${dietitianOfDemo} and status = 'confirmed' and mode = 'video'
          and starts_at <= ${new Date(now.getTime() + 30 * minute)} and ends_at > ${now}) as call`.execute(tx)
  if (!rows[0]?.some) return 'empty'
  if (!rows[0].last) return 'behind'
  return rows[0].call ? 'full' : 'no call'
}

async function readPeople(tx: Tx): Promise<Record<'patient' | 'both', string>> {
  const { rows } = await sql<{ email: string; id: string }>`
    select email::text, id from users where email in (${patientOfDemo}, 'both@nabta.test') and confirmed_at is not null`.execute(
    tx,
  )
  const idOf = (email: string) => rows.find((each) => each.email === email)?.id ?? ''
  return { patient: idOf(patientOfDemo), both: idOf('both@nabta.test') }
}

const patientOfDemo = 'patient@nabta.test'
const deskOfDemo = (desks: readonly Desk[]) => desks.find(({ email }) => email === dietitianOfDemo)

/** The times in the next 24 hours at which the demo's patient and dietitian are busy. */
async function readTaken(tx: Tx, desks: readonly Desk[], patient: string, now: Date) {
  const { rows } = await sql<{ starts: Date; ends: Date; together: boolean }>`
    select lower(during) as starts, upper(during) as ends, count(distinct person_id) > 1 as together from taken_times
      where person_id = any(${[deskOfDemo(desks)?.id, patient].filter(Boolean)}::uuid[]) and upper(during) > ${now}
        and lower(during) < ${new Date(now.getTime() + day)}
      group by 1, 2`.execute(tx)
  return rows.map(({ starts, ends, together }) => ({ from: starts.getTime(), to: ends.getTime(), together }))
}

/** Pairs of dietitian and patient who have met or will meet. */
async function readMet(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ pair: string }>`
    select distinct dietitian_id || ' ' || patient_id as pair from appointments
      where status <> 'cancelled' and patient_id is not null and dietitian_id is not null`.execute(tx)
  return rows.map(({ pair }) => pair)
}

type DeskRow = Pick<Desk, 'id' | 'email' | 'services' | 'weekly' | 'takesAtOnce'> & {
  opened: Date
  closed: { from: string; to: string }[]
}

/** All verified practices, with the patients who come to each. */
async function readDesks(tx: Tx): Promise<Desk[]> {
  const { rows } = await sql<DeskRow>`
    select users.id, email::text, weekly, takes_at_once as "takesAtOnce",
        (select min(at) from events where subject_id = users.id and kind = 'practice.approved') as opened,
        (select json_agg(json_build_object('id', id, 'slug', slug, 'name', name, 'otherName', other_name, 'minutes', minutes, 'price', price_halalas / 100, 'platform', platform)
            order by minutes = 60 desc, minutes = 30 desc) from services where dietitian_id = users.id and deleted_at is null) as services,
        (select coalesce(json_agg(json_build_object('from', from_on, 'to', to_on)), '[]') from hour_exceptions where user_id = users.id) as closed
      from users join verifications on verifications.user_id = users.id join availabilities on availabilities.user_id = users.id
      where status = 'approved' and email = any(${allPractices.map(({ email }) => email)})
        and exists (select from services where dietitian_id = users.id and deleted_at is null) order by email`.execute(
    tx,
  )
  const { rows: patients } = await sql<{ id: string; isHere: boolean }>`
    select id, leaving_at is null and suspended_at is null as "isHere" from users
      where email like '%@patients.nabta.test' order by email`.execute(tx)
  return rows.map(({ opened, closed, ...desk }, at) => ({
    ...desk,
    openSince: opened.getTime(),
    closed: closed.map(
      ({ from, to }) => [Date.parse(from) - 180 * minute, Date.parse(to) - 180 * minute] as const,
    ),
    // The practice of the demo's dietitian is growing, so she has twice as many patients.
    patients: patients
      .filter(({ isHere }, place) => {
        const whose = place % rows.length
        const isOwn = whose === at || (desk.email === dietitianOfDemo && whose === (at + 1) % rows.length)
        return isHere && isOwn
      })
      .map(({ id }) => id),
  }))
}

/** Appointments that people have booked meanwhile take precedence. Returns whether anything was written. */
async function writeAppointments(
  tx: Tx,
  house: Pick<House, 'keys' | 'settings'>,
  planned: readonly Planned[],
  now: Date,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into appointments (id, patient_id, dietitian_id, service_id, type, service_name, other_service_name, mode, price_halalas, paid_halalas, package_id,
        policy, starts_at, ends_at, zone, patient_zone, status, lapses_at, ending, outcome, completed_at, meeting_link, city, location, requested_at, changed_at,
        reason_sealed, booked_by)
      select given.id, patient, dietitian, service, type, name, "otherName", mode, price,
          case when package is null then 0 else price end, package,
          coalesce((select policy from packages where packages.id = package), given.policy), starts, ends, 'Asia/Riyadh',
          'Asia/Riyadh', status, lapses, ending, outcome, completed, link, case mode when 'in-person' then city end,
          case mode when 'in-person' then address end, requested, changed, decode(reason, 'hex'), "bookedBy"
        from jsonb_to_recordset(${JSON.stringify(planned.map((each) => rowOf(each, house, now)))}::jsonb) as given (id uuid, patient uuid,
          dietitian uuid, service uuid, type text, name text, "otherName" text, mode text, price int, package uuid, policy jsonb, starts timestamptz, ends timestamptz, status text,
          lapses timestamptz, ending text, outcome text, completed timestamptz, link text, requested timestamptz, changed timestamptz, reason text, "bookedBy" text)
        join dietitian_profiles on dietitian_profiles.user_id = dietitian
      where not exists (select from appointments where appointments.id = given.id)
        and (status not in ('pending', 'confirmed') or not exists (
          select from taken_times where person_id in (patient, dietitian) and during && tstzrange(starts, ends)))`.execute(
    tx,
  )
  await sql`
    update appointments set wanted_at = at, wanted_since = since, wanted_until = until, moves = 1
      from jsonb_to_recordset(${JSON.stringify(planned.flatMap(wishOf))}::jsonb)
        as given (id uuid, at timestamptz, since timestamptz, until timestamptz)
      where appointments.id = given.id and not exists (
        select from taken_times where person_id in (patient_id, dietitian_id) and appointment_id is distinct from given.id
          and during && tstzrange(at, at + (ends_at - starts_at)))`.execute(tx)
  await sql`
    insert into events (id, kind, subject_type, subject_id, actor, at, detail)
      select uuidv7(at - clock_timestamp()), kind, 'appointment', id, ${system.id}, at, detail
        from jsonb_to_recordset(${JSON.stringify(planned.flatMap((each) => eventsOf(each, now)))}::jsonb)
          as given (id uuid, kind text, at timestamptz, detail jsonb)
        where exists (select from appointments where appointments.id = given.id)
          and not exists (select from events where subject_type = 'appointment' and subject_id = given.id)
        order by at`.execute(tx)
  return numAffectedRows > 0n
}

const completedAt = ({ endsAt }: Planned) => endsAt + 20 * minute

/** When the appointment last changed. */
const changedAt = (planned: Planned, now: Date) => {
  const { status, ending, requestedAt } = planned
  if (status === 'completed') return completedAt(planned)
  if (status === 'pending') return requestedAt
  if (status === 'confirmed' || ending === 'declined') return answeredAt(planned, now)
  return inTime(planned, requestedAt + 5 * 60 * minute, now)
}

/** Some requests are answered within the hour and some in the evening; late ones are answered the next morning. */
function answeredAt(planned: Planned, now: Date): number {
  const { id, requestedAt } = planned
  const random = randomFrom(Number.parseInt(id.slice(0, 8), 16))
  const lot = random.next()
  const wait = lot < 0.3 ? 12 + random.upTo(50) : lot < 0.75 ? 60 + random.upTo(300) : 360 + random.upTo(420)
  const at = requestedAt + wait * minute
  const midnight = midnightOf(at)
  const morning = midnight + (8 * 60 + random.upTo(100)) * minute
  if (isByDay(at)) return inTime(planned, at, now)
  return inTime(planned, at < morning ? morning : morning + day, now)
}

/**
 * If the moment is in the future or after the start, picks one between the request and whichever of the two is
 * earlier; in the daytime if possible.
 */
function inTime({ id, requestedAt, startsAt }: Planned, at: number, now: Date): number {
  const latest = Math.min(startsAt, now.getTime()) - minute
  if (at <= latest) return at
  const random = randomFrom(Number.parseInt(id.slice(-8), 16))
  const between = () => Math.floor(requestedAt + (0.1 + 0.85 * random.next()) * (latest - requestedAt))
  return Array.from({ length: 12 }, between).find(isByDay) ?? latest
}

function isByDay(moment: number): boolean {
  const hour = (moment - midnightOf(moment)) / (60 * minute)
  return hour >= 8 && hour < 22
}

const paidPolicy: Policy = { ...currentPolicy, refunds: refundRules }

const rowOf = (planned: Planned, house: Pick<House, 'keys' | 'settings'>, now: Date) => {
  const { id, status, startsAt, requestedAt, mode } = planned
  const moment = (at: number) => new Date(at).toISOString()
  return {
    id,
    patient: planned.patient,
    dietitian: planned.dietitian,
    service: planned.service.id,
    type: planned.service.slug,
    name: planned.service.name,
    otherName: planned.service.otherName,
    mode,
    bookedBy: planned.byDietitian ? 'dietitian' : 'patient',
    price: planned.price * 100,
    package: planned.package ?? null,
    policy: planned.isPaid ? paidPolicy : currentPolicy,
    starts: moment(startsAt),
    ends: moment(planned.endsAt),
    status,
    lapses:
      status === 'pending' ? lapseMoment(new Date(requestedAt), new Date(startsAt), 120).toISOString() : null,
    ending: planned.ending,
    outcome: planned.outcome,
    completed: status === 'completed' ? moment(completedAt(planned)) : null,
    link:
      mode === 'video' && (status === 'confirmed' || status === 'completed')
        ? meetingLinkOf(house, id)
        : null,
    requested: moment(requestedAt),
    changed: moment(changedAt(planned, now)),
    reason: planned.reason
      ? sealReason(house.keys, 'appointments', id, planned.reason).toString('hex')
      : null,
  }
}

function wishOf({ id, startsAt, wanted }: Planned) {
  if (!wanted) return []
  const [at, since] = [new Date(wanted.at), new Date(wanted.since)]
  const lapses = lapseMoment(since, at, 120).getTime()
  return [{ id, at, since, until: new Date(Math.min(lapses, startsAt)) }]
}

const endingKinds = {
  declined: ['appointment.declined', 'dietitian'],
  lapsed: ['appointment.lapsed', 'platform'],
  cancelled_by_patient: ['appointment.cancelled', 'patient'],
  cancelled_by_dietitian: ['appointment.cancelled', 'dietitian'],
  cancelled_by_platform: ['appointment.cancelled', 'platform'],
  dietitian_absent: ['appointment.absence_reported', 'patient'],
} as const

function eventsOf(planned: Planned, now: Date) {
  const { id, status, ending, dietitian, requestedAt, startsAt, wanted } = planned
  const event = (kind: string, by: 'patient' | 'dietitian' | 'platform', at: number, more = {}) => ({
    id,
    kind,
    at: new Date(at).toISOString(),
    detail: { by, dietitian, ...more },
  })
  const to = { to: new Date(startsAt).toISOString() }
  const requested = planned.byDietitian
    ? event('appointment.reserved', 'dietitian', requestedAt, to)
    : event('appointment.requested', 'patient', requestedAt, to)
  const answered = planned.byDietitian
    ? event('appointment.paid', 'patient', answeredAt(planned, now))
    : event('appointment.confirmed', 'dietitian', answeredAt(planned, now))
  const wasAnswered = status === 'confirmed' || status === 'completed'
  return [
    requested,
    ...(wasAnswered ? [answered] : []),
    ...(planned.wasAgreed ? [event('appointment.confirmed', 'dietitian', requestedAt + 40 * minute)] : []),
    ...(wanted
      ? [
          event('appointment.move_asked', 'patient', wanted.since, {
            from: new Date(startsAt).toISOString(),
            to: new Date(wanted.at).toISOString(),
          }),
        ]
      : []),
    ...(status === 'completed' ? [event('appointment.completed', 'dietitian', completedAt(planned))] : []),
    ...(ending ? [event(endingKinds[ending][0], endingKinds[ending][1], changedAt(planned, now))] : []),
  ]
}

/** Two of three visits that took place get a review, mostly a kind one, and so does every dietitian's first. */
async function writeReviews(tx: Tx, planned: readonly Planned[], now: number): Promise<void> {
  const random = randomFrom(56)
  const reviewed = new Set<string>()
  const mute = new Set(planned.filter(({ isOutside, startsAt }) => isOutside && startsAt > now - 8 * day))
  const reviews = planned
    .filter((each) => each.outcome === 'attended' && !mute.has(each))
    .flatMap((each) => {
      const written = completedAt(each) + (2 + random.upTo(70)) * 60 * minute
      const lot = random.next()
      const stars = lot < 0.66 ? 5 : lot < 0.92 ? 4 : 3
      if (written > now || (random.next() > 0.62 && reviewed.has(each.dietitian))) return []
      reviewed.add(each.dietitian)
      const replied = random.next() < 0.35
      return [
        {
          appointment: each.id,
          patient: each.patient,
          dietitian: each.dietitian,
          service: each.service.name,
          otherService: each.service.otherName,
          rating: stars,
          content: random.next() < 0.82 ? random.of(demoReviews[stars]) : '',
          written: new Date(written).toISOString(),
          reply: replied ? random.of(demoReplies) : null,
          isPublic: random.next() < 0.4,
          replied: replied ? new Date(Math.min(now, written + 9 * 60 * minute)).toISOString() : null,
        },
      ]
    })
  await sql`
    insert into reviews (appointment_id, patient_id, dietitian_id, service_name, other_service_name, rating, content, written_at, reply,
        replied_at, is_public)
      select * from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as given (appointment uuid, patient uuid, dietitian uuid, service text, "otherService" text, rating int,
        content text, written timestamptz, reply text, replied timestamptz, "isPublic" boolean) order by written`.execute(
    tx,
  )
}
