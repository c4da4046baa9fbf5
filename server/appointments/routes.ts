import { contract } from '#contract/contract.ts'
import { answerPrepared } from '#server/ground/http/answer-prepared.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import type { Limit } from '#server/ground/http/limits.ts'
import { decideAbsenceClaim, prepareAbsenceClaim, prepareAbsenceClaims } from './absence/desk.ts'
import { sayWhoCame } from './absence/say-who-came.ts'
import { bookAppointment } from './booking/book.ts'
import { holdTime, releaseTime } from './booking/hold-time.ts'
import { cancelAppointment } from './cancel.ts'
import { completeAppointment } from './complete.ts'
import { confirmAppointment } from './confirm.ts'
import { declineAppointment } from './decline.ts'
import { limitAttempts } from './limits.ts'
import { listAppointments, searchAppointments } from './list-appointments.ts'
import { listNow } from './list-now.ts'
import { listNoteTemplates, removeNoteTemplate, saveNoteTemplate } from './notes/note-templates.ts'
import { readEarlierNotes } from './notes/read-earlier-notes.ts'
import { addToNotes, saveNotes, signNotes } from './notes/write-notes.ts'
import { loadPage } from './page.ts'
import { readPracticeCalendar } from './practice-calendar.ts'
import { readAppointment } from './read-appointment.ts'
import { reportAbsence } from './report-absence.ts'
import { rescheduleAppointment } from './reschedule.ts'
import { setMeetingLink } from './set-meeting-link.ts'
import { listTimesToMove } from './times-to-move.ts'

const keeping: Limit = { name: 'note_template.person', most: 60, seconds: 3_600 }

/**
 * What the two sides write may be stored only under their own keys, so a repeated request loads the page again
 * instead of a stored answer.
 */
const stored = {
  readAgain: {
    subjectOf: ({ appointment }: { appointment: { id: string } }) => appointment.id,
    read: loadPage,
  },
}

export const appointmentRoutes: readonly Bound[] = [
  bindRead(contract.listAppointments, listAppointments),
  bindRead(contract.searchAppointments, searchAppointments),
  bindRead(contract.listNow, listNow),
  bindRead(contract.readAppointment, readAppointment),
  bindRead(contract.readPracticeCalendar, readPracticeCalendar),
  bind(contract.holdTime, holdTime, {
    limit: limitAttempts,
    queueOf: ({ dietitian }) => dietitian,
    // The answer may contain the message to the dietitian.
    neverStored: true,
  }),
  bind(contract.releaseTime, releaseTime),
  bind(contract.bookAppointment, bookAppointment, {
    limit: limitAttempts,
    queueOf: ({ dietitian }) => dietitian,
    ...stored,
  }),
  bind(contract.confirmAppointment, confirmAppointment, stored),
  bind(contract.declineAppointment, declineAppointment, stored),
  bind(contract.cancelAppointment, cancelAppointment, stored),
  bind(contract.completeAppointment, completeAppointment, stored),
  bind(contract.reportAbsence, reportAbsence, stored),
  bind(contract.sayWhoCame, sayWhoCame, stored),
  bind(contract.listAbsenceClaims, answerPrepared, { before: prepareAbsenceClaims, neverStored: true }),
  bind(contract.readAbsenceClaim, answerPrepared, { before: prepareAbsenceClaim, neverStored: true }),
  bind(contract.decideAbsenceClaim, decideAbsenceClaim),
  bindRead(contract.listTimesToMove, listTimesToMove),
  bind(contract.rescheduleAppointment, rescheduleAppointment, {
    limit: limitAttempts,
    ...stored,
  }),
  bind(contract.setMeetingLink, setMeetingLink, stored),
  bind(contract.saveNotes, saveNotes),
  bind(contract.signNotes, signNotes),
  bind(contract.addToNotes, addToNotes),
  bindRead(contract.readEarlierNotes, readEarlierNotes),
  bind(contract.listNoteTemplates, listNoteTemplates),
  bind(contract.saveNoteTemplate, saveNoteTemplate, { limits: (_, { actor }) => [[keeping, actor.id]] }),
  bind(contract.removeNoteTemplate, removeNoteTemplate),
]
