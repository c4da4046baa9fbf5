import { owned, type PersonalData } from '#server/ground/data/personal-table.ts'

/** The address itself is made of the id, so a copy tells when there was one and no more. */
export const feedData = {
  calendar_feeds: owned('calendar_feeds', { hides: { id: 'whoever knows it knows half of the address' } }),
} satisfies PersonalData
