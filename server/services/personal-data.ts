import { type PersonalData, personalTable } from '#server/ground/data/personal-table.ts'

export const servicesData = {
  services: personalTable('services', { by: 'dietitian_id', hides: { dietitian_id: 'the person' } }),
} satisfies PersonalData
