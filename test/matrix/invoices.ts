import { admins, adminsOnly, dietitiansOnly, partiesOnly, patientsOnly, type Rows, signedIn } from './row.ts'

const nobodysId = '01990000-0000-7000-8000-00000000dead'

const byAnybody = (status: number) => ({ ...signedIn(status), ...admins(status, 'finance') })

export const invoiceRows = {
  listInvoices: { sample: {}, expects: patientsOnly(200), inPerson: true },
  listPracticeInvoices: { sample: { about: 'fee' }, expects: dietitiansOnly(200), inPerson: true },
  listAllInvoices: { sample: { q: '2026-0' }, expects: adminsOnly(200, 'finance') },
  listAppointmentInvoices: { sample: { id: nobodysId }, expects: partiesOnly(200), inPerson: true },
  readInvoice: { sample: { id: nobodysId }, expects: byAnybody(404), inPerson: true },
  printInvoice: { sample: { id: nobodysId }, expects: byAnybody(404), inPerson: true },
  readInvoiceSettings: { sample: {}, expects: adminsOnly(200, 'finance') },
  saveInvoiceSettings: {
    sample: {
      legalName: 'Nabta Nutrition Company',
      legalNameArabic: 'شركة نبتة للتغذية',
      vatNumber: '310122393500003',
      commercialNumber: '1010123456',
      street: '7214 Olaya Street',
      district: 'Al Olaya',
      city: 'Riyadh',
      postalCode: '12213',
      zeroRatesCitizens: true,
      version: -1,
    },
    expects: adminsOnly(412, 'finance'),
  },
  readNationalId: { sample: {}, expects: patientsOnly(200), inPerson: true },
  saveNationalId: { sample: { number: '1000000008' }, expects: patientsOnly(200), inPerson: true },
  removeNationalId: { sample: {}, expects: patientsOnly(200), inPerson: true },
} satisfies Rows
