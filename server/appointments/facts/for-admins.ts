import { type RawBuilder, sql } from 'kysely'

/** Both sides of a claim about who attended, and whether it is undecided; no row if there is none. */
export const claimForEvidence = (
  id: string,
): RawBuilder<{ patient_id: string | null; dietitian_id: string | null; is_open: boolean }> => sql`
  select patient_id, dietitian_id, absence_claims.decided_at is null as is_open
    from absence_claims join appointments on appointments.id = appointment_id where appointment_id = ${id}::uuid`

/** Claims that an admin has to decide, and since when the first has been waiting. */
export const claimsForAdmins = sql<{ count: number; at: string | null }>`(
  select json_build_object('count', count(*), 'at', min(for_admins_at)) from absence_claims
    where decided_at is null and for_admins_at is not null)`

/** The appointments of a person, on either side. */
export const appointmentsOfPerson = (person: string): RawBuilder<{ id: string }> => sql`
  select appointments.id from appointments where ${person}::uuid in (patient_id, dietitian_id)`
