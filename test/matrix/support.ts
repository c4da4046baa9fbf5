import { demoPage } from '#test/fakes/sample-files.ts'
import { sara } from '../cast.ts'
import { adminsOnly, anyone, partiesOnly, type Rows } from './row.ts'

const nobodysId = '01990000-0000-7000-8000-00000000dead'

/** For others they do not exist. */
const patientsOwn = (status: number) => ({ ...partiesOnly(404), patient: status })

export const supportRows = {
  listTickets: { sample: {}, expects: partiesOnly(200), inPerson: true },
  openTicket: {
    sample: {
      subject: 'I cannot pay',
      category: 'payments',
      priority: 'high',
      content: 'The page stays white.',
    },
    expects: partiesOnly(201),
    inPerson: true,
  },
  readTicket: {
    sample: ({ support }) => ({ id: support.ticket }),
    expects: patientsOwn(200),
    inPerson: true,
  },
  answerTicket: {
    sample: ({ support }) => ({ id: support.ticket, content: 'It works now.' }),
    expects: patientsOwn(201),
    inPerson: true,
  },
  rateTicket: {
    sample: ({ support }) => ({ id: support.closed, rating: 5, comment: 'Thank you.' }),
    expects: patientsOwn(200),
    inPerson: true,
  },
  sendTicketFile: {
    sample: { name: 'White page.pdf', upload: demoPage },
    expects: partiesOnly(201),
    inPerson: true,
  },
  readTicketFile: {
    sample: ({ support }) => ({ id: support.file }),
    expects: patientsOwn(200),
    inPerson: true,
  },
  listDeskTickets: {
    sample: { status: 'open', priority: 'medium', category: 'payments', mine: '1', order: 'waiting' },
    expects: adminsOnly(200, 'support'),
    inPerson: true,
  },
  readDeskTicket: {
    sample: ({ support }) => ({ id: support.ticket }),
    expects: adminsOnly(200, 'support'),
    inPerson: true,
  },
  answerAsTeam: {
    sample: ({ support }) => ({ id: support.ticket, content: 'Please try again.', status: 'closed' }),
    expects: adminsOnly(201, 'support'),
  },
  changeTicket: {
    sample: ({ support }) => ({
      id: support.ticket,
      status: 'pending',
      priority: 'high',
      category: 'technical',
      assigneeId: null,
    }),
    expects: adminsOnly(200, 'support'),
  },
  endTicketLinks: { sample: ({ support }) => ({ id: support.ticket }), expects: adminsOnly(200, 'support') },
  noteTicket: {
    sample: ({ support }) => ({ id: support.ticket, content: 'The bank has confirmed the payment.' }),
    expects: adminsOnly(201, 'support'),
  },
  removeTicketNote: {
    sample: ({ support }) => ({ id: support.ticket, note: nobodysId }),
    expects: adminsOnly(404, 'support'),
  },
  sendDeskFile: {
    sample: ({ support }) => ({ id: support.ticket, name: 'How to pay.pdf', upload: demoPage }),
    expects: adminsOnly(201, 'support'),
  },
  readDeskFile: {
    sample: ({ support }) => ({ id: support.file }),
    expects: adminsOnly(200, 'support'),
    inPerson: true,
  },
  listSupportTeam: { sample: {}, expects: adminsOnly(200, 'support') },
  supportSummary: { sample: {}, expects: adminsOnly(200, 'support'), inPerson: true },
  findTickets: { sample: { q: 'invoice' }, expects: adminsOnly(200, 'support'), inPerson: true },
  supportFigures: { sample: {}, expects: adminsOnly(200, 'support') },
  listCannedAnswers: { sample: {}, expects: adminsOnly(200, 'support') },
  keepCannedAnswer: {
    sample: {
      title: 'Refunds',
      titleArabic: 'المبالغ',
      content: 'In five days.',
      contentArabic: 'خلال أيام.',
    },
    expects: adminsOnly(201, 'support'),
  },
  changeCannedAnswer: {
    sample: ({ support }) => ({
      id: support.answer,
      title: 'Hours',
      titleArabic: 'الساعات',
      content: 'From nine to five.',
      contentArabic: 'من التاسعة إلى الخامسة.',
    }),
    expects: adminsOnly(200, 'support'),
  },
  removeCannedAnswer: {
    sample: ({ support }) => ({ id: support.answer }),
    expects: adminsOnly(200, 'support'),
  },
  askSupport: {
    sample: {
      name: sara.name,
      email: sara.email,
      category: 'other',
      subject: 'Before I register',
      content: 'Do you speak Urdu?',
    },
    expects: anyone(202),
  },
  readQuestion: { sample: ({ support }) => ({ token: support.token }), expects: anyone(200) },
  confirmQuestion: { sample: ({ support }) => ({ token: support.token }), expects: anyone(200) },
  answerQuestion: {
    sample: ({ support }) => ({ token: support.token, content: 'And in Riyadh?' }),
    expects: anyone(201),
  },
  sendQuestionLink: { sample: ({ support }) => ({ token: support.token }), expects: anyone(202) },
  endQuestionLinks: { sample: ({ support }) => ({ token: support.otherToken }), expects: anyone(200) },
  rateQuestion: {
    sample: ({ support }) => ({ token: support.closedToken, rating: 4, comment: 'Quick.' }),
    expects: anyone(200),
  },
} satisfies Rows
