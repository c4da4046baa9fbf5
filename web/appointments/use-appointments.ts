import { useCallback, useState } from 'react'
import {
  type AppointmentView,
  listAppointments,
  searchAppointments,
} from '#contract/appointments/appointment.ts'
import { appointmentList } from '#copy/appointments/list.ts'
import { useReadRows } from '#web/lib/read-pages.ts'
import { useFailureToast } from '#web/ui/use-failure-toast.ts'
import { useTurningPoints } from './use-next-status-change.ts'

/** The appointments in one view, read again whenever their possible actions change. */
export function useAppointments(view: AppointmentView, q = '', other?: string) {
  const read = useReadRows(
    q ? searchAppointments : listAppointments,
    { view, ...(q && { q }), ...(other && { other }) },
    'appointments',
    { keptWith: listAppointments, isReadOnReturn: true },
  )
  const { refetch } = read

  // Appointments of another view must not be shown as placeholders for this one.
  const [shown, setShown] = useState(view)
  if (!read.isPlaceholderData && shown !== view) setShown(view)
  const rows = shown === view ? read.data : undefined

  useFailureToast(appointmentList.failed, read)

  const readAnew = useCallback(() => void refetch(), [refetch])
  useTurningPoints(rows ?? none, readAnew)

  return { ...read, data: rows, pending: read.last?.pending ?? 0 }
}

const none = [] as const
