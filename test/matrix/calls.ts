import { partiesOnly, type Rows } from './row.ts'

export const callRows = {
  readCall: {
    sample: ({ appointments }) => ({ id: appointments.current }),
    expects: { ...partiesOnly(404), patient: 200, dietitian: 200 },
    inPerson: true,
  },
  listPresences: {
    sample: ({ appointments }) => ({ id: appointments.current }),
    expects: { ...partiesOnly(404), patient: 200, dietitian: 200 },
  },
} satisfies Rows
