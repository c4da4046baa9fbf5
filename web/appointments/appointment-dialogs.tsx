import type { AppointmentPage, Party } from '#contract/appointments/appointment.ts'
import { AbsenceDialog } from './absence-dialog.tsx'
import { CompleteDialog } from './complete-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { RescheduleDialog } from './reschedule-dialog.tsx'
import { WhoCameDialog } from './who-came-dialog.tsx'

/** The actions that open a dialog first. */
export type OpenDialog = 'cancel' | 'decline' | 'complete' | 'absence' | 'whoCame' | 'reschedule' | 'link'

type AppointmentDialogsProps = {
  party: Party
  appointment: AppointmentPage
  asking: OpenDialog | null
  onClose: () => void
}

export function AppointmentDialogs({ asking, ...rest }: AppointmentDialogsProps) {
  if (asking === 'cancel' || asking === 'decline') return <ReasonDialog does={asking} isOnPage {...rest} />
  if (asking === 'complete') return <CompleteDialog {...rest} />
  if (asking === 'absence') return <AbsenceDialog {...rest} />
  if (asking === 'whoCame') return <WhoCameDialog {...rest} />
  if (asking === 'reschedule') return <RescheduleDialog {...rest} />
  if (asking === 'link') return <LinkDialog {...rest} />
  return null
}
