import { type RawBuilder, sql } from 'kysely'
import { platformSetting } from '#server/platform/facts.ts'
import { feePercentNow } from '#server/platform/fee.ts'

/** Whether the patient has accepted an invitation of this dietitian, as a column of another statement. */
export const isConnected = (patient: string, dietitian: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from patient_connections where patient_id = ${patient}::uuid and dietitian_id = ${dietitian}::uuid)`

/** The platform’s percentage of what this patient pays the dietitian now, as a column of another statement. */
export const feePercentOf = (patient: string, dietitian: string, now: Date): RawBuilder<number> => sql`(
  select case when exists (select from patient_connections
      where patient_id = ${patient}::uuid and dietitian_id = ${dietitian}::uuid and is_own)
    then ${platformSetting('own_fee_percent')} else ${feePercentNow(now)} end)`
