import { contract } from '#contract/contract.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindFile } from '#server/ground/http/bind-file.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import { describeBrowser } from '#server/ground/http/describe-browser.ts'
import {
  changeCannedAnswer,
  keepCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from './canned-answers.ts'
import { answerAsTeam, changeTicket, endTicketLinks } from './desk/change-ticket.ts'
import { findTickets } from './desk/find-tickets.ts'
import { listDeskTickets } from './desk/list-desk-tickets.ts'
import { listSupportTeam } from './desk/list-support-team.ts'
import { noteTicket, removeTicketNote } from './desk/note-ticket.ts'
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
import { answerTicket, listTickets, openTicket, rateTicket, readTicket } from './own-tickets.ts'
import { endQuestionLinks, sendQuestionLink } from './questions/links.ts'
import {
  answerQuestion,
  askSupport,
  confirmQuestion,
  rateQuestion,
  readQuestion,
} from './questions/questions.ts'

export const supportRoutes: readonly Bound[] = [
  bindRead(contract.listTickets, listTickets),
  bind(contract.openTicket, openTicket, { limits: (_, { actor }) => [[ticketLimits.opened, actor.id]] }),
  bindRead(contract.readTicket, readTicket),
  bind(contract.answerTicket, answerTicket, { limits: (_, { actor }) => [[ticketLimits.written, actor.id]] }),
  bind(contract.rateTicket, rateTicket),
  bind(contract.sendTicketFile, sendTicketFile, {
    limits: (_, { actor }) => [[ticketLimits.files, actor.id]],
    before: takeTicketFile,
  }),
  bindFile(contract.readTicketFile, readTicketFile),
  bindRead(contract.listDeskTickets, listDeskTickets),
  bindRead(contract.readDeskTicket, readDeskTicket),
  bind(contract.answerAsTeam, answerAsTeam),
  bind(contract.changeTicket, changeTicket),
  bind(contract.endTicketLinks, endTicketLinks),
  bind(contract.noteTicket, noteTicket),
  bind(contract.removeTicketNote, removeTicketNote),
  bind(contract.sendDeskFile, sendDeskFile, {
    limits: (_, { actor }) => [[ticketLimits.files, actor.id]],
    before: takeTeamFile,
  }),
  bindFile(contract.readDeskFile, readDeskFile),
  bindRead(contract.listSupportTeam, listSupportTeam),
  bindRead(contract.supportSummary, supportSummary),
  bindRead(contract.findTickets, findTickets, { queueOf: (_, { actor }) => actor.id }),
  bindRead(contract.supportFigures, supportFigures),
  bindRead(contract.listCannedAnswers, listCannedAnswers),
  bind(contract.keepCannedAnswer, keepCannedAnswer),
  bind(contract.changeCannedAnswer, changeCannedAnswer),
  bind(contract.removeCannedAnswer, removeCannedAnswer),
  bind(contract.askSupport, askSupport, {
    limits: ({ email }, caller) => [
      [ticketLimits.fromBrowser, describeBrowser(caller)],
      [ticketLimits.toAddress, email],
      [ticketLimits.fromHere, caller.address],
    ],
  }),
  bind(contract.readQuestion, readQuestion, { neverStored: true }),
  bind(contract.confirmQuestion, confirmQuestion, { neverStored: true }),
  bind(contract.answerQuestion, answerQuestion, {
    limits: ({ token }) => [[ticketLimits.byLink, token]],
    neverStored: true,
  }),
  bind(contract.sendQuestionLink, sendQuestionLink, {
    limits: ({ token }, caller) => [
      [ticketLimits.fromBrowser, describeBrowser(caller)],
      [ticketLimits.links, token],
      [ticketLimits.fromHere, caller.address],
    ],
    neverStored: true,
  }),
  bind(contract.endQuestionLinks, endQuestionLinks, { neverStored: true }),
  bind(contract.rateQuestion, rateQuestion, { neverStored: true }),
]
