import { anyone, type Rows } from './row.ts'

export const visitorRows = {
  holdForVisitor: {
    sample: ({ appointments: { dietitian, service, free } }) => ({ dietitian, service, startsAt: free }),
    expects: anyone(201),
  },
  releaseForVisitor: { sample: {}, expects: anyone(200) },
  // Without the cookie of a browser that holds the time.
  bookAsVisitor: {
    sample: ({ appointments: { dietitian, service, free } }) => ({
      dietitian,
      service,
      startsAt: free,
      mode: 'in-person',
      zone: 'Europe/London',
      name: 'Huda Al-Ghamdi',
      email: 'huda@example.sa',
      password: 'cardamom & dates',
      bornOn: '1991-03-09',
      agrees: true,
    }),
    expects: anyone(409),
  },
} satisfies Rows
