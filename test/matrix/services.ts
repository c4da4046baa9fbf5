import { dietitiansOnly, type Rows } from './row.ts'

const nobodysId = '01990000-0000-7000-8000-00000000dead'

export const serviceRows = {
  listMyServices: { sample: {}, expects: dietitiansOnly(200) },
  addService: { sample: offer(), expects: dietitiansOnly(201) },
  saveService: {
    sample: ({ practice }) => ({ id: practice.service, ...offer() }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  orderServices: {
    sample: ({ practice }) => ({ ids: [practice.service] }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  removeService: {
    sample: ({ practice }) => ({ id: practice.service }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  listMyPackages: { sample: {}, expects: dietitiansOnly(200) },
  addOffer: {
    sample: ({ practice }) => ({ service: practice.service, uses: '5', days: '90', price: '600' }),
    expects: { ...dietitiansOnly(404), dietitian: 201 },
  },
  saveOffer: {
    sample: { id: nobodysId, uses: '5', days: '90', price: '600' },
    expects: dietitiansOnly(404),
  },
  withdrawOffer: { sample: { id: nobodysId }, expects: dietitiansOnly(404) },
} satisfies Rows

function offer() {
  return {
    name: 'Follow-up session',
    otherName: 'استشارة متابعة',
    description: 'What worked, and what we change until the next time.',
    otherDescription: 'ما الذي نجح، وما الذي نغيّره حتى الموعد القادم.',
    duration: '30',
    price: '150',
    platform: 'zoom',
    isInitial: false,
    isActive: true,
  }
}
