import { owned, type PersonalData } from '#server/ground/data/personal-table.ts'

export const availabilityData = {
  availabilities: owned('availabilities'),
  hour_exceptions: owned('hour_exceptions'),
  taken_times: owned('taken_times', { by: 'person_id', hides: { person_id: 'the person' } }),
} satisfies PersonalData
