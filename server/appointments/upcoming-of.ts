import { type RawBuilder, sql } from 'kysely'
import { isUpcoming } from './conflicts/conflicts.ts'

/** Timestamps as JSON text. */
export type UpcomingRow = {
  count: number
  afterLicense: number
  upcoming: {
    id: string
    status: 'pending' | 'confirmed'
    serviceName: string
    otherServiceName: string | null
    startsAt: string
    isAfterLicense: boolean
  }[]
}

export type AheadRow = { asPatient: number; asDietitian: number }

/** The number of a person's upcoming appointments, on either side. */
export const appointmentsAhead = (id: string, now: Date): RawBuilder<AheadRow> => sql`
  select count(*) filter (where patient_id = ${id}::uuid)::int as "asPatient",
      count(*) filter (where dietitian_id = ${id}::uuid)::int as "asDietitian"
    from appointments where ${id}::uuid in (patient_id, dietitian_id) and ${isUpcoming(now)}`

/** A dietitian's upcoming appointments, for admins: times and services, but not the patients. */
export const upcomingOf = (
  dietitianId: string,
  /** The moment after which no appointment may take place; null if there is none. */
  licenseEnd: RawBuilder<unknown>,
  most: number,
  now: Date,
): RawBuilder<UpcomingRow> => sql`(
  select json_build_object('count', count(*), 'afterLicense', count(*) filter (where is_after),
      'upcoming', coalesce(json_agg(json_build_object('id', id, 'status', status, 'serviceName', service_name, 'otherServiceName', other_service_name,
        'startsAt', starts_at, 'isAfterLicense', is_after) order by starts_at, id) filter (where place <= ${most}), '[]'))
    from (
      select *, coalesce(starts_at >= ${licenseEnd}, false) as is_after, row_number() over (order by starts_at, id) as place
        from appointments where dietitian_id = ${dietitianId}::uuid and ${isUpcoming(now)}) as ahead)`
