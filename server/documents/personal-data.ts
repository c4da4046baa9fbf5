import { type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'
import { openDocument } from './sealed-document.ts'

/** The bytes of documents are deleted by the next sweep; the key that decrypts them is deleted immediately. */
export const documentData = {
  documents: personalTable('documents', {
    async files(tx, _house, { id: userId }) {
      const rows = await tx
        .selectFrom('documents')
        .select(['id', 'name', 'type', 'uploaded_at'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute()
      return rows.map(({ id, name, type, uploaded_at }) => ({
        folder: 'documents',
        name,
        type,
        at: uploaded_at,
        open: (house) => openDocument(house, userId, id),
      }))
    },
  }),
} satisfies PersonalData
