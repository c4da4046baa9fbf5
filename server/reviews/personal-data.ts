import { sql } from 'kysely'
import { copyRows, type PersonalData } from '#server/ground/data/personal-table.ts'

const hides = {
  patient_id: 'the person, or somebody else',
  dietitian_id: 'the person, or somebody else',
  hidden_by: 'an admin',
}

export const reviewData = {
  reviews: {
    /** Reviews written by the person, and those about them. */
    copy: async (tx, _house, { id }) => [
      ...(await copyRows(tx, 'reviews', 'patient_id', id, hides)),
      ...(await copyRows(tx, 'reviews', 'dietitian_id', id, hides)),
    ],
    /** A patient’s rating stays without text or name; a dietitian’s reviews are deleted. */
    erase: (tx, { id }) =>
      sql`
        with forgotten as (delete from reviews where dietitian_id = ${id})
        update reviews set patient_id = null, content = '', is_public = false, reply = null, replied_at = null,
            hidden_because = case when hidden_at is not null then '' end
          where patient_id = ${id}`.execute(tx),
    hides,
    keeps: { hidden_by: 'who decided it; the id leads nowhere' },
  },
} satisfies PersonalData
