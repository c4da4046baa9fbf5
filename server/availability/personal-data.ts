import { type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'

export const availabilityData = {
  availabilities: personalTable('availabilities'),
  hour_exceptions: personalTable('hour_exceptions'),
  taken_times: personalTable('taken_times', { by: 'person_id', hides: { person_id: 'the person' } }),
} satisfies PersonalData
