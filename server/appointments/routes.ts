import {
  decideAbsenceClaim as decideAbsenceClaimRoute,
  listAbsenceClaims as listAbsenceClaimsRoute,
} from '#contract/appointments/absence-claims.ts'
import {
  listAppointments as listAppointmentsRoute,
  listNow as listNowRoute,
  readAppointment as readAppointmentRoute,
  searchAppointments as searchAppointmentsRoute,
} from '#contract/appointments/appointment.ts'
import {
  bookAppointment as bookAppointmentRoute,
  holdTime as holdTimeRoute,
  releaseTime as releaseTimeRoute,
} from '#contract/appointments/booking.ts'
import {
  cancelAppointment as cancelAppointmentRoute,
  completeAppointment as completeAppointmentRoute,
  confirmAppointment as confirmAppointmentRoute,
  declineAppointment as declineAppointmentRoute,
  listTimesToMove as listTimesToMoveRoute,
  reportAbsence as reportAbsenceRoute,
  rescheduleAppointment as rescheduleAppointmentRoute,
  sayWhoCame as sayWhoCameRoute,
  setMeetingLink as setMeetingLinkRoute,
} from '#contract/appointments/changes.ts'
import {
  addToNotes as addToNotesRoute,
  listNoteTemplates as listNoteTemplatesRoute,
  readEarlierNotes as readEarlierNotesRoute,
  removeNoteTemplate as removeNoteTemplateRoute,
  saveNotes as saveNotesRoute,
  saveNoteTemplate as saveNoteTemplateRoute,
  signNotes as signNotesRoute,
} from '#contract/appointments/notes.ts'
import { answerReady } from '#server/ground/http/answer-ready.ts'
import { type Bound, bind } from '#server/ground/http/bind.ts'
import { bindRead } from '#server/ground/http/bind-read.ts'
import type { Limit } from '#server/ground/http/limits.ts'
import { decideAbsenceClaim, prepareAbsenceClaims } from './absence/desk.ts'
import { sayWhoCame } from './absence/say-who-came.ts'
import { bookAppointment } from './booking/book.ts'
import { holdTime } from './booking/hold-time.ts'
import { releaseTime } from './booking/release-time.ts'
import { cancelAppointment } from './cancel.ts'
import { completeAppointment } from './complete.ts'
import { confirmAppointment } from './confirm.ts'
import { declineAppointment } from './decline.ts'
import { limitAttempts } from './limits.ts'
import { listAppointments, searchAppointments } from './list-appointments.ts'
import { listNow } from './list-now.ts'
import { addToNotes } from './notes/add-to-notes.ts'
import { listNoteTemplates } from './notes/list-note-templates.ts'
import { readEarlierNotes } from './notes/read-earlier-notes.ts'
import { removeNoteTemplate } from './notes/remove-note-template.ts'
import { saveNoteTemplate } from './notes/save-note-template.ts'
import { saveNotes } from './notes/save-notes.ts'
import { signNotes } from './notes/sign-notes.ts'
import { loadPage } from './page.ts'
import { readAppointment } from './read-appointment.ts'
import { reportAbsence } from './report-absence.ts'
import { rescheduleAppointment } from './reschedule.ts'
import { setMeetingLink } from './set-meeting-link.ts'
import { listTimesToMove } from './times-to-move.ts'

const keeping: Limit = { name: 'note_template.person', most: 60, seconds: 3_600 }

/** What the two say to each other on a page lies nowhere but under their own keys. */
const stored = {
  readAgain: {
    subjectOf: ({ appointment }: { appointment: { id: string } }) => appointment.id,
    read: loadPage,
  },
}

export const appointmentRoutes: readonly Bound[] = [
  bindRead(listAppointmentsRoute, listAppointments),
  bindRead(searchAppointmentsRoute, searchAppointments),
  bindRead(listNowRoute, listNow),
  bindRead(readAppointmentRoute, readAppointment),
  bind(holdTimeRoute, holdTime, {
    limit: limitAttempts,
    crowdOf: ({ dietitian }) => dietitian,
    // What was written to the dietitian may be in it.
    neverKept: true,
  }),
  bind(releaseTimeRoute, releaseTime),
  bind(bookAppointmentRoute, bookAppointment, {
    limit: limitAttempts,
    crowdOf: ({ dietitian }) => dietitian,
    ...stored,
  }),
  bind(confirmAppointmentRoute, confirmAppointment, stored),
  bind(declineAppointmentRoute, declineAppointment, stored),
  bind(cancelAppointmentRoute, cancelAppointment, stored),
  bind(completeAppointmentRoute, completeAppointment, stored),
  bind(reportAbsenceRoute, reportAbsence, stored),
  bind(sayWhoCameRoute, sayWhoCame, stored),
  bind(listAbsenceClaimsRoute, answerReady, { before: prepareAbsenceClaims, neverKept: true }),
  bind(decideAbsenceClaimRoute, decideAbsenceClaim),
  bindRead(listTimesToMoveRoute, listTimesToMove),
  bind(rescheduleAppointmentRoute, rescheduleAppointment, {
    limit: limitAttempts,
    ...stored,
  }),
  bind(setMeetingLinkRoute, setMeetingLink, stored),
  bind(saveNotesRoute, saveNotes),
  bind(signNotesRoute, signNotes),
  bind(addToNotesRoute, addToNotes),
  bindRead(readEarlierNotesRoute, readEarlierNotes),
  bind(listNoteTemplatesRoute, listNoteTemplates),
  bind(saveNoteTemplateRoute, saveNoteTemplate, { limits: (_, { actor }) => [[keeping, actor.id]] }),
  bind(removeNoteTemplateRoute, removeNoteTemplate),
]
