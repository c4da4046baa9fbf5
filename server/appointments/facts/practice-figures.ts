import { type RawBuilder, sql } from 'kysely'
import { isPatientWithAccount } from '#server/patients/facts.ts'
import { between, isAlive, isOpenRequest, waitsForSignature, wasVisit } from './conditions.ts'

/** Whether a dietitian has completed an appointment that had a price. */
export const hasPaidAppointment = (dietitian: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from appointments where appointments.dietitian_id = ${dietitian} and status = 'completed' and price_halalas > 0)`

/** The start of a day or month in the dietitian's zone, offset from the current one by `after`: `-1 month`, `1 day`. */
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
  patient: string | null
  name: string | null
  other_name: string | null
  is_first: boolean
}

/** A dietitian's appointments under a condition on `met`, in chronological order. */
const agendaRows = (dietitianId: string, condition: RawBuilder<boolean>): RawBuilder<AgendaRow> => sql`
  select met.id, met.starts_at, met.ends_at, met.status, met.mode, met.service_name, met.other_service_name,
      met.other_id as patient, met.other_full_name as name, met.other_other_name as other_name,
      not exists (select from appointments as visit
        where ${between(sql`visit`, dietitianId, sql`met.patient_id`)} and ${wasVisit(sql`visit`)} and visit.starts_at < met.starts_at) as is_first
    from met_appointments as met
    where met.dietitian_id = ${dietitianId}::uuid and ${condition}
    order by met.starts_at, met.id`

/** The appointments that take place, have taken place or may still take place today. */
export const agendaOf = (dietitianId: string, zone: string, now: Date): RawBuilder<AgendaRow> =>
  agendaRows(
    dietitianId,
    sql`${isAlive(sql`met`, now)} and met.starts_at >= ${beginOf('day', zone, now)}
      and met.starts_at < ${beginOf('day', zone, now, '1 day')}`,
  )

/** The first confirmed appointment of the days after today. */
export const nextVisitOf = (dietitianId: string, zone: string, now: Date): RawBuilder<AgendaRow> => sql`
  ${agendaRows(dietitianId, sql`met.status = 'confirmed' and met.starts_at >= ${beginOf('day', zone, now, '1 day')}`)} limit 1`

export type CountedRow = { count: number; first: string | null }

/** What a dietitian has left to do in confirmed and completed appointments. */
export const openTasksOf = (
  dietitianId: string,
  now: Date,
): RawBuilder<{ moves: CountedRow; unfinished: CountedRow; claims: CountedRow }> => {
  const isClaimed = sql`exists (select from absence_claims as claim where claim.appointment_id = visit.id and claim.decided_at is null)`
  const counted = (condition: RawBuilder<unknown>) =>
    sql`json_build_object('count', count(*) filter (where ${condition}),
      'first', (array_agg(visit.id order by visit.starts_at, visit.id) filter (where ${condition}))[1])`
  return sql`
  select ${counted(sql`visit.status = 'confirmed' and visit.wanted_until > ${now}::timestamptz`)} as moves,
    ${counted(sql`visit.status = 'confirmed' and visit.ends_at <= ${now}::timestamptz and not ${isClaimed}`)} as unfinished,
    ${counted(sql`exists (select from absence_claims as claim
      where claim.appointment_id = visit.id and claim.decided_at is null and claim.dietitian_says is null)`)} as claims
    from appointments as visit
    where visit.dietitian_id = ${dietitianId}::uuid and (visit.status = 'confirmed' or ${isClaimed})`
}

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

export type UnsignedRow = {
  count: number
  id: string
  starts_at: Date
  name: string | null
  other_name: string | null
}

/** A dietitian's notes that are begun but not signed, the oldest first. */
export const unsignedNotesOf = (dietitianId: string, most: number): RawBuilder<UnsignedRow> => sql`
  select count(*) over ()::int as count, met.id, met.starts_at, met.other_full_name as name, met.other_other_name as other_name
    from met_appointments as met where met.dietitian_id = ${dietitianId}::uuid and ${waitsForSignature(sql`met`)}
    order by met.starts_at, met.id limit ${most}`
