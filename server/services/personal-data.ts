import { owned, type PersonalData } from '#server/ground/data/personal-table.ts'

export const servicesData = {
  services: owned('services', { by: 'dietitian_id', hides: { dietitian_id: 'the person' } }),
} satisfies PersonalData
