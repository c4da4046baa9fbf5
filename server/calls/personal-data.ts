import { type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'

/** The appointment also records that the person attended, and keeps that for the other side. */
export const callData = {
  call_presences: personalTable('call_presences', {
    by: 'person_id',
    hides: { person_id: 'the person', seat: 'a page that was closed long ago' },
  }),
} satisfies PersonalData
