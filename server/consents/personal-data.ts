import { type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'

export const consentData = {
  consents: {
    ...personalTable('consents', {
      keeps: {
        user_id: 'consent must be provable for as long as claims against us are possible',
      },
    }),
    erase: (tx, { id }) =>
      tx.updateTable('consents').set({ address_mark: null }).where('user_id', '=', id).execute(),
  },
} satisfies PersonalData
