import { dietitiansOnly, patientsOnly, type Rows } from './row.ts'

export const directoryRows = {
  searchDietitians: {
    sample: { q: 'ليلى', specialization: 'diabetes,clinical', mode: 'video', sort: 'price' },
    expects: patientsOnly(200),
  },
  countDietitians: { sample: { language: 'arabic', when: 'week', most: '500' }, expects: patientsOnly(200) },
  readDietitian: { sample: ({ practice }) => ({ id: practice.dietitian.id }), expects: patientsOnly(200) },
  saveDietitian: { sample: ({ practice }) => ({ id: practice.dietitian.id }), expects: patientsOnly(200) },
  forgetDietitian: { sample: ({ practice }) => ({ id: practice.dietitian.id }), expects: patientsOnly(200) },
  readPublicListing: { sample: {}, expects: dietitiansOnly(200) },
  savePublicListing: {
    given: ['practice'],
    sample: { isListed: true, showsPhoto: true, showsReviews: false },
    expects: dietitiansOnly(200),
  },
} satisfies Rows
