import {
  addToNotes as addToNotesRoute,
  bookAppointment as bookAppointmentRoute,
  cancelAppointment as cancelAppointmentRoute,
  completeAppointment as completeAppointmentRoute,
  confirmAppointment as confirmAppointmentRoute,
  declineAppointment as declineAppointmentRoute,
  holdTime as holdTimeRoute,
  listAppointments as listAppointmentsRoute,
  listTimesToMove as listTimesToMoveRoute,
  readAppointment as readAppointmentRoute,
  releaseTime as releaseTimeRoute,
  reportAbsence as reportAbsenceRoute,
  rescheduleAppointment as rescheduleAppointmentRoute,
  saveNotes as saveNotesRoute,
  setMeetingLink as setMeetingLinkRoute,
  signNotes as signNotesRoute,
} from '#contract/appointments.ts'
import { type Bound, bind } from '../bind.ts'
import { bindRead } from '../bind-read.ts'
import { addToNotes } from './add-to-notes.ts'
import { bookAppointment } from './book.ts'
import { cancelAppointment } from './cancel.ts'
import { completeAppointment } from './complete.ts'
import { confirmAppointment } from './confirm.ts'
import { declineAppointment } from './decline.ts'
import { holdTime } from './hold-time.ts'
import { limitAttempts } from './limits.ts'
import { listAppointments } from './list-appointments.ts'
import { readAppointment } from './read-appointment.ts'
import { releaseTime } from './release-time.ts'
import { reportAbsence } from './report-absence.ts'
import { rescheduleAppointment } from './reschedule.ts'
import { saveNotes } from './save-notes.ts'
import { setMeetingLink } from './set-meeting-link.ts'
import { signNotes } from './sign-notes.ts'
import { listTimesToMove } from './times-to-move.ts'

export const appointmentRoutes: readonly Bound[] = [
  bindRead(listAppointmentsRoute, listAppointments),
  bindRead(readAppointmentRoute, readAppointment),
  bind(holdTimeRoute, holdTime, { before: limitAttempts, crowdOf: ({ dietitian }) => dietitian }),
  bind(releaseTimeRoute, releaseTime),
  bind(bookAppointmentRoute, bookAppointment, {
    before: limitAttempts,
    crowdOf: ({ dietitian }) => dietitian,
  }),
  bind(confirmAppointmentRoute, confirmAppointment),
  bind(declineAppointmentRoute, declineAppointment),
  bind(cancelAppointmentRoute, cancelAppointment),
  bind(completeAppointmentRoute, completeAppointment),
  bind(reportAbsenceRoute, reportAbsence),
  bindRead(listTimesToMoveRoute, listTimesToMove),
  bind(rescheduleAppointmentRoute, rescheduleAppointment, { before: limitAttempts }),
  bind(setMeetingLinkRoute, setMeetingLink),
  bind(saveNotesRoute, saveNotes),
  bind(signNotesRoute, signNotes),
  bind(addToNotesRoute, addToNotes),
]
