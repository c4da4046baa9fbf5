import {
  changeCannedAnswer as changeCannedAnswerRoute,
  keepCannedAnswer as keepCannedAnswerRoute,
  listCannedAnswers as listCannedAnswersRoute,
  removeCannedAnswer as removeCannedAnswerRoute,
} from '#contract/support/canned-answers.ts'
import {
  answerAsTeam as answerAsTeamRoute,
  changeTicket as changeTicketRoute,
  endTicketLinks as endTicketLinksRoute,
  findTickets as findTicketsRoute,
  listDeskTickets as listDeskTicketsRoute,
  listSupportTeam as listSupportTeamRoute,
  readDeskFile as readDeskFileRoute,
  readDeskTicket as readDeskTicketRoute,
  sendDeskFile as sendDeskFileRoute,
  supportFigures as supportFiguresRoute,
  supportSummary as supportSummaryRoute,
} from '#contract/support/desk.ts'
import {
  answerTicket as answerTicketRoute,
  listTickets as listTicketsRoute,
  openTicket as openTicketRoute,
  rateTicket as rateTicketRoute,
  readTicketFile as readTicketFileRoute,
  readTicket as readTicketRoute,
  sendTicketFile as sendTicketFileRoute,
} from '#contract/support/own.ts'
import {
  answerQuestion as answerQuestionRoute,
  askSupport as askSupportRoute,
  confirmQuestion as confirmQuestionRoute,
  endQuestionLinks as endQuestionLinksRoute,
  rateQuestion as rateQuestionRoute,
  readQuestion as readQuestionRoute,
  sendQuestionLink as sendQuestionLinkRoute,
} from '#contract/support/questions.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { browserOf } from '#server/ground/http/browser-of.ts'
import {
  changeCannedAnswer,
  keepCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from './canned-answers.ts'
import { answerAsTeam } from './desk/answer-as-team.ts'
import { changeTicket } from './desk/change-ticket.ts'
import { endTicketLinks } from './desk/end-ticket-links.ts'
import { findTickets } from './desk/find-tickets.ts'
import { listDeskTickets } from './desk/list-desk-tickets.ts'
import { listSupportTeam } from './desk/list-support-team.ts'
import { readDeskTicket } from './desk/read-desk-ticket.ts'
import { supportFigures } from './desk/support-figures.ts'
import { supportSummary } from './desk/support-summary.ts'
import {
  readDeskFile,
  readTicketFile,
  sendDeskFile,
  sendTicketFile,
  takeTeamFile,
  takeTicketFile,
} from './files/ticket-file.ts'
import { ticketLimits } from './limits.ts'
import { answerTicket } from './own/answer-ticket.ts'
import { listTickets } from './own/list-tickets.ts'
import { openTicket } from './own/open-ticket.ts'
import { rateTicket } from './own/rate-ticket.ts'
import { readTicket } from './own/read-ticket.ts'
import { answerQuestion } from './questions/answer-question.ts'
import { askSupport } from './questions/ask-support.ts'
import { confirmQuestion } from './questions/confirm-question.ts'
import { endQuestionLinks, sendQuestionLink } from './questions/links.ts'
import { rateQuestion } from './questions/rate-question.ts'
import { readQuestion } from './questions/read-question.ts'

export const supportRoutes: readonly Bound[] = [
  bindRead(listTicketsRoute, listTickets),
  bind(openTicketRoute, openTicket, { limits: (_, { actor }) => [[ticketLimits.opened, actor.id]] }),
  bindRead(readTicketRoute, readTicket),
  bind(answerTicketRoute, answerTicket, { limits: (_, { actor }) => [[ticketLimits.written, actor.id]] }),
  bind(rateTicketRoute, rateTicket),
  bind(sendTicketFileRoute, sendTicketFile, {
    limits: (_, { actor }) => [[ticketLimits.files, actor.id]],
    before: takeTicketFile,
  }),
  bindFile(readTicketFileRoute, readTicketFile),
  bindRead(listDeskTicketsRoute, listDeskTickets),
  bindRead(readDeskTicketRoute, readDeskTicket),
  bind(answerAsTeamRoute, answerAsTeam),
  bind(changeTicketRoute, changeTicket),
  bind(endTicketLinksRoute, endTicketLinks),
  bind(sendDeskFileRoute, sendDeskFile, {
    limits: (_, { actor }) => [[ticketLimits.files, actor.id]],
    before: takeTeamFile,
  }),
  bindFile(readDeskFileRoute, readDeskFile),
  bindRead(listSupportTeamRoute, listSupportTeam),
  bindRead(supportSummaryRoute, supportSummary),
  bindRead(findTicketsRoute, findTickets, { crowdOf: (_, { actor }) => actor.id }),
  bindRead(supportFiguresRoute, supportFigures),
  bindRead(listCannedAnswersRoute, listCannedAnswers),
  bind(keepCannedAnswerRoute, keepCannedAnswer),
  bind(changeCannedAnswerRoute, changeCannedAnswer),
  bind(removeCannedAnswerRoute, removeCannedAnswer),
  bind(askSupportRoute, askSupport, {
    limits: ({ email }, caller) => [
      [ticketLimits.fromBrowser, browserOf(caller)],
      [ticketLimits.toAddress, email],
      [ticketLimits.fromHere, caller.address],
    ],
  }),
  bind(readQuestionRoute, readQuestion, { neverKept: true }),
  bind(confirmQuestionRoute, confirmQuestion, { neverKept: true }),
  bind(answerQuestionRoute, answerQuestion, {
    limits: ({ token }) => [[ticketLimits.byLink, token]],
    neverKept: true,
  }),
  bind(sendQuestionLinkRoute, sendQuestionLink, {
    limits: ({ token }, caller) => [
      [ticketLimits.fromBrowser, browserOf(caller)],
      [ticketLimits.links, token],
      [ticketLimits.fromHere, caller.address],
    ],
    neverKept: true,
  }),
  bind(endQuestionLinksRoute, endQuestionLinks, { neverKept: true }),
  bind(rateQuestionRoute, rateQuestion, { neverKept: true }),
]
