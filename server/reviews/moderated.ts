import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#server/ground/data/db.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import type { Row } from './load.ts'

export type ModeratedRow = Row & { dietitianName: string | null; dietitianOtherName: string | null }

/** For admins the dietitian's name stands beside it. */
export const withName = sql`,
  'dietitianName', ${nameOf(sql`dietitian_id`)}, 'dietitianOtherName', ${otherNameOf(sql`dietitian_id`)}`

/** Nobody decides what is said of himself, or by himself. */
export const mayModerate = ({ id }: Actor): RawBuilder<boolean> =>
  sql`${id}::uuid is distinct from dietitian_id and ${id}::uuid is distinct from patient_id`
