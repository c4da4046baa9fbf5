import { sql } from 'kysely'
import { type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'

/** A row lasts 20 minutes at most, so there is nothing else to retain or to forget. */
export const visitorData = {
  visitor_holds: {
    ...personalTable('visitor_holds', {
      by: 'person_id',
      hides: {
        person_id: 'the person',
        dietitian_id: 'somebody else, with no appointment yet',
        address_mark: 'stands for the network address',
      },
    }),
    erase: (tx, { id }) =>
      sql`delete from visitor_holds where ${id}::uuid in (person_id, dietitian_id)`.execute(tx),
  },
} satisfies PersonalData
