import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#server/ground/data/db.ts'
import { nameOf, otherNameOf } from '#server/profiles/facts.ts'
import type { ReviewRow } from './load.ts'

export type ModeratedRow = ReviewRow & { dietitianName: string | null; dietitianOtherName: string | null }

/** Admins also see the dietitian’s name. */
export const withName = sql`,
  'dietitianName', ${nameOf(sql`dietitian_id`)}, 'dietitianOtherName', ${otherNameOf(sql`dietitian_id`)}`

/** Admins cannot decide about a review that they wrote or received. */
export const mayModerate = ({ id }: Actor): RawBuilder<boolean> =>
  sql`${id}::uuid is distinct from dietitian_id and ${id}::uuid is distinct from patient_id`
