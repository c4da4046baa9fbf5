import { dietitiansOnly, type Rows } from './row.ts'

export const serviceRows = {
  listMyServices: { sample: {}, expects: dietitiansOnly(200) },
  addService: { sample: offer(), expects: dietitiansOnly(201) },
  saveService: {
    sample: ({ practice }) => ({ id: practice.service, ...offer() }),
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
    description: 'What worked, and what we change until the next time.',
    duration: '30',
    price: '150',
    platform: 'zoom',
    isActive: true,
  }
}
