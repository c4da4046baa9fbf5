import { dietitiansOnly, type Rows } from './row.ts'

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
