import { anyone, type Rows } from './row.ts'

let used = 0

/** A time that no earlier sample holds: strangers share a practice, and no two of them can hold one time. */
function nextAfter(free: string): string {
  used += 1
  const [week, turn] = [Math.floor(used / 4) % 6, used % 4]
  return new Date(Date.parse(free) + week * 7 * 86_400_000 + turn * 2 * 3_600_000).toISOString()
}

export const visitorRows = {
  holdForVisitor: {
    sample: ({ appointments: { dietitian, service, free } }) => ({
      dietitian,
      service,
      startsAt: nextAfter(free),
    }),
    expects: anyone(201),
    inPerson: true,
  },
  releaseForVisitor: { sample: {}, expects: anyone(200), inPerson: true },
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
    inPerson: true,
  },
} satisfies Rows
