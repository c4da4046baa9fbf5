import { sql } from 'kysely'
import { copyRows, type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'
import { openRequest } from './data-requests.ts'

const hidden = {
  person_id: 'the person',
  requester_sealed: 'included decrypted',
  content_sealed: 'included decrypted',
}

/**
 * The law requires us to retain what was requested and what came of it, so entries outlive the account of their
 * author.
 */
const stays = { erase: async () => {} }

export const privacyData = {
  data_requests: {
    async copy(tx, { keys }, { id }) {
      const rows = await copyRows(tx, 'data_requests', 'person_id', id, hidden)
      const sealed = await tx.selectFrom('data_requests').selectAll().where('person_id', '=', id).execute()
      return rows.map((row) => {
        const words = sealed.find((each) => each.id === row.id)
        return { ...row, ...(words && openRequest(words, { keys, log: () => {} })) }
      })
    },
    /** The fact of the request and the time of its answer stay; the requester's words are erased. */
    erase: (tx, { id }) =>
      sql`update data_requests set requester = null, content = null, requester_sealed = null, content_sealed = null
        where person_id = ${id}::uuid`.execute(tx),
    hides: hidden,
  },
  privacy_entries: {
    ...personalTable('privacy_entries', {
      by: 'by_id',
      hides: { by_id: 'the person', matter_id: 'an internal id' },
    }),
    ...stays,
  },
} satisfies PersonalData
