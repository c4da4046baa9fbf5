import { dietitiansOnly, patientsOnly, type Rows } from './row.ts'

export const availabilityRows = {
  readAvailability: { sample: {}, expects: dietitiansOnly(200) },
  saveAvailability: {
    given: ['practice', 'appointments'],
    sample: {
      zone: 'Asia/Riyadh',
      weekly: [
        [
          { from: '09:00', to: '12:00' },
          { from: '20:00', to: '01:00' },
        ],
        [],
        [],
        [],
        [],
        [],
        [],
      ],
      buffer: 10,
      notice: 120,
      horizon: 60,
      increment: 15,
      mostPerDay: null,
      mostPerPatient: 3,
      takesAtOnce: true,
      refunds: { wholeUntil: 6, partUntil: 1, partPercent: 75 },
    },
    expects: dietitiansOnly(200),
  },
  addException: { given: ['practice', 'appointments'], sample: holiday(), expects: dietitiansOnly(201) },
  saveException: {
    sample: ({ practice }) => ({ id: practice.exception, ...holiday() }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  removeException: {
    sample: ({ practice }) => ({ id: practice.exception }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  readMyDays: { sample: { from: '2026-12-01', days: '31', duration: '30' }, expects: dietitiansOnly(200) },
  listTimesToBook: {
    sample: ({ appointments: { service } }) => ({ from: '2026-12-01', days: '31', service }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  listSlots: {
    sample: ({ practice }) => ({ id: practice.dietitian.id, from: '2026-12-01', days: '31' }),
    expects: patientsOnly(200),
  },
} satisfies Rows

function holiday() {
  return { kind: 'closed', from: '2027-03-10', to: '2027-03-14', weekdays: null, hours: [], label: 'Eid' }
}
