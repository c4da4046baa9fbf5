import { demoPage } from '#test/fakes/sample-files.ts'
import { admins, adminsOnly, dietitiansOnly, type Rows, signedIn } from './row.ts'

const forSupport = (status: number) => ({ ...signedIn(status), ...admins(status, 'support') })
const bothSides = (status: number) => ({ ...forSupport(404), patient: status, dietitian: status })
const clientId = '0192f0c1-2345-7000-8000-00000000c0de'

export const messageRows = {
  listConversations: { sample: {}, expects: forSupport(200), inPerson: true },
  searchConversations: { sample: { q: 'Sara' }, expects: forSupport(200), inPerson: true },
  countUnread: { sample: {}, expects: forSupport(200) },
  // Admins are the Support Team.
  openConversation: {
    sample: { with: 'support' },
    expects: { ...signedIn(200), ...admins(409, 'support') },
    inPerson: true,
  },
  readConversation: {
    sample: ({ messages }) => ({ id: messages.conversation }),
    expects: bothSides(200),
    inPerson: true,
  },
  listMessages: {
    sample: ({ messages }) => ({ id: messages.conversation }),
    expects: bothSides(200),
    inPerson: true,
  },
  sendMessage: {
    sample: ({ messages }) => ({ id: messages.conversation, clientId, content: 'Thank you.' }),
    expects: bothSides(201),
    inPerson: true,
  },
  sendFile: {
    sample: ({ messages }) => ({ id: messages.conversation, name: 'Blood test.pdf', upload: demoPage }),
    expects: bothSides(201),
    inPerson: true,
  },
  readMessageFile: {
    sample: ({ messages }) => ({ id: messages.file }),
    expects: bothSides(200),
    inPerson: true,
  },
  editMessage: {
    sample: ({ messages }) => ({ id: messages.own, content: 'Thank you very much.' }),
    expects: bothSides(200),
    inPerson: true,
  },
  takeBackMessage: {
    sample: ({ messages }) => ({ id: messages.own }),
    expects: bothSides(200),
    inPerson: true,
  },
  markRead: {
    sample: ({ messages }) => ({ id: messages.conversation, sequence: 2 }),
    expects: bothSides(200),
    inPerson: true,
  },
  searchMessages: {
    sample: ({ messages }) => ({ id: messages.conversation, q: 'lentils' }),
    expects: bothSides(200),
    inPerson: true,
  },
  reportMessage: {
    sample: ({ messages }) => ({ id: messages.others, reason: 'other', note: 'He laughs at me.' }),
    expects: bothSides(200),
    inPerson: true,
  },
  listSavedReplies: { sample: {}, expects: dietitiansOnly(200) },
  addSavedReply: {
    sample: { title: 'Before the first visit', content: 'Dear {name}, please come fasting.' },
    expects: dietitiansOnly(201),
  },
  changeSavedReply: {
    sample: ({ messages }) => ({
      id: messages.own,
      title: 'Before the first visit',
      content: 'Please come fasting.',
    }),
    expects: dietitiansOnly(404),
  },
  removeSavedReply: { sample: ({ messages }) => ({ id: messages.own }), expects: dietitiansOnly(404) },
  listMessageReports: { sample: { state: 'open' }, expects: adminsOnly(200, 'support'), inPerson: true },
  countMessageReports: { sample: {}, expects: adminsOnly(200, 'support') },
  closeMessageReport: {
    sample: ({ messages }) => ({ id: messages.report, outcome: 'writer_warned' }),
    expects: adminsOnly(200, 'support'),
  },
} satisfies Rows
