import { type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'

/** The address is derived from the id, so a copy shows only when the feed was made. */
export const feedData = {
  calendar_feeds: personalTable('calendar_feeds', {
    hides: { id: 'anyone who knows it knows half of the address' },
  }),
} satisfies PersonalData
