import { type RawBuilder, sql } from 'kysely'
import type { Mode } from '#contract/practice-options.ts'

type Chosen = { dietitian: string; service: string; startsAt: string; mode: Mode }

/** Where a patient books this time: the page holds it and asks for nothing else but the payment. */
export const visitorBookingPath = ({ dietitian, service, startsAt, mode }: Chosen): string =>
  `/patient/dietitians/${dietitian}/book?${new URLSearchParams({ service, mode, slot: startsAt })}`

export type VisitorReservation = Chosen & {
  name: string
  otherName: string | null
  zone: string
  until: string
}

/** As the system: what a visitor has reserved for this account, until it ends. */
export const visitorReservationOf = (person: string, now: Date): RawBuilder<VisitorReservation> => sql`
  select dietitian_id as dietitian, service_id as service, mode, visitor_holds.zone,
      to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startsAt",
      to_char(held_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until,
      coalesce(face ->> 'other_full_name', '') as name, face ->> 'other_other_name' as "otherName"
    from visitor_holds, app.face_of_listed(dietitian_id) as face
    where person_id = ${person}::uuid and is_sent and held_until > ${now}::timestamptz`
