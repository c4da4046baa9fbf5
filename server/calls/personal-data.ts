import { owned, type PersonalData } from '#server/ground/data/personal-table.ts'

/** That somebody came stands on the appointment too, and stays there for the other. */
export const callData = {
  call_presences: owned('call_presences', {
    by: 'person_id',
    hides: { person_id: 'the person', seat: 'a page that has long been closed' },
  }),
} satisfies PersonalData
