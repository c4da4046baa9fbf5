import { type RawBuilder, sql } from 'kysely'

/** Whether the person has agreed to have health data used for care, and not taken it back. */
export const hasAgreedToCare = (userId: string): RawBuilder<boolean> =>
  sql`coalesce((select given from consents where user_id = ${userId}::uuid and purpose = 'care' order by id desc limit 1), false)`

export type HealthConsentRow = { given: boolean; at: string; version: string }

/** What was said last of health data being kept, as JSON; null for whoever was never asked. */
export const healthConsentOf = (person: RawBuilder<unknown>): RawBuilder<HealthConsentRow | null> => sql`(
  select json_build_object('given', given, 'at', at, 'version', version)
    from consents where user_id = ${person} and purpose = 'health' order by id desc limit 1)`

/** Whether that is a yes to the words of this version. */
export const hasHealthConsent = (
  person: RawBuilder<unknown>,
  version: string,
): RawBuilder<boolean> => sql`coalesce((
  select given and version = ${version} from consents where user_id = ${person} and purpose = 'health' order by id desc limit 1), false)`
