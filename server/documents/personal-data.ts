import { owned, type PersonalData } from '#server/data/personal-table.ts'

/** The bytes of documents go with the next sweep; the key that opens them goes at once. */
export const documentData = {
  documents: owned('documents'),
} satisfies PersonalData
