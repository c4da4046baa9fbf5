import type { Appointment, AppointmentPage } from '#contract/appointments/appointment.ts'
import type {
  cancelAppointment,
  completeAppointment,
  confirmAppointment,
  declineAppointment,
  reportAbsence,
  rescheduleAppointment,
  sayWhoCame,
  setMeetingLink,
} from '#contract/appointments/changes.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Word } from '#copy/word.ts'
import { useChange } from '#web/app/query.ts'
import { useWords } from '#web/lib/words.ts'
import { showFault } from '#web/ui/show-fault.ts'
import { showToast } from '#web/ui/toast.ts'
import { cacheAppointment, refetchAppointment } from './cache.ts'

type Changing =
  | typeof confirmAppointment
  | typeof declineAppointment
  | typeof cancelAppointment
  | typeof completeAppointment
  | typeof reportAbsence
  | typeof sayWhoCame
  | typeof rescheduleAppointment
  | typeof setMeetingLink

type ChangeMessages = {
  done: (appointment: AppointmentPage) => Word
  failed: Word
  /** Called when the change was made or is no longer possible, so that its dialog closes. */
  onOver?: () => void
}

/** Changes the appointment that is shown. A toast states the outcome, and the data is read again. */
export function useAppointmentChange<R extends Changing>(
  route: R,
  { id, version }: Pick<Appointment, 'id' | 'version'>,
  { done, failed, onOver }: ChangeMessages,
) {
  const t = useWords()
  return useChange(route, {
    version,
    onDone: (output) => {
      const { appointment } = output as { appointment: AppointmentPage }
      cacheAppointment(appointment)
      showToast({ tone: 'success', title: t(done(appointment)) })
      onOver?.()
    },
    onRefused: (refused) => {
      showFault(t, failed, refused)
      if (refused.status === 404 || refused.status === 409 || refused.status === 412) refetchAppointment(id)
      if (overWith.has(refused.code)) onOver?.()
    },
  })
}

/** Refusals that mean that the appointment has changed since it was shown. */
const overWith: ReadonlySet<RefusalCode> = new Set([
  'not_found',
  'status_has_changed',
  'changed_meanwhile',
  'too_late_to_confirm',
  'too_late_to_decline',
  'too_late_to_cancel',
  'too_late_to_reschedule',
  'too_late_to_report',
  'attendance_disputed',
  'moved_too_often',
])
