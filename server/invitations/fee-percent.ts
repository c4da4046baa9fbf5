import { type RawBuilder, sql } from 'kysely'
import { platformSetting } from '#server/platform/facts.ts'
import { feePercentNow } from '#server/platform/fee.ts'
import { isOwnPatient } from './facts.ts'

/** The platform’s percentage of what this patient pays the dietitian now, as a column of another statement. */
export const feePercentOf = (patient: string, dietitian: string, now: Date): RawBuilder<number> => sql`(
  select case when ${isOwnPatient(patient, dietitian)} then ${platformSetting('own_fee_percent')} else ${feePercentNow(now)} end)`
