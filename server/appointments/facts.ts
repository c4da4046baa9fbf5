import { type RawBuilder, sql } from 'kysely'
import type { Party } from '#contract/appointments/appointment.ts'
import { isPatientWithAccount } from '#server/patients/facts.ts'

/** Whether it is confirmed, completed, or a request that has not lapsed. */
export const isAlive = (appointment: RawBuilder<unknown>, now: Date): RawBuilder<boolean> => sql`(
  ${appointment}.status in ('confirmed', 'completed')
    or (${appointment}.status = 'pending' and ${appointment}.lapses_at > ${now}::timestamptz))`

/** How many appointments of a patient lie ahead, and when the first of them begins. */
export const patientAppointmentsAhead = (
  patientId: string,
  now: Date,
): RawBuilder<{ count: number; next_at: Date | null }> => sql`
  select count(*)::int as count, min(ahead.starts_at) as next_at from appointments as ahead
    where ahead.patient_id = ${patientId}::uuid and ahead.starts_at > ${now}::timestamptz and ${isAlive(sql`ahead`, now)}`

/** Whether a dietitian has completed an appointment that had a price. */
export const hasPaidAppointment = (dietitian: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from appointments where appointments.dietitian_id = ${dietitian} and status = 'completed' and price_halalas > 0)`

/** A request its dietitian can still answer. A confirmed appointment with a requested new time does not count. */
export const isOpenRequest = (now: Date): RawBuilder<boolean> => sql`(status = 'pending'
  and starts_at > ${now}::timestamptz and lapses_at > ${now}::timestamptz)`

/** When a day or month begins in the dietitian's zone, offset from the current one by `after`: `-1 month`, `1 day`. */
const beginOf = (unit: 'day' | 'month', zone: string, now: Date, after = '0 days') =>
  sql`((date_trunc(${unit}, ${now}::timestamptz at time zone ${zone}) + ${after}::interval) at time zone ${zone})`

export type AgendaRow = {
  id: string
  starts_at: Date
  ends_at: Date
  status: 'pending' | 'confirmed' | 'completed'
  mode: 'video' | 'in-person'
  service_name: string
  other_service_name: string | null
  name: string | null
  other_name: string | null
  is_first: boolean
}

/** What takes place, has taken place or may still take place today. */
export const agendaOf = (dietitianId: string, zone: string, now: Date): RawBuilder<AgendaRow> => sql`
  select met.id, met.starts_at, met.ends_at, met.status, met.mode, met.service_name, met.other_service_name,
      met.other_full_name as name, met.other_other_name as other_name,
      not exists (select from appointments as visit
        where ${between(sql`visit`, dietitianId, sql`met.patient_id`)} and ${wasVisit(sql`visit`)} and visit.starts_at < met.starts_at) as is_first
    from met_appointments as met
    where met.dietitian_id = ${dietitianId}::uuid and ${isAlive(sql`met`, now)}
      and met.starts_at >= ${beginOf('day', zone, now)} and met.starts_at < ${beginOf('day', zone, now, '1 day')}
    order by met.starts_at, met.id`

export type PracticeFigures = {
  requests: number
  active: number
  earned_halalas: number
  net_halalas: number
}

/** A practice's open requests, active patients, and the price and net of this month's completed appointments. */
export const practiceFigures = (
  dietitianId: string,
  zone: string,
  activeSince: Date,
  now: Date,
  net: RawBuilder<number>,
): RawBuilder<PracticeFigures> => sql`
  select (select count(*)::int from appointments where dietitian_id = ${dietitianId}::uuid and ${isOpenRequest(now)}) as requests,
    (select count(distinct seen.patient_id)::int from appointments as seen
      where seen.dietitian_id = ${dietitianId}::uuid and ${isPatientWithAccount(sql`seen.patient_id`)} and seen.starts_at >= ${activeSince}::timestamptz and ${isAlive(sql`seen`, now)}) as active,
    earned.halalas as earned_halalas, earned.net_halalas
  from (select coalesce(sum(price_halalas), 0)::int as halalas, coalesce(sum(${net}), 0)::int as net_halalas
    from appointments where dietitian_id = ${dietitianId}::uuid and status = 'completed'
      and starts_at >= ${beginOf('month', zone, now)} and starts_at < ${beginOf('month', zone, now, '1 month')}) as earned`

/** Patients by the month of their first visit; includes months with none, and ends with the current one. */
export const newPatientsOf = (
  dietitianId: string,
  zone: string,
  months: number,
  now: Date,
): RawBuilder<{ month: string; count: number }> => sql`
  select to_char(begins, 'YYYY-MM') as month, count(first.patient_id)::int as count
    from generate_series(date_trunc('month', ${now}::timestamptz at time zone ${zone}) - ${`${months - 1} months`}::interval,
        date_trunc('month', ${now}::timestamptz at time zone ${zone}), interval '1 month') as begins
      left join (select visit.patient_id, date_trunc('month', min(visit.starts_at) at time zone ${zone}) as came
        from appointments as visit where visit.dietitian_id = ${dietitianId}::uuid and ${isPatientWithAccount(sql`visit.patient_id`)} and ${wasVisit(sql`visit`)}
        group by visit.patient_id) as first on first.came = begins
    group by begins order by begins`

/** Whether the patient's first visit was in this month, `2026-11`, in the practice’s zone. */
export const isFirstSeenIn = (
  dietitianId: string,
  patient: RawBuilder<unknown>,
  zone: RawBuilder<unknown>,
  month: string,
): RawBuilder<boolean> => sql`(
  select to_char(min(visit.starts_at) at time zone ${zone}, 'YYYY-MM') = ${month} from appointments as visit
    where ${between(sql`visit`, dietitianId, patient)} and ${wasVisit(sql`visit`)})`

type EarningsRow = {
  month: string
  name: string
  other_name: string | null
  count: number
  halalas: number
  net_halalas: number
}

/**
 * The price at booking and the earnings by `net` of a dietitian's completed appointments, by month and service; the
 * latest month first.
 */
export const earningsOf = (
  dietitianId: string,
  zone: string,
  net: RawBuilder<number>,
): RawBuilder<EarningsRow> => sql`
  select to_char(starts_at at time zone ${zone}, 'YYYY-MM') as month, service_name as name, other_service_name as other_name,
      count(*)::int as count, sum(price_halalas)::int as halalas, sum(${net})::int as net_halalas
    from appointments where dietitian_id = ${dietitianId}::uuid and status = 'completed'
    group by month, service_name, other_service_name order by month desc, halalas desc, service_name`

type EarnedRow = {
  day: string
  time: string
  name: string
  other_name: string | null
  mode: 'video' | 'in-person'
  outcome: 'attended' | 'patient_absent'
  halalas: number
  net_halalas: number
}

/** The same one by one, for one year. */
export const earningsInYear = (
  dietitianId: string,
  zone: string,
  year: number,
  net: RawBuilder<number>,
): RawBuilder<EarnedRow> => sql`
  select to_char(starts_at at time zone ${zone}, 'YYYY-MM-DD') as day, to_char(starts_at at time zone ${zone}, 'HH24:MI') as time,
      service_name as name, other_service_name as other_name, mode, outcome, price_halalas as halalas, ${net} as net_halalas
    from appointments where dietitian_id = ${dietitianId}::uuid and status = 'completed'
      and starts_at >= make_timestamptz(${year}::int, 1, 1, 0, 0, 0, ${zone}) and starts_at < make_timestamptz(${year}::int + 1, 1, 1, 0, 0, 0, ${zone})
    order by starts_at, id`

export type UnsignedRow = {
  count: number
  id: string
  starts_at: Date
  name: string | null
  other_name: string | null
}

/** It is completed, and its notes are not signed. Only its dietitian sees notes that are not. */
export const waitsForSignature = (
  met: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`(${met}.status = 'completed'
  and exists (select from consultation_notes as notes where notes.appointment_id = ${met}.id and notes.signed_at is null))`

/** A dietitian's notes that are begun and not signed, the oldest first. */
export const unsignedNotesOf = (dietitianId: string, most: number): RawBuilder<UnsignedRow> => sql`
  select count(*) over ()::int as count, met.id, met.starts_at, met.other_full_name as name, met.other_other_name as other_name
    from met_appointments as met where met.dietitian_id = ${dietitianId}::uuid and ${waitsForSignature(sql`met`)}
    order by met.starts_at, met.id limit ${most}`

const between = (appointment: RawBuilder<unknown>, dietitianId: string, patient: RawBuilder<unknown>) =>
  sql`${appointment}.dietitian_id = ${dietitianId}::uuid and ${appointment}.patient_id = ${patient}`

/**
 * Each patient's next appointment with a dietitian and, in `lastOfEach`, the last past one, as the source of another
 * statement. Both walk the index of a person's appointments, so that the first few cost the same however many there
 * are.
 */
export const nextOfEach = (dietitianId: string, now: Date): RawBuilder<unknown> => sql`(
  select first.id, first.patient_id, first.starts_at from appointments as first
    where first.dietitian_id = ${dietitianId}::uuid and first.patient_id is not null and first.starts_at > ${now}::timestamptz
      and ${isAlive(sql`first`, now)}
      and not exists (select from appointments as earlier
        where ${between(sql`earlier`, dietitianId, sql`first.patient_id`)} and earlier.starts_at > ${now}::timestamptz
          and ${isAlive(sql`earlier`, now)} and (earlier.starts_at, earlier.id) < (first.starts_at, first.id)))`

export const lastOfEach = (dietitianId: string, now: Date): RawBuilder<unknown> => sql`(
  select last.id, last.patient_id, last.starts_at from appointments as last
    where last.dietitian_id = ${dietitianId}::uuid and last.patient_id is not null and last.starts_at <= ${now}::timestamptz
      and ${isAlive(sql`last`, now)}
      and not exists (select from appointments as later
        where ${between(sql`later`, dietitianId, sql`last.patient_id`)} and ${isAlive(sql`later`, now)}
          and (later.starts_at, later.id) > (last.starts_at, last.id)))`

export type MeetingColumns = {
  next: {
    id: string
    status: 'pending' | 'confirmed'
    mode: 'video' | 'in-person'
    starts: string
    ends: string
  } | null
  last_visit: Date | null
}

/** A dietitian's next appointment with a patient, and when they last met, as columns of another statement. */
export const meetingColumns = (
  dietitianId: string,
  patient: RawBuilder<unknown>,
  now: Date,
): RawBuilder<MeetingColumns> => sql`
  (select json_build_object('id', ahead.id, 'status', ahead.status, 'mode', ahead.mode, 'starts', ahead.starts_at, 'ends', ahead.ends_at)
    from appointments as ahead
    where ${between(sql`ahead`, dietitianId, patient)} and ahead.starts_at > ${now}::timestamptz and ${isAlive(sql`ahead`, now)}
    order by ahead.starts_at limit 1) as next,
  (select visit.starts_at from appointments as visit
    where ${between(sql`visit`, dietitianId, patient)} and ${wasVisit(sql`visit`)}
    order by visit.starts_at desc limit 1) as last_visit`

const wasVisit = (appointment: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${appointment}.status = 'completed' and ${appointment}.outcome = 'attended'`

export type SeenColumns = { visits: number; first_visit: Date | null }

/** How often a dietitian has seen a patient, and since when. */
export const seenColumns = (
  dietitianId: string,
  patient: RawBuilder<unknown>,
): RawBuilder<SeenColumns> => sql`
  (select count(*)::int from appointments as visit
    where ${between(sql`visit`, dietitianId, patient)} and ${wasVisit(sql`visit`)}) as visits,
  (select min(visit.starts_at) from appointments as visit
    where ${between(sql`visit`, dietitianId, patient)} and ${wasVisit(sql`visit`)}) as first_visit`

export type TreatingRow = { id: string; name: string; otherName: string | null; photoId: string | null }

/**
 * Dietitians with whom the patient has or had an appointment that was not cancelled, each once, as the patient sees
 * them.
 */
export const treatingDietitians = (patientId: string): RawBuilder<TreatingRow> => sql`
  select distinct on (met.other_id) met.other_id as id, coalesce(met.other_full_name, '') as name, met.other_other_name as "otherName",
      met.other_photo_id as "photoId"
    from met_appointments as met
    where met.patient_id = ${patientId}::uuid and met.other_id is not null and met.status in ('pending', 'confirmed', 'completed')
    order by met.other_id`

/** The same for every dietitian from whom the patient has ever requested an appointment. */
export const requestedDietitians = (patientId: string): RawBuilder<TreatingRow> => sql`
  select distinct on (met.other_id) met.other_id as id, coalesce(met.other_full_name, '') as name, met.other_other_name as "otherName",
      met.other_photo_id as "photoId"
    from met_appointments as met where met.patient_id = ${patientId}::uuid and met.other_id is not null
    order by met.other_id`

/** When the patient's last completed appointment ended; with one dietitian, or with any. */
export const lastSeenAt = (patientId: string, dietitianId?: string): RawBuilder<Date | null> => sql`(
  select max(met.ends_at) from met_appointments as met
    where met.patient_id = ${patientId}::uuid and met.status = 'completed'
      ${dietitianId === undefined ? sql`` : sql`and met.dietitian_id = ${dietitianId}::uuid`})`

/** When this person's own appointment begins; null for others'. */
export const startOfOwn = (id: string, person: string): RawBuilder<Date | null> => sql`(
  select starts_at from appointments where appointments.id = ${id}::uuid and ${person}::uuid in (patient_id, dietitian_id))`

/** The person on one side, and when it begins; no row once their account is gone. */
export const appointmentParty = (
  id: string,
  party: Party,
): RawBuilder<{ person_id: string; starts_at: Date }> => {
  const person = sql.ref(`${party}_id`)
  return sql`select ${person} as person_id, starts_at from appointments where id = ${id}::uuid and ${person} is not null`
}

export type NamedAppointment = {
  id: string
  serviceName: string
  otherServiceName: string | null
  startsAt: string
}

/** The service and start of the reader's own appointment, as a column; null if there is none or it is gone. */
export const namedAppointment = (id: RawBuilder<unknown>): RawBuilder<NamedAppointment | null> => sql`(
  select json_build_object('id', named.id, 'serviceName', named.service_name, 'otherServiceName', named.other_service_name,
      'startsAt', named.starts_at)
    from appointments as named where named.id = ${id})`

/** The refund of a paid appointment, now that it is over. */
export type EndedPaidAppointment = { refund_halalas: number; refund_to: 'wallet' | null; by_patient: boolean }

/** No row while it may still take place. */
export const endedPaidAppointment = (id: string): RawBuilder<EndedPaidAppointment> => sql`
  select coalesce(refund_halalas, 0) as refund_halalas, refund_to, ending is not distinct from 'cancelled_by_patient' as by_patient
    from appointments
    where id = ${id}::uuid and status in ('completed', 'cancelled')`

/** Whether its dietitian was absent, as our call showed, both sides said or an admin decided. */
export const wasMissed = (id: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from appointments where appointments.id = ${id} and ending = 'dietitian_absent')`

/** When an appointment ends, or would have. */
export const endOf = (id: RawBuilder<unknown>): RawBuilder<Date | null> =>
  sql`(select ends_at from appointments where appointments.id = ${id})`

export type EarnedAppointment = { name: string; otherName: string | null; startsAt: string; endsAt: string }

/** An appointment's service and times, as a column of another statement; null once it is gone. */
export const earnedAppointment = (id: RawBuilder<unknown>): RawBuilder<EarnedAppointment | null> => sql`(
  select json_build_object('name', service_name, 'otherName', other_service_name, 'startsAt', starts_at, 'endsAt', ends_at)
    from appointments where appointments.id = ${id})`

export type SoldServiceColumns = {
  service_name: string | null
  other_service_name: string | null
  starts_at: Date | null
}

/** The service sold with an appointment, joined to another statement. */
export const joinSoldService = (appointment: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  left join lateral (select service_name, other_service_name, starts_at from appointments where appointments.id = ${appointment})
    as sold_service on true`

export type Attendance = {
  id: string
  service: string
  otherService: string | null
  startsAt: string
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled'
  patientCame: boolean
  dietitianCame: boolean
}

/** Who was seen to come to an appointment, as a column of another statement; null once it is gone. */
export const attendanceOf = (id: RawBuilder<unknown>): RawBuilder<Attendance | null> => sql`(
  select json_build_object('id', id, 'service', service_name, 'otherService', other_service_name, 'startsAt', starts_at, 'status', status,
      'patientCame', patient_attended_at is not null, 'dietitianCame', dietitian_attended_at is not null)
    from appointments where appointments.id = ${id})`

export const appointmentExists = (id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from appointments where appointments.id = ${id})`

/** Appointments paid for by money rather than a package, by when they were requested. */
export const paidAppointments = (
  from: Date,
  until: Date,
): RawBuilder<{ id: string; paid_halalas: number }> => sql`
  select id, paid_halalas from appointments where paid_halalas > 0 and package_id is null
    and requested_at >= ${from}::timestamptz and requested_at < ${until}::timestamptz`

/** Whether it is over, however it ended. */
export const hasEnded = (id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from appointments where appointments.id = ${id} and status in ('completed', 'cancelled'))`

export const startOf = (id: RawBuilder<unknown>): RawBuilder<Date | null> =>
  sql`(select starts_at from appointments where appointments.id = ${id})`
