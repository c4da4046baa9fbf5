import { dietitiansOnly, type Rows } from './row.ts'

export const paymentRows = {
  readBilling: { sample: {}, expects: dietitiansOnly(200), inPerson: true },
  saveBilling: {
    sample: {
      legalName: 'Layla Al-Harbi Nutrition Clinic',
      vatNumber: '300000000000003',
      iban: 'SA03 8000 0000 6080 1016 7519',
      street: '7214 Olaya Street',
      district: 'Al Olaya',
      city: 'Riyadh',
      postalCode: '12213',
    },
    expects: dietitiansOnly(200),
    inPerson: true,
  },
  removeIban: { sample: {}, expects: dietitiansOnly(200), inPerson: true },
  readEarnings: { sample: { year: 2026 }, expects: dietitiansOnly(200), inPerson: true },
  exportEarnings: { sample: { year: 2026 }, expects: dietitiansOnly(200), inPerson: true },
} satisfies Rows
