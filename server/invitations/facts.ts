import { type RawBuilder, sql } from 'kysely'

/** Whether the patient has accepted an invitation of this dietitian, as a column of another statement. */
export const isConnected = (patient: string, dietitian: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from patient_connections where patient_id = ${patient}::uuid and dietitian_id = ${dietitian}::uuid)`

/** Whether the patient was new to the platform when accepting it. */
export const isOwnPatient = (patient: string, dietitian: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from patient_connections
    where patient_id = ${patient}::uuid and dietitian_id = ${dietitian}::uuid and is_own)`

/** The patients who accepted an invitation of this dietitian. */
export const connectedPatients = (
  dietitian: string,
): RawBuilder<{ patient_id: string; connected_at: Date }> => sql`
  select patient_id, connected_at from patient_connections where dietitian_id = ${dietitian}::uuid`
