import { owned, type PersonalData } from '#server/data/personal-table.ts'

/** The bytes of documents go with the next sweep; the key that opens them goes at once. */
export const documentData = {
  documents: owned('documents'),
  verifications: owned('verifications', {
    hides: { decided_by: 'the id of another person' },
    keeps: { decided_by: 'which admin has decided about somebody who is still here' },
  }),
} satisfies PersonalData
