import { type RawBuilder, sql } from 'kysely'

type EarningsRow = {
  month: string
  name: string
  other_name: string | null
  count: number
  halalas: number
  net_halalas: number
}

/**
 * The price at booking, and the earnings given by `net`, of a dietitian's completed appointments, by month and
 * service; the latest month first.
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

/** The same for each appointment of one year. */
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
