import {
  adminsOnly,
  anyone,
  dietitiansOnly,
  partiesOnly,
  patientsOnly,
  type Rows,
  unknownToken,
} from './row.ts'

const adime = {
  assessment: 'Weighs 80 kg.',
  diagnosis: 'Late dinners.',
  intervention: 'Lunch before two.',
  monitoring: 'Weight each week.',
}

export const appointmentRows = {
  listConflicts: { sample: {}, expects: dietitiansOnly(200) },
  keepConflicts: { sample: { ids: ['01990000-0000-7000-8000-000000000000'] }, expects: dietitiansOnly(200) },
  cancelConflicts: {
    sample: ({ appointments: { ahead, waiting } }) => ({
      ids: [ahead, waiting],
      reason: 'My hours have changed.',
    }),
    expects: dietitiansOnly(200),
  },
  listAppointments: { sample: { view: 'upcoming' }, expects: partiesOnly(200) },
  searchAppointments: { sample: { view: 'upcoming', q: 'ليلى' }, expects: partiesOnly(200) },
  listNow: { sample: {}, expects: partiesOnly(200) },
  readAppointment: {
    sample: ({ appointments }) => ({ id: appointments.ahead }),
    expects: { ...partiesOnly(404), patient: 200, dietitian: 200 },
  },
  readPracticeCalendar: { sample: { from: '2026-12-01', days: '42' }, expects: dietitiansOnly(200) },
  holdTime: {
    sample: ({ appointments: { dietitian, service, free } }) => ({ dietitian, service, startsAt: free }),
    expects: patientsOnly(201),
  },
  releaseTime: { sample: {}, expects: patientsOnly(200) },
  bookAppointment: {
    sample: ({ appointments: { dietitian, service, free } }) => ({
      dietitian,
      service,
      startsAt: free,
      mode: 'in-person',
      zone: 'Europe/London',
      bornOn: '1991-03-09',
      agrees: true,
      message: 'I am tired after every meal.',
    }),
    expects: patientsOnly(201),
  },
  confirmAppointment: {
    sample: ({ appointments }) => ({ id: appointments.waiting }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  declineAppointment: {
    sample: ({ appointments }) => ({ id: appointments.waiting, reason: 'That day is full.' }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  cancelAppointment: {
    sample: ({ appointments }) => ({ id: appointments.ahead, reason: 'Something has come up.' }),
    expects: { ...partiesOnly(404), patient: 200, dietitian: 200 },
  },
  completeAppointment: {
    sample: ({ appointments }) => ({
      id: appointments.current,
      outcome: 'patient_absent',
      words: 'Nobody came.',
    }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  reportAbsence: {
    sample: ({ appointments }) => ({ id: appointments.current, words: 'Nobody came.' }),
    expects: { ...patientsOnly(404), patient: 200 },
  },
  sayWhoCame: {
    sample: ({ appointments }) => ({
      id: appointments.current,
      attendance: 'attended',
      words: 'We met as agreed.',
    }),
    expects: { ...partiesOnly(404), patient: 409, dietitian: 409 },
  },
  listAbsenceClaims: {
    sample: { state: 'open' },
    expects: adminsOnly(200, 'support', 'finance'),
    inPerson: true,
  },
  readAbsenceClaim: {
    sample: ({ appointments }) => ({ id: appointments.current }),
    expects: adminsOnly(404, 'support', 'finance'),
    inPerson: true,
  },
  decideAbsenceClaim: {
    sample: ({ appointments }) => ({
      id: appointments.current,
      attendance: 'attended',
    }),
    expects: adminsOnly(404, 'finance'),
  },
  listTimesToMove: {
    sample: ({ appointments }) => ({ id: appointments.ahead, from: '2026-12-01', days: '31' }),
    expects: { ...partiesOnly(404), patient: 200, dietitian: 200 },
  },
  rescheduleAppointment: {
    sample: ({ appointments }) => ({ id: appointments.ahead, startsAt: appointments.free }),
    expects: { ...partiesOnly(404), patient: 200, dietitian: 200 },
  },
  setMeetingLink: {
    sample: ({ appointments }) => ({
      id: appointments.ahead,
      link: 'https://us02web.zoom.us/j/81234567890?pwd=abc',
    }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  saveNotes: {
    sample: ({ appointments }) => ({
      id: appointments.ahead,
      private: 'Sleeps badly.',
      shared: '',
      ...adime,
    }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  signNotes: {
    sample: ({ appointments }) => ({
      id: appointments.ahead,
      private: '',
      shared: 'Dinner before eight.',
      ...adime,
    }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  addToNotes: {
    sample: ({ appointments }) => ({ id: appointments.over, audience: 'shared', text: 'And a walk.' }),
    expects: { ...dietitiansOnly(404), dietitian: 201 },
  },
  readEarlierNotes: {
    sample: ({ appointments }) => ({ id: appointments.ahead }),
    expects: { ...dietitiansOnly(404), dietitian: 200 },
  },
  listNoteTemplates: { sample: {}, expects: dietitiansOnly(200) },
  saveNoteTemplate: {
    sample: {
      name: 'First visit',
      ...adime,
      shared: 'What we agreed on:',
    },
    expects: dietitiansOnly(201),
  },
  removeNoteTemplate: {
    sample: ({ appointments }) => ({ id: appointments.over }),
    expects: dietitiansOnly(404),
  },
  downloadCalendarEntry: {
    sample: ({ reviewed }) => ({ id: reviewed.appointment }),
    expects: { ...partiesOnly(404), patient: 200, dietitian: 200 },
  },
  readCalendarFeed: { sample: {}, expects: partiesOnly(200), inPerson: true },
  renewCalendarFeed: { sample: {}, expects: partiesOnly(201), inPerson: true },
  removeCalendarFeed: { sample: {}, expects: partiesOnly(200), inPerson: true },
  followCalendar: { sample: { token: unknownToken() }, expects: anyone(404) },
} satisfies Rows
