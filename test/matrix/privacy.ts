import { sara } from '../cast.ts'
import { adminsOnly, type Rows } from './row.ts'

const nowhere = '01a20000-0000-7000-8000-000000000000'

const facts = {
  isDrill: false,
  title: 'A laptop was lost',
  happenedOn: '2026-01-01',
  endedOn: '2026-01-02',
  what: 'A laptop with a signed-in session was left in a taxi.',
  categories: ['contact'],
  peopleCount: '12',
  recordsCount: '40',
  risks: 'Unwanted calls.',
  measures: 'The sessions were ended.',
  contact: 'privacy@example.sa',
}

export const privacyRows = {
  listBreaches: { sample: {}, expects: adminsOnly(200, 'privacy'), inPerson: true },
  readBreach: { sample: { id: nowhere }, expects: adminsOnly(404, 'privacy'), inPerson: true },
  openBreach: {
    sample: { ...facts, knownOn: '2026-01-02', knownTime: '09:30' },
    expects: adminsOnly(201, 'privacy'),
  },
  changeBreach: { sample: { ...facts, id: nowhere, version: 1 }, expects: adminsOnly(404, 'privacy') },
  tellOfBreach: {
    sample: { id: nowhere, who: 'authority', toldOn: '2026-01-03', note: 'SDAIA-77' },
    expects: adminsOnly(404, 'privacy'),
  },
  closeBreach: {
    sample: { id: nowhere, conclusion: 'The laptop came back.' },
    expects: adminsOnly(404, 'privacy'),
  },
  findAffected: {
    sample: { email: sara.email, from: '2026-01-01', to: '2026-01-02' },
    expects: adminsOnly(200, 'privacy'),
  },
  listDataRequests: { sample: {}, expects: adminsOnly(200, 'privacy'), inPerson: true },
  readDataRequest: { sample: { id: nowhere }, expects: adminsOnly(404, 'privacy'), inPerson: true },
  logDataRequest: {
    sample: ({ stranger }) => ({
      requester: 'Somebody on the phone',
      email: stranger.email,
      kind: 'access',
      channel: 'phone',
      content: 'What do you know of me?',
      identityVerified: true,
      receivedOn: '2026-01-02',
    }),
    expects: adminsOnly(201, 'privacy'),
  },
  extendDataRequest: {
    sample: { id: nowhere, reason: 'Much has to be looked through.' },
    expects: adminsOnly(404, 'privacy'),
  },
  answerDataRequest: {
    sample: { id: nowhere, outcome: 'refused', note: 'It is about somebody else.', identityVerified: true },
    expects: adminsOnly(404, 'privacy'),
  },
} satisfies Rows
