import { sql } from 'kysely'

/** Of a row called `applicant`: Riyadh's midnight after the last day, null where none is verified. */
export const endOfLicense = sql`((applicant.licensed_until::date + 1)::timestamp at time zone 'Asia/Riyadh')`
