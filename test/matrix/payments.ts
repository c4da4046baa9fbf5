import { adminsOnly, anyone, dietitiansOnly, patientsOnly, type Rows, unknownToken } from './row.ts'

const nobodysId = '01990000-0000-7000-8000-00000000dead'

export const paymentRows = {
  readBilling: { sample: {}, expects: dietitiansOnly(200), inPerson: true },
  saveBilling: {
    sample: {
      legalName: 'Layla Al-Harbi Nutrition Clinic',
      vatNumber: '300000000000003',
      healthLicense: '1400023456',
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
  readBalance: { sample: {}, expects: dietitiansOnly(200), inPerson: true },
  listEarned: { sample: {}, expects: dietitiansOnly(200), inPerson: true },
  listPaymentMethods: { sample: {}, expects: patientsOnly(200), inPerson: true },
  addPaymentMethod: { sample: {}, expects: patientsOnly(409), inPerson: true },
  concludeAddition: { sample: { state: unknownToken() }, expects: patientsOnly(409), inPerson: true },
  chooseDefaultCard: { sample: { id: nobodysId }, expects: patientsOnly(404), inPerson: true },
  removePaymentMethod: { sample: { id: nobodysId }, expects: patientsOnly(404), inPerson: true },
  payForAppointment: {
    sample: ({ appointments: { dietitian, service, free } }) => ({
      dietitian,
      service,
      startsAt: free,
      mode: 'in-person',
      zone: 'Europe/London',
      bornOn: '1991-03-09',
      agrees: true,
      message: 'I am tired after every meal.',
      price: 150,
    }),
    expects: patientsOnly(409),
    inPerson: true,
  },
  concludePayment: { sample: { payment: nobodysId }, expects: patientsOnly(409), inPerson: true },
  readWallet: { sample: {}, expects: patientsOnly(200), inPerson: true },
  payWithCard: {
    sample: { payment: nobodysId, card: nobodysId },
    expects: patientsOnly(409),
    inPerson: true,
  },
  readReceipt: { sample: { id: nobodysId }, expects: patientsOnly(200), inPerson: true },
  readPayouts: { sample: {}, expects: dietitiansOnly(200), inPerson: true },
  payOutNow: { sample: {}, expects: dietitiansOnly(409), inPerson: true },
  listDisputes: { sample: {}, expects: adminsOnly(200) },
  listPayouts: { sample: {}, expects: adminsOnly(200) },
  listPayees: { sample: {}, expects: adminsOnly(200) },
  holdPayouts: {
    sample: ({ practice }) => ({ dietitian: practice.dietitian.id, reason: 'The bank asks about it.' }),
    expects: adminsOnly(200),
  },
  releasePayouts: {
    sample: ({ practice }) => ({ dietitian: practice.dietitian.id }),
    expects: adminsOnly(200),
  },
  receivePaymentWebhook: {
    sample: { id: 'event', type: 'payment_paid', secret_token: 'none', data: { id: 'payment' } },
    expects: anyone(409),
    inPerson: true,
  },
} satisfies Rows
