import { useCallback, useRef } from 'react'
import {
  type AppointmentView,
  listAppointments,
  searchAppointments,
} from '#contract/appointments/appointment.ts'
import { appointmentList } from '#copy/appointments/list.ts'
import { useReadPages } from '#web/lib/read-pages.ts'
import { useFailureToast } from '#web/ui/use-failure-toast.ts'
import { useTurningPoints } from './use-next-status-change.ts'

/** The appointments in one view, read again whenever their possible actions change. */
export function useAppointments(view: AppointmentView, q = '', other?: string) {
  const pages = useReadPages(
    q ? searchAppointments : listAppointments,
    { view, ...(q && { q }), ...(other && { other }) },
    { keptWith: listAppointments, isReadOnReturn: true },
  )
  const { refetch } = pages

  // Appointments of another view must not be shown as placeholders for this one.
  const shown = useRef(view)
  if (!pages.isPlaceholderData) shown.current = view
  const rows =
    shown.current === view ? pages.data?.pages.flatMap(({ appointments }) => appointments) : undefined

  useFailureToast(appointmentList.failed, pages)

  const readAnew = useCallback(() => void refetch(), [refetch])
  useTurningPoints(rows ?? none, readAnew)

  return { ...pages, data: rows, pending: pages.data?.pages.at(-1)?.pending ?? 0 }
}

const none = [] as const
