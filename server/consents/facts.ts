import { type RawBuilder, sql } from 'kysely'

/** Whether the person has agreed to the use of health data for care, and has not withdrawn it. */
export const hasAgreedToCare = (userId: string): RawBuilder<boolean> =>
  sql`coalesce((select given from consents where user_id = ${userId}::uuid and purpose = 'care' order by id desc limit 1), false)`

export type HealthConsentRow = { given: boolean; at: string; version: string }

/** The latest decision about storing health data, as JSON; null if the person has never made one. */
export const healthConsentOf = (person: RawBuilder<unknown>): RawBuilder<HealthConsentRow | null> => sql`(
  select json_build_object('given', given, 'at', at, 'version', version)
    from consents where user_id = ${person} and purpose = 'health' order by id desc limit 1)`

/** Whether the latest decision is consent to this version of the wording. */
export const hasHealthConsent = (
  person: RawBuilder<unknown>,
  version: string,
): RawBuilder<boolean> => sql`coalesce((
  select given and version = ${version} from consents where user_id = ${person} and purpose = 'health' order by id desc limit 1), false)`
